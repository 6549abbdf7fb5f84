import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { dialogForm, emailOf, join, openForm, pageForm } from '../../test/kit/forms.ts';
import { API, hold } from '../../test/kit/network.ts';
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
    await page.route(API, (route) => route.fulfill({ json: { result: {} } }));
    const release = await hold(page, API);
    const form = await openForm(page, pageForm);
    await join(form, ' Reader@Example.com');
    const before = await places(page);
    release();
    await expectToast(page, 'joined');
    await expect(recordOf(page)).toContainText('reader@example.com');
    expect(await places(page)).toEqual(before);
    await expect(emailOf(form)).toHaveValue('');
    await expect(handIn(recordOf(page))).toBeVisible();
  });
}

test('the page says what becomes of an address, and records a signup in the dialog until the visitor leaves', async ({
  page,
}) => {
  const pencilled = [
    'Your work email',
    'A place on the waitlist',
    'The minute you press Join',
    'To try it before it launches',
    'On our list, for two years at most',
  ];
  await visit(page, '/');
  const answers = recordOf(page).getByRole('definition');
  await expect(answers).toHaveText(pencilled);
  const email = uniqueEmail('dialog');
  await join(await dialogForm.show(page), email);
  await expect(answers).toHaveText([email, pencilled[1] ?? '', /\d{4}, \d{1,2}:\d\d/, ...pencilled.slice(3)]);
  await footerLink(page, 'Contact').click();
  await page.getByRole('link', { name: /home/ }).first().click();
  await expect(answers).toHaveText(pencilled);
});
