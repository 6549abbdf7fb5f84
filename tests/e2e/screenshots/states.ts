import { type Page, test } from 'playwright/test';
import { OUTCOME_NAMES } from '../../../shared/outcomes.ts';
import { pages } from '../../../web/src/content/pages.ts';
import { API } from '../../kit/network.ts';
import { type Site, siteOf } from '../../kit/site.ts';

const SIZES = { '390': [390, 844], '844': [844, 390], '768': [768, 1024], '1280': [1280, 800], '1920': [1920, 1080] };
const MODES = [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const;

/** Captures a page after `reach` has brought it into a state, in every size and mode; the whole page without one. */
function state(name: string, path: string, reach?: (page: Page, site: Site) => unknown) {
  test(name, async ({ page }, info) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await reach?.(page, siteOf(page));
    const capture = async (view: string) =>
      info.attach(`${name}, ${view}`, { body: await page.screenshot({ fullPage: !reach }), contentType: 'image/png' });
    for (const mode of MODES) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...mode });
      for (const [size, [width = 0, height = 0]] of Object.entries(SIZES)) {
        await page.setViewportSize({ width, height });
        await capture(`${size} px, ${Object.values(mode)}`);
      }
    }
  });
}

const answer = (page: Page, status: number, json: object) =>
  page.route(API, (route) => route.fulfill({ status, json }));

const LONG_EMAIL = `${'a.person.with.many.names.'.repeat(8)}and.one.more@a-very-long-company-name.example.com`;

for (const path of [...Object.keys(pages), '/nope', ...OUTCOME_NAMES.map((name) => `/form/${name}`)]) {
  state(path === '/' ? 'home' : path.slice(1).replace('/', '-'), path);
}
state('scrolled', '/#benefits', () => {});
state('menu', '/', (_page, { menuButton }) => menuButton.click());
state('fallback', '/', async (page, site) => {
  await site.breakContactPage();
  await site.footerLink('Contact').click();
  await page.getByRole('button', { name: 'Reload Page' }).waitFor();
});

for (const [name, path] of [
  ['dialogForm', '/'],
  ['pageForm', '/'],
  ['contactForm', '/contact'],
] as const) {
  async function send(site: Site, email = 'reader@example.com') {
    await site[name].open();
    await site[name].send(email);
  }
  state(`${name}-invalid`, path, async (_page, site) => {
    await site[name].open();
    await site[name].submit.click();
  });
  state(`${name}-sending`, path, async (page, site) => {
    await page.route(API, () => {});
    await send(site);
    await site[name].sending.waitFor();
  });
  state(`${name}-failed`, path, async (page, site) => {
    await answer(page, 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } });
    await send(site, LONG_EMAIL);
    await site.expectToast(site[name].notSent);
  });
  state(`${name}-sent`, path, async (page, site) => {
    await answer(page, 200, { result: {} });
    await send(site);
    await site.expectToast(site[name].sent);
  });
}
