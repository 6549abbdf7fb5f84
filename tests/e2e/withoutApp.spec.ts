import { waitlist } from '../../web/src/content/forms.ts';
import { navigation, pageNames, pages, returnHome } from '../../web/src/content/site.ts';
import { unseenTexts } from '../kit/checks.ts';
import { uniqueEmail } from '../kit/forms.ts';
import { APP, expect, test } from '../kit/site.ts';

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all its words', async ({ page, site }) => {
    for (const path of Object.keys(pages)) {
      await page.goto(path);
      await expect(site.heading).toBeVisible();
      // A link of these words replaces each button of the dialog.
      const links = await page.getByRole('main').getByRole('link', { name: waitlist.title, exact: true }).all();
      expect(await unseenTexts(page.locator('main, footer')), path).toEqual(links.map(() => waitlist.title));
    }
  });
});

for (const [state, javaScriptEnabled] of [
  ['without JavaScript', false],
  ['when the app can’t be loaded', true],
] as const) {
  test.describe(state, { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(async ({ page }) => {
      await page.route(APP, (route) => route.abort());
      await page.goto('/');
    });

    test('the menu and the links work', async ({ page, site }) => {
      await site.menuButton.click();
      await expect(site.menuItems.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(site.menuItems).toHaveCount(0);
      await site.menuButton.click();
      // Without scripts, a link has these words.
      const join = page
        .getByRole('main')
        .locator('a, button')
        .filter({ hasText: waitlist.title, visible: true })
        .first();
      await join.click({ force: true });
      await expect(site.menuItems).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL('/');
      await site.footerLink(pageNames['/privacy']).click();
      await expect(page).toHaveURL('/privacy');
      await site.banner.getByRole('link', { name: navigation.home }).click();
      await expect(page).toHaveURL('/');
    });

    test('§3 a visitor joins the page’s waitlist once', async ({ page, site, entries }) => {
      const email = uniqueEmail('scriptless');
      await site.pageForm.send(`  ${email.toUpperCase()}`);
      await site.expectOutcomePage('joined');
      await page.getByRole('main').getByRole('link', { name: returnHome }).click();
      // The dialog is the last part of the HTML. Before it arrives, the button leads to the form.
      await page.waitForURL('/');
      // Without scripts only some browsers would open the dialog, so a link leads to the form.
      const link = page.getByRole('main').getByRole('link', { name: waitlist.title }).first();
      if (!javaScriptEnabled) await link.click();
      const form = javaScriptEnabled ? site.dialogForm : site.pageForm;
      await form.show();
      await expect(form.email).toBeInViewport();
      await form.send(email);
      await site.expectOutcomePage('already-registered');
      expect(await entries.signups(email)).toMatchObject([{ email, source: 'website' }]);
    });
  });
}

test('an older browser opens and closes the dialog, and one without dialogs leads to the form', async ({
  page,
  site: { banner, closer, dialog, dialogForm, pageForm, visit },
}) => {
  // No invoker commands, as in Safari 17 and Firefox 125.
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    // Cancels the browser's own handling of the attributes, which can't be removed otherwise.
    addEventListener('command', (event) => event.preventDefault(), true);
  });
  await dialogForm.open();
  await dialogForm.email.fill('jane@exam');
  await closer.click();
  await expect(dialog).toBeHidden();
  await dialogForm.show();
  await expect(dialogForm.email).toHaveValue('jane@exam');
  // A selection that ends beside the dialog.
  await dialogForm.email.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
  await visit('/contact');
  await banner.getByRole('button', { name: waitlist.submit }).click();
  await expect(page).toHaveURL('/#waitlist');
  await expect(pageForm.email).toBeInViewport();
});
