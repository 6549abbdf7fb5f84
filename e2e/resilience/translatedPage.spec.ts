import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, expectLogged, test } from '../../test/kit/fixtures.ts';
import { contactForm, dialogForm, emailOf, FORMS, join, submitOf, valuesOf } from '../../test/kit/forms.ts';
import { answerOnce, arriveEarly } from '../../test/kit/network.ts';
import { footerLink, heading } from '../../test/kit/page.ts';
import { expectToast } from '../../test/kit/toasts.ts';

/** As Chrome's translator does: each text is replaced by another one inside two elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
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
  });

for (const [name, kind] of FORMS) {
  for (const when of ['before', 'after'] as const) {
    test(`§4 §8 on a page translated ${when} the app arrived, and again as texts come, the form of the ${name} is refused, fails and succeeds without losing anything`, async ({
      page,
      entries,
      consoleErrors,
    }) => {
      const finish = await arriveEarly(page, kind.path);
      if (when === 'before') await translate(page);
      await finish();
      // React renders again what it doesn't recognise.
      if (when === 'before') await expectLogged(consoleErrors, 'Minified React error');
      const form = await kind.show(page);
      await translate(page);

      await submitOf(form).click();
      await expect(emailOf(form)).toHaveAccessibleDescription(/Please enter/);
      await translate(page);

      const email = uniqueEmail('translated');
      await kind.fill(form, email);
      const typed = await valuesOf(form);
      await answerOnce(page, async (route) => {
        await translate(page);
        await route.fulfill({ status: 503 });
      });
      await submitOf(form).click();
      await expectToast(page, kind.notSent);
      await expectLogged(consoleErrors, kind.failure);
      expect(await valuesOf(form)).toEqual(typed);
      await translate(page);

      await submitOf(form).click();
      await expectToast(page, kind.sent);
      expect(await entries[kind.stored](email)).toHaveLength(1);
      await translate(page);

      if (kind !== contactForm) {
        await join(await (kind === dialogForm ? kind.show(page) : form), email);
        await expectToast(page, 'already-registered');
        await translate(page);
      }

      await footerLink(page, 'Terms of Service').click();
      await expect(heading(page)).toHaveText('Terms of Service');
      await translate(page);
      await footerLink(page, 'Contact').click();
      await expect(heading(page)).toHaveText('Contact');
    });
  }
}
