import type { Page } from 'playwright/test';
import { expect, expectLogged, test, uniqueEmail } from '../kit/fixtures.ts';
import { contactForm, dialogForm, messageOf, openForm, submitOf, valuesOf } from '../kit/forms.ts';
import { answerOnce, arriveEarly, isApp, requestsOf } from '../kit/network.ts';
import { expectOutcomePage, expectToast } from '../kit/outcomes.ts';
import { anotherPage, footerLink, heading } from '../kit/page.ts';

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
  });

for (const [change, apply, kind] of [
  ['a translator', translate, dialogForm],
  ['a password manager', decorate, contactForm],
] as const) {
  test(`§4 §8 after ${change}, the ${kind.name} keeps its text, fails and sends; errors change, and pages`, async ({
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
    await answerOnce(page, (route) => route.fulfill({ status: 503 }));
    await submitOf(form).click();
    await expectToast(page, kind.notSent);
    await expectLogged(consoleErrors, kind.failure);
    expect(await valuesOf(form)).toEqual(typed);
    await submitOf(form).click();
    await expectToast(page, kind.sent);
    expect(await entries[kind.stored](email)).toHaveLength(1);

    for (const name of [anotherPage.title, 'Contact']) {
      await footerLink(page, name).click();
      await expect(heading(page)).toHaveText(name);
    }
    const contact = await contactForm.show(page);
    for (const [length, shown] of [
      [0, /Please enter a message/],
      [5_005, /5,005 characters/],
      [6_000, /6,000 characters/],
    ] as const) {
      await messageOf(contact).fill('x'.repeat(length));
      await submitOf(contact).click();
      await expect(messageOf(contact)).toHaveAccessibleDescription(shown);
    }
  });
}

// As archives, caches and proxies show it.
test('a copy of a page under another path stays that page, whose form posts', async ({ page, entries }) => {
  await page.route('**/2026/contact', async (route) => route.fulfill({ response: await page.request.get('/contact') }));
  const requests = requestsOf(page);
  await page.goto('/2026/contact');
  const form = await contactForm.show(page);
  const email = uniqueEmail('copy');
  await contactForm.fill(form, email);
  await submitOf(form).click();
  await expectOutcomePage(page, 'message-sent');
  expect(await entries.messages(email)).toHaveLength(1);
  expect(requests.filter(isApp)).toEqual([]);
});

test('a toast that an extension removes costs neither the page nor the text', async ({ page, consoleErrors }) => {
  await answerOnce(page, (route) => route.fulfill({ status: 503 }));
  const form = await openForm(page, contactForm);
  await contactForm.fill(form, uniqueEmail('removed'));
  await submitOf(form).click();
  await expectToast(page, 'message-not-sent');
  await expectLogged(consoleErrors, contactForm.failure);
  await page.locator('.MuiAlert-root').evaluate((toast) => toast.remove());
  await messageOf(form).fill('Another');
  await expectLogged(consoleErrors, 'NotFoundError');
  await submitOf(form).click();
  await expectToast(page, 'message-sent');
});
