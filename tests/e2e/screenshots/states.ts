import { type Page, test } from 'playwright/test';
import { outcomeNames } from '../../../shared/outcomes.ts';
import { pages } from '../../../web/src/content/pages.ts';
import { contactForm, dialogForm, openForm, pageForm, submitOf } from '../../kit/forms.ts';
import { API } from '../../kit/network.ts';
import { expectToast } from '../../kit/outcomes.ts';
import { breakContactPage, footerLink } from '../../kit/page.ts';

/** Screen sizes; print is A4 at 96 dpi. */
const SIZES = { '390': [390, 844], '844': [844, 390], '768': [768, 1024], '1280': [1280, 800], '1920': [1920, 1080] };
const MODES = [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const;

/** Captures a page after `reach` has brought it into a state, in every size and mode; the whole page without one. */
function state(name: string, path: string, reach?: (page: Page) => unknown) {
  test(name, async ({ page }, info) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await reach?.(page);
    const capture = async (view: string) =>
      info.attach(`${name}, ${view}`, { body: await page.screenshot({ fullPage: !reach }), contentType: 'image/png' });
    for (const mode of MODES) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...mode });
      for (const [size, [width = 0, height = 0]] of Object.entries(SIZES)) {
        await page.setViewportSize({ width, height });
        await capture(`${size} px, ${Object.values(mode)}`);
      }
    }
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'none' });
    await capture('print');
  });
}

const answer = (page: Page, status: number, json: object) =>
  page.route(API, (route) => route.fulfill({ status, json }));

const LONG_EMAIL = `${'a.person.with.many.names.'.repeat(8)}and.one.more@a-very-long-company-name.example.com`;

for (const path of [...Object.keys(pages), '/nope', ...outcomeNames.map((name) => `/form/${name}`)]) {
  state(path === '/' ? 'home' : path.slice(1).replace('/', '-'), path);
}
state('scrolled', '/#benefits', () => {});
state('question', '/', (page) => page.getByRole('radio', { name: /^Who/ }).check());
state('menu', '/', (page) => page.getByRole('button', { name: 'Menu' }).click());
state('fallback', '/', async (page) => {
  await breakContactPage(page);
  await page.reload();
  await footerLink(page, 'Contact').click();
  await page.getByRole('button', { name: 'Reload Page' }).waitFor();
});

for (const [name, kind] of Object.entries({ dialog: dialogForm, page: pageForm, contact: contactForm })) {
  const send = async (page: Page, email = 'reader@example.com') => {
    const form = await openForm(page, kind);
    await kind.fill(form, email);
    await submitOf(form).click();
    return form;
  };
  state(`${name}-invalid`, kind.path, async (page) => submitOf(await openForm(page, kind)).click());
  state(`${name}-sending`, kind.path, async (page) => {
    await page.route(API, () => {});
    await (await send(page)).getByRole('button', { name: /ing\.\.\.$/ }).waitFor();
  });
  state(`${name}-failed`, kind.path, async (page) => {
    await answer(page, 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } });
    await send(page, LONG_EMAIL);
    await expectToast(page, kind.notSent);
  });
  state(`${name}-sent`, kind.path, async (page) => {
    await answer(page, 200, { result: {} });
    await send(page);
    await expectToast(page, kind.sent);
  });
}
