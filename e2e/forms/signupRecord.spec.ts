import type { Page } from 'playwright/test';
import { expectAccessible } from '../../test/kit/axe.ts';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { dialogForm, emailOf, join, openForm, pageForm, submitOf } from '../../test/kit/forms.ts';
import { answerOnce } from '../../test/kit/network.ts';
import { footerLink, handIn, visit } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

const recordOf = (page: Page) => page.locator('#waitlist figure');

/** Where the parts of the page are that a finger may be on, in the document's pixels. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main form button, footer, #waitlist li')].map((part) => {
      const { top, left } = part.getBoundingClientRect();
      return [Math.round(top + scrollY), Math.round(left)];
    }),
  );

for (const width of [320, 390, 900, 1280]) {
  test(`a late answer records the signup below the form and moves nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { promise, resolve } = Promise.withResolvers<void>();
    await answerOnce(page, async (route) => {
      await promise;
      await route.fulfill({ json: { result: {} } });
    });
    const form = await openForm(page, pageForm);
    await join(form, ' Reader@Example.com');
    const before = await places(page);
    resolve();
    await expectToast(page, 'joined');
    const record = recordOf(page);
    await expect(record).toContainText('reader@example.com');
    expect(await places(page)).toEqual(before);
    await expect(emailOf(form)).toHaveValue('');
    await expect(handIn(record)).toBeVisible();
    await expectAccessible(page, 'record');
  });
}

test('the record says who, what, when, why and where, and the next signup replaces it', async ({ page }) => {
  const form = await openForm(page, pageForm);
  const [first, second] = [uniqueEmail('first'), uniqueEmail('second')];
  await join(form, first);
  const answers = recordOf(page).getByRole('definition');
  await expect(answers).toHaveText([
    first,
    'A place on the waitlist',
    /\d{4}, \d{1,2}:\d\d/,
    'To try it before it launches',
    'On our list, for two years at most',
  ]);
  await join(form, second);
  await expect(answers.first()).toHaveText(second);
  await join(form, first);
  await expectToast(page, 'already-registered');
  await expect(answers.first()).toHaveText(second);
  await submitOf(form).click();
  await expectToast(page, 'email-required');
  await expect(answers.first()).toHaveText(second);
});

test('a signup in the dialog is recorded on the page, until the visitor leaves it', async ({ page }) => {
  await visit(page, '/');
  await join(await dialogForm.show(page), uniqueEmail('dialog'));
  await expectToast(page, 'joined');
  await expect(recordOf(page)).toBeVisible();
  await footerLink(page, 'Contact').click();
  await page.getByRole('link', { name: /home/ }).first().click();
  await expect(page.locator('#waitlist form')).toBeVisible();
  await expect(recordOf(page)).toHaveCount(0);
});
