/// <reference lib="dom" />
// For code that tests evaluate inside the browser.
import type { DocumentData } from 'firebase-admin/firestore';
import { type BrowserContext, test as base, expect, type Locator, type Page, type Route } from 'playwright/test';
import type { Entry } from '../../shared/contract.ts';
import { isFailure, type Outcome } from '../../shared/outcomes.ts';
import { openDatabase } from '../../tools/lib/openDatabase.ts';
import { defaultProject } from '../../tools/lib/project.ts';
import { headingOf, outcomeTexts } from '../../web/src/content/outcomeTexts.ts';
import { firestoreHost, origin } from './stack.ts';
import { VALID } from './validEntries.ts';

export { expect };

interface Fixtures {
  site: Site;
  /** What `errorsOf` finds in a test's pages. A test takes out what it expects. */
  consoleErrors: string[];
}

interface WorkerFixtures {
  /** Reads what the running stack has stored, by email. All tests share it, so each uses its own emails. */
  entries: Record<'signups' | 'messages', (email: string) => Promise<DocumentData[]>>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: ({ page }, use) => use(siteOf(page)),
  entries: [
    async ({}, use) => {
      const { database, close } = openDatabase({ firestoreHost, projectId: defaultProject() });
      const reader = (collection: string) => async (email: string) => {
        const { docs } = await database.collection(collection).where('email', '==', email).get();
        return docs.map((document) => document.data());
      };
      await use({ signups: reader('waitlist_signups'), messages: reader('contact_submissions') });
      await close();
    },
    { scope: 'worker' },
  ],
  /** Fails a test that leaves errors in the console. */
  consoleErrors: [
    async ({ context }, use) => {
      const errors = errorsOf(context);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Errors and Chromium's warnings in the console, and requests to other sites. */
export function errorsOf(context: BrowserContext): string[] {
  const errors: string[] = [];
  // Other browsers warn about what they don't know.
  const types = context.browser()?.browserType().name() === 'chromium' ? ['error', 'warning'] : ['error'];
  context.on('console', (message) => {
    // The browser itself reports every answer of 400 and above. No page can prevent that.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (types.includes(message.type()) && !isAnswer) errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) errors.push(`Request to ${request.url()}`);
  });
  return errors;
}

/** Waits until the console has only the expected message, and takes it out. */
export async function expectLogged(consoleErrors: string[], text: string): Promise<void> {
  await expect.poll(() => consoleErrors).not.toEqual([]);
  for (const error of consoleErrors.splice(0)) expect(error).toContain(text);
}

/** An email that no other test uses. */
export function uniqueEmail(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@site.example.com`;
}

/** A message with what people type and paste, which is stored as it is. */
export const MESSAGE: Entry<'submitContact'> = {
  ...VALID.submitContact,
  name: "  Zoë  O'Neil ",
  message: '  <b>Grüße</b>\n\n\t$& \\ "quoted" O’Neil 👩‍👩‍👧 \u202e end  \n',
};

/** The callables, and the code of the app. */
export const [API, APP] = ['**/api/*', '**/assets/*.js'];

const WAITLIST = {
  path: '/',
  api: '/api/joinWaitlist',
  sent: 'joined',
  notSent: 'not-joined',
  /** The start of the console message when sending fails. */
  failure: 'Joining the waitlist failed',
  stored: 'signups',
} as const;
const CONTACT = {
  path: '/contact',
  api: '/api/submitContact',
  sent: 'message-sent',
  notSent: 'message-not-sent',
  failure: 'Sending the message failed',
  stored: 'messages',
} as const;

/** One of the site's forms, as its visitors use it. */
function formIn(root: Locator, kind: typeof WAITLIST | typeof CONTACT, show: () => Promise<unknown> = async () => {}) {
  const form = {
    ...kind,
    root,
    email: root.getByRole('textbox', { name: /^Email( address)?$/ }),
    message: root.getByRole('textbox', { name: 'Message', exact: true }),
    submit: root.getByRole('button', { name: /^(Join Waitlist|Send message)$/ }),
    /** The button while the form sends. */
    sending: root.getByRole('button', { name: /^(Joining|Sending)\.\.\.$/ }),
    /** Shows the form on its page. */
    show,
    /** Opens the form's page, and shows the form. */
    async open() {
      await visit(root.page(), kind.path);
      await show();
    },
    /** Fills in every field. */
    async fill(email: string) {
      await form.email.fill(email);
      if (kind === WAITLIST) return;
      await root.getByRole('textbox', { name: 'Name', exact: true }).fill(MESSAGE.name);
      await form.message.fill(MESSAGE.message);
    },
    /** Fills in every field and presses the button. */
    async send(email: string) {
      await form.fill(email);
      await form.submit.click();
    },
    /** The texts of its own fields. A password manager's have no name. */
    values: () =>
      root
        .getByRole('textbox')
        .and(root.locator('[name]'))
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
  };
  return form;
}

/** Opens a page and waits for its app. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the app replaces the browser's own messages, in the last form too: the dialog's, which hydrates last. */
const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.forms.length > 0 && [...document.forms].every(({ noValidate }) => noValidate),
    undefined,
    // For a busy machine.
    { timeout: 30_000 },
  );

export type Site = ReturnType<typeof siteOf>;

/** What visitors do on a page, and what they see. */
export function siteOf(page: Page) {
  const [banner, main, footer] = [page.getByRole('banner'), page.getByRole('main'), page.getByRole('contentinfo')];
  const heading = page.getByRole('heading', { level: 1 });
  const opener = main.getByRole('button', { name: 'Join the Waitlist', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Join the Waitlist' });
  const forms = {
    dialogForm: formIn(dialog.getByRole('form'), WAITLIST, () => opener.click()),
    pageForm: formIn(main.getByRole('form'), WAITLIST),
    contactForm: formIn(main.getByRole('form'), CONTACT),
  };
  const site = {
    ...forms,
    page,
    banner,
    heading,
    dialog,
    opener,
    closer: dialog.getByRole('button', { name: 'Close' }),
    menuButton: banner.getByRole('button', { name: 'Menu', exact: true }),
    menuItems: banner.getByRole('navigation').getByRole('link'),
    footerLink: (name: string) => footer.getByRole('link', { name }),
    visit: (path: string) => visit(page, path),
    hydrated: () => hydrated(page),
    scrolled: () => page.evaluate(() => Math.round(scrollY)),

    /** Follows the footer's link to a page, without scrolling to it. */
    async followTo(title: string) {
      await site.footerLink(title).dispatchEvent('click');
      await expect(heading).toHaveText(title);
    },

    /** Jumps to a position and waits for the scroll event. */
    async scrollTo(top: number) {
      await page.evaluate(
        (y) =>
          new Promise((resolve) => {
            addEventListener('scroll', resolve, { once: true });
            window.scrollTo({ top: y, behavior: 'instant' });
          }),
        top,
      );
    },

    /** Waits until a section begins where the header ends, to a pixel. */
    async expectBelowHeader(anchor: string) {
      const distance = () =>
        page.evaluate((id) => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
          return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - header);
        }, anchor);
      await expect.poll(distance).toBeLessThan(1);
    },

    /** The live region that announces an outcome: `alert` interrupts, `status` waits. */
    toastOf: (outcome: Outcome) =>
      page.getByRole(isFailure(outcome) ? 'alert' : 'status').filter({ hasText: outcomeTexts[outcome].title }),

    /** Waits for exactly one toast with exactly these words. */
    async expectToast(outcome: Outcome) {
      const { title, description } = outcomeTexts[outcome];
      await expect(site.toastOf(outcome)).toHaveText(`${title} ${description}`);
    },

    /** Waits for the page that answers a form posted by the browser. */
    async expectOutcomePage(outcome: Outcome) {
      await expect(page).toHaveURL(`/form/${outcome}`);
      await expect(heading).toHaveText(headingOf(outcome));
    },

    /** Records what the page sends to the callables. */
    calls() {
      const calls: { path: string; data: Record<string, unknown> }[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/') && request.method() === 'POST') {
          calls.push({ path: pathname, data: request.postDataJSON().data });
        }
      });
      return calls;
    },

    /** Records when the page loads the app. */
    appLoads() {
      const loads: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/assets/')) loads.push(request.url());
      });
      return loads;
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

    /** Opens a page and holds back its app. The returned function releases the app and waits for it. */
    async arriveEarly(path: string) {
      const release = await site.hold(APP);
      await page.goto(path);
      return async () => {
        release();
        await hydrated(page);
      };
    },

    /**
     * Answers the first submission of a form; by default with a failure. The route stays, because removing one
     * (`unroute`, `times`) makes paused requests hang in Playwright 1.65.
     */
    async answerOnce(answer: (route: Route) => unknown = (route) => route.fulfill({ status: 503 })) {
      let isFirst = true;
      await page.route(API, async (route) => {
        if (!isFirst || route.request().method() !== 'POST') return route.fallback();
        isFirst = false;
        await answer(route);
      });
    },

    /** Makes the contact page fail when it reads its address. Stops when the returned function is called. */
    async breakContactPage() {
      await page.addInitScript(() => {
        const { get } = URLSearchParams.prototype;
        URLSearchParams.prototype.get = function (name) {
          if (name === 'about' && !sessionStorage.getItem('repaired')) throw new Error('The page broke.');
          return get.call(this, name);
        };
      });
      return () => page.evaluate(() => sessionStorage.setItem('repaired', 'yes'));
    },
  };
  return site;
}

/** The entry is stored, but the page sees only a broken connection. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch({ timeout: 30_000 });
  await route.abort('connectionreset');
}

/** Waits for the end of every animation in an element. */
export const settled = (element: Locator): Promise<unknown> =>
  element.evaluate((part) => Promise.all(part.getAnimations({ subtree: true }).map((animation) => animation.finished)));

/** Clicks at an element's position, whatever covers it. */
export async function clickAt(element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  await element.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
