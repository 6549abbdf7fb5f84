import type { Locator, Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import {
  contactForm,
  dialogForm,
  emailOf,
  FORMS,
  messageOf,
  openForm,
  submitOf,
  valuesOf,
} from '../../test/kit/forms.ts';
import { answerOnce, arriveEarly } from '../../test/kit/network.ts';
import { footerLink, heading, visit } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

/** As Chrome's translator does: replaces each text, and each that comes later, by another one in two elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    function replaceTexts() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.parentElement?.closest('script, style, font')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    replaceTexts();
    new MutationObserver(replaceTexts).observe(document.body, { childList: true, subtree: true });
  });

/** As password managers do. */
const decorate = (page: Page) =>
  page.evaluate(() => {
    for (const email of document.querySelectorAll('[name=email]')) {
      email.after(document.createElement('div'), document.createElement('input'));
    }
    document.body.append(document.createElement('form'), document.createElement('form'));
  });

/** Submits a filled form twice: the first call fails and keeps the text. */
async function failThenSend(page: Page, form: Locator, kind: (typeof FORMS)[number], consoleErrors: string[]) {
  const typed = await valuesOf(form);
  await answerOnce(page, (route) => route.fulfill({ status: 503 }));
  await submitOf(form).click();
  await expectToast(page, kind.notSent);
  await expectLogged(consoleErrors, kind.failure);
  expect(await valuesOf(form)).toEqual(typed);
  await submitOf(form).click();
  await expectToast(page, kind.sent);
}

for (const [change, apply] of [
  ['was translated', translate],
  ['a password manager has written into', decorate],
] as const) {
  for (const kind of [dialogForm, contactForm]) {
    test(`a page that ${change} before the app arrived keeps the text and the ${kind.name}, which fails and then sends`, async ({
      page,
      entries,
      consoleErrors,
    }) => {
      const finish = await arriveEarly(page, kind.path);
      await apply(page);
      const form = await kind.show(page);
      const email = uniqueEmail('changed');
      await kind.fill(form, email);
      const typed = await valuesOf(form);
      await finish();
      // React renders again what it doesn't recognise.
      await expectLogged(consoleErrors, 'Minified React error');
      await expect(emailOf(form)).toBeVisible();
      expect(await valuesOf(form)).toEqual(typed);
      await failThenSend(page, form, kind, consoleErrors);
      expect(await entries[kind.stored](email)).toHaveLength(1);
    });
  }
}

for (const kind of FORMS) {
  test(`§4 §8 on a page that is translated as texts come, the form of the ${kind.name} is refused, fails, sends and is left`, async ({
    page,
    entries,
    consoleErrors,
  }) => {
    const form = await openForm(page, kind);
    await translate(page);
    await submitOf(form).click();
    await expect(emailOf(form)).toHaveAccessibleDescription(/Please enter/);

    const email = uniqueEmail('translated');
    await kind.fill(form, email);
    await failThenSend(page, form, kind, consoleErrors);
    expect(await entries[kind.stored](email)).toHaveLength(1);

    await footerLink(page, 'Terms of Service').click();
    await expect(heading(page)).toHaveText('Terms of Service');
    await footerLink(page, 'Contact').click();
    await expect(heading(page)).toHaveText('Contact');
  });
}

test('§8 the length of a message that is too long stays true on a translated page', async ({ page }) => {
  const form = await openForm(page, contactForm);
  await contactForm.fill(form, uniqueEmail('long'));
  await translate(page);
  for (const [length, shown] of [
    [5_005, '5,005'],
    [6_000, '6,000'],
  ] as const) {
    await messageOf(form).fill('x'.repeat(length));
    await submitOf(form).click();
    await expect(messageOf(form)).toHaveAccessibleDescription(new RegExp(`${shown} characters`));
  }
});

test('the form of an extension keeps its own validation', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.body.append(document.createElement('form'))),
  );
  await visit(page, '/');
  await expect(page.locator('body > form')).toHaveJSProperty('noValidate', false);
});
