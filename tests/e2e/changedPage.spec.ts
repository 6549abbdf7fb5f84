import type { Page } from 'playwright/test';
import { uniqueEmail } from '../kit/forms.ts';
import { APP, expect, expectLogged, test } from '../kit/site.ts';

/** Replaces each text, also later ones, by another one in two elements, as Chrome's translator does. */
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

/** Adds elements after each email field, as password managers do. */
const decorate = (page: Page) =>
  page.evaluate(() => {
    for (const email of document.querySelectorAll('[name=email]')) {
      email.after(document.createElement('div'), document.createElement('input'));
    }
  });

for (const [change, apply, name, failure] of [
  ['a translator', translate, 'dialogForm', 'not-joined'],
  ['a password manager', decorate, 'contactForm', 'message-not-sent'],
] as const) {
  test(`§4 after ${change} the ${name} keeps and sends its text`, async ({ page, site, entries, consoleErrors }) => {
    const form = site[name];
    const release = await site.hold(APP);
    await page.goto(form.path);
    await apply(page);
    await form.show();
    const email = uniqueEmail('changed');
    await form.fill(email);
    const typed = await form.values();
    release();
    await site.hydrated();
    // React renders again what it doesn't recognise.
    await expectLogged(consoleErrors, 'Minified React error');
    await site.failOnce();
    await form.submit.click();
    await site.expectToast(failure);
    await expectLogged(consoleErrors, form.failure);
    expect(await form.values()).toEqual(typed);
    await form.submit.click();
    await site.expectToast(form.sent);
    expect(await entries[form.stored](email)).toHaveLength(1);
  });
}

// Archives, caches and proxies show such copies.
test('a copy of a page under another path stays that page, and its form works', async ({ page, site, entries }) => {
  await page.route('**/2026/contact', async (route) => route.fulfill({ response: await page.request.get('/contact') }));
  const loads = site.requests('GET /assets/');
  await page.goto('/2026/contact');
  const email = uniqueEmail('copy');
  await site.contactForm.send(email);
  await site.expectOutcomePage('message-sent');
  expect(await entries.messages(email)).toHaveLength(1);
  expect(loads).toEqual([]);
});
