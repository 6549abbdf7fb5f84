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

const LONG_EMAIL = `${'a.person.with.many.names.'.repeat(8)}and.one.more@a-very-long-company-name.example.com`;

for (const name of ['dialogForm', 'pageForm', 'contactForm'] as const) {
  const path = name === 'contactForm' ? '/contact' : '/';
  state(`${name}-invalid`, path, async (_page, site) => {
    await site[name].show();
    await site[name].submit.click();
  });
  for (const [ending, status] of [
    ['sending', 0],
    ['failed', 500],
    ['sent', 200],
  ] as const) {
    state(`${name}-${ending}`, path, async (page, site) => {
      await page.route(API, (route) => status && route.fulfill({ status, json: { result: {} } }));
      await site[name].show();
      await site[name].send(LONG_EMAIL.slice(status === 500 ? 0 : -60));
      await (status
        ? site.expectToast(site[name][ending === 'sent' ? 'sent' : 'notSent'])
        : site[name].sending.waitFor());
    });
  }
}
