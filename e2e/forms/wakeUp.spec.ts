import { expect, test } from '../../test/kit/fixtures.ts';
import { contactForm, dialogForm, emailOf, messageOf, openForm, pageForm } from '../../test/kit/forms.ts';
import { API } from '../../test/kit/network.ts';
import { footerLink } from '../../test/kit/page.ts';

test('a form that gets the focus starts its function once per page load, and logs nothing', async ({ page }) => {
  const woken: string[] = [];
  await page.route(API, (route) => {
    woken.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    return route.abort();
  });
  const form = await openForm(page, pageForm);
  expect(woken).toEqual([]);
  await emailOf(form).focus();
  await expect.poll(() => woken).toEqual(['GET /api/joinWaitlist']);
  await emailOf(await dialogForm.show(page)).focus();
  await page.keyboard.press('Escape');
  await footerLink(page, 'Contact').click();
  const contact = await contactForm.show(page);
  await messageOf(contact).focus();
  await emailOf(contact).focus();
  await expect.poll(() => woken).toEqual(['GET /api/joinWaitlist', 'GET /api/submitContact']);
});
