import type { DocumentData } from 'firebase-admin/firestore';
import { test as base, expect, type Page } from 'playwright/test';
import { isFailure, type Outcome } from '../../shared/outcomes.ts';
import { openDatabase } from '../../tools/lib/openDatabase.ts';
import { outcomeTexts, typeset, waitlist } from '../../web/src/content/forms.ts';
import { navigation } from '../../web/src/content/site.ts';
import { PREFIX } from '../../web/src/theme/tokens.ts';
import { formIn } from './forms.ts';
import { firestoreHost, origin, projectId } from './stack.ts';

export { expect };

/** The callables, and the code of the app. */
export const [API, APP] = ['**/api/*', '**/assets/*.js'];

type Entries = Record<'signups' | 'messages', (email: string) => Promise<DocumentData[]>>;

export const test = base.extend<{ site: Site; consoleErrors: string[] }, { entries: Entries }>({
  site: ({ page }, use) => use(siteOf(page)),
  /** Reads what the running stack has stored, by email. All tests share it, so each uses its own emails. */
  entries: [
    async ({}, use) => {
      const { database, close } = openDatabase({ firestoreHost, projectId });
      const reader = (collection: string) => async (email: string) => {
        const { docs } = await database.collection(collection).where('email', '==', email).get();
        return docs.map((document) => document.data());
      };
      await use({ signups: reader('waitlist_signups'), messages: reader('contact_submissions') });
      await close();
    },
    { scope: 'worker' },
  ],
  /**
   * Errors in the console, Chromium's warnings, and requests to other sites. A test takes out what it expects. The rest
   * fails it, as does a page with styles that lack a variable.
   */
  consoleErrors: [
    async ({ browserName, context }, use) => {
      const errors: string[] = [];
      // Other browsers warn about what they don't know.
      const types = browserName === 'chromium' ? ['error', 'warning'] : ['error'];
      context.on('console', (message) => {
        // The browser itself reports every answer of 400 and above. No page can prevent that.
        const isAnswer = message.text().startsWith('Failed to load resource');
        if (types.includes(message.type()) && !isAnswer) errors.push(message.text());
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        // Without the app the page works as well.
        if (!text.includes('Failed to fetch dynamically imported module')) errors.push(text);
      });
      context.on('request', (request) => {
        if (new URL(request.url()).origin !== origin) errors.push(`Request to ${request.url()}`);
      });
      await use(errors);
      expect(errors).toEqual([]);
      for (const page of context.pages()) {
        const undefinedOnes = await page.evaluate(undefinedVariables, `--${PREFIX}-`);
        expect(undefinedOnes, 'The build removes variables that a page doesn’t use: see NEEDED_LATER.').toEqual([]);
      }
    },
    { auto: true },
  ],
});

/** In the page: the theme's variables that its styles use and nothing defines. Parts that came later have styles, too. */
function undefinedVariables(prefix: string): string[] {
  const css = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)).join('');
  // Not what only defines a variable. If it uses an undefined one, its own is undefined, too.
  const used = new Set(css.replace(/--[\w-]+:[^;}]*/g, '').match(/(?<=var\()--[\w-]+(?=\))/g));
  const root = getComputedStyle(document.documentElement);
  return [...used].filter((name) => name.startsWith(prefix) && root.getPropertyValue(name) === '');
}

/** Waits until the console has only the expected message, and takes it out. */
export async function expectLogged(consoleErrors: string[], text: string): Promise<void> {
  await expect.poll(() => consoleErrors).not.toEqual([]);
  for (const error of consoleErrors.splice(0)) expect(error).toContain(text);
}

export type Site = ReturnType<typeof siteOf>;

/** What visitors do on a page, and what they see. */
function siteOf(page: Page) {
  const [banner, main, footer] = [page.getByRole('banner'), page.getByRole('main'), page.getByRole('contentinfo')];
  const heading = page.getByRole('heading', { level: 1 });
  const opener = main.getByRole('button', { name: waitlist.title, exact: true }).first();
  const dialog = page.getByRole('dialog', { name: waitlist.title });
  async function visit(path: string) {
    await page.goto(path);
    await site.hydrated();
  }
  const site = {
    page,
    visit,
    banner,
    heading,
    dialog,
    opener,
    dialogForm: formIn(dialog.getByRole('form'), 'joinWaitlist', visit, () => opener.click()),
    pageForm: formIn(main.getByRole('form'), 'joinWaitlist', visit),
    contactForm: formIn(main.getByRole('form'), 'submitContact', visit),
    closer: dialog.getByRole('button', { name: waitlist.close }),
    menuButton: banner.getByRole('button', { name: navigation.menu, exact: true }),
    menuItems: banner.getByRole('navigation').getByRole('link'),
    menuItem: (name: string) => banner.getByRole('navigation').getByRole('link', { name, exact: true }),
    footerLink: (name: string) => footer.getByRole('link', { name }),
    scrolled: () => page.evaluate(() => Math.round(scrollY)),
    scrollTo: (top: number) => page.evaluate((y) => window.scrollTo(0, y), top),

    /** Waits until each form has `noValidate`, which hydration sets. The dialog's form hydrates last. */
    hydrated: () =>
      page.waitForFunction(
        () => document.forms.length > 0 && [...document.forms].every(({ noValidate }) => noValidate),
      ),

    /** Follows the footer's link to a page, without scrolling to it. */
    async followTo(title: string) {
      await site.footerLink(title).dispatchEvent('click');
      await expect(heading).toHaveText(title);
      // The page before may have the same heading, if only the rest of the address changes.
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(title));
    },

    /** The live region that announces an outcome: `alert` interrupts, `status` waits. */
    toastOf: (outcome: Outcome) =>
      page.getByRole(isFailure(outcome) ? 'alert' : 'status').filter({ hasText: outcomeTexts[outcome].title }),

    /** Waits for exactly one toast with exactly these words. */
    async expectToast(outcome: Outcome) {
      const { title, description, more } = outcomeTexts[outcome];
      await expect(site.toastOf(outcome)).toHaveText(`${title} ${description} ${more ?? ''}`.trim());
    },

    /** Waits for the page that answers a form posted by the browser. */
    async expectOutcomePage(outcome: Outcome) {
      await expect(page).toHaveURL(`/form/${outcome}`);
      await expect(heading).toHaveText(typeset(outcomeTexts[outcome].title));
    },

    /** Records the requests whose method and path begin with `start`. */
    requests(start: 'GET /assets/' | 'POST /api/') {
      const requests: { path: string; body: unknown }[] = [];
      page.on('request', (request) => {
        const path = new URL(request.url()).pathname;
        if (`${request.method()} ${path}`.startsWith(start)) requests.push({ path, body: request.postDataJSON() });
      });
      return requests;
    },

    /** Holds requests until the returned function is called. Earlier routes then answer them. */
    async hold(url: string) {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(url, async (route) => {
        await promise;
        await route.fallback();
      });
      return resolve;
    },

    /**
     * The next submission of a form fails, perhaps after it is stored. The route stays, because removing one (`unroute`,
     * `times`) makes paused requests hang in Playwright 1.65.
     */
    async failOnce({ isStored = false } = {}) {
      let isFirst = true;
      await page.route(API, async (route) => {
        if (!isFirst || route.request().method() !== 'POST') return route.fallback();
        isFirst = false;
        if (!isStored) return route.fulfill({ status: 503 });
        await route.fetch({ timeout: 30_000 });
        await route.abort('connectionreset');
      });
    },
  };
  return site;
}
