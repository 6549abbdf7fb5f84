import fc from 'fast-check';
import { didYouMean, failureLogs } from '../../web/src/content/forms.ts';
import { pageText } from '../../web/src/content/site.ts';
import { TOAST_MS } from '../../web/src/theme/motion.ts';
import { uniqueEmail } from '../kit/forms.ts';
import { expect, type Site, test } from '../kit/site.ts';

// Random visits. They predict nothing. They check what must be true after every step.
// WALKS=300 takes as many new walks, SEED=17 those from a seed on. Without either they are always the same.
const { WALKS } = process.env;
// Playwright's workers inherit it, and give their tests the same names.
process.env.SEED ??= WALKS ? `${Date.now()}` : '0';
/** How long a step looks at a part before it looks again for all. */
const LOOK = { timeout: 2_000 };

/** In the page: returns what a visitor sees. */
function look() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const isNew = !('isKnown' in window);
  Object.assign(window, { isKnown: true });
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    isNew,
    path: location.pathname,
    page: { title: document.title, headings: all('h1').length, isWide: scrollWidth > clientWidth },
    hasFocus: document.activeElement !== document.body,
    toasts: all('[role=presentation]').filter((toast) => toast.checkVisibility()).length,
    // Those of a form on its way are disabled. An answer may empty them at any time.
    fields: all('form [required]:enabled').map(({ form, name, value }) => [`${form?.id} ${name}`, value] as const),
  };
}

function visitorOf({ page, ...site }: Site, consoleErrors: string[]) {
  /** The emails that the server has accepted. */
  const accepted = { signups: new Set<string>(), messages: new Set<string>() };
  /** The text of each field after the last step, unless the visitor has filled one in since, or its form is stored. */
  const texts = new Map<string, string>();
  let hadFocus = false;

  page.on('response', (response) => {
    // 409 says that the address is on the list already.
    if (response.request().method() !== 'POST' || ![200, 409].includes(response.status())) return;
    const { email, source } = response.request().postDataJSON().data;
    accepted[source ? 'signups' : 'messages'].add(email);
    const form = source ? `join-${source}` : 'contact-form';
    for (const id of texts.keys()) if (id.startsWith(form)) texts.delete(id);
  });

  /** The visible parts of the page, or of the dialog over it. */
  const usable = async (selector: string) => {
    const layer = page.locator((await site.dialog.isVisible()) ? 'dialog' : 'body');
    return layer.locator(selector).filter({ visible: true }).all();
  };

  /** Presses one of these parts, if there is one, and waits for its effect. Looks again if an answer takes it away. */
  async function press(selector: string, n: number, effect?: () => Promise<unknown>) {
    let isPressed = false;
    await expect(async () => {
      const parts = await usable(selector);
      await parts[n % parts.length]?.press('Enter', LOOK);
      isPressed = parts.length > 0;
    }).toPass();
    if (isPressed) await effect?.();
  }

  /** The navigation ends when a heading or section has the focus. */
  const follow = (n: number) =>
    press('a[href^="/"]', n, () => expect(page.locator('[tabindex="-1"]:focus')).toBeAttached());

  /** Fills in each of these fields; an email by `n`. */
  async function fill(n: number, selector: string) {
    const known = [...accepted.signups].at(-1)?.toUpperCase() ?? '';
    const emails = ['jane', known, uniqueEmail('walk').replace('@site.example', '@gmial'), uniqueEmail('walk')];
    texts.clear();
    await expect(async () => {
      for (const field of await usable(selector)) {
        const name = await field.getAttribute('name', LOOK);
        await field.fill(name === 'email' ? `${emails[n % 4]}` : n % 4 ? 'Hello' : '', LOOK);
      }
    }).toPass();
  }

  const submit = (n: number) =>
    press('form [type=submit]', n, async () => {
      await expect(page.locator('[role=presentation], [aria-invalid=true]').first()).toBeVisible();
      await expect(page.locator('fieldset:disabled')).toHaveCount(0);
    });

  async function check(keepsFocus: boolean) {
    await site.hydrated();
    await expect(async () => {
      const now = await page.evaluate(look);
      if (now.isNew) texts.clear();
      expect(now.page).toEqual({ title: pageText(now.path).title, headings: 1, isWide: false });
      if (keepsFocus && hadFocus) expect(now.hasFocus).toBe(true);
      expect(now.toasts).toBeLessThanOrEqual(1);
      for (const [id, text] of now.fields) expect([id, text]).toEqual([id, texts.get(id) || text]);
      for (const [id, text] of now.fields) texts.set(id, text);
      hadFocus = now.hasFocus;
    }).toPass({ intervals: [20, 50, 100, 250, 500], timeout: 5_000 });
    const unexpected = (error: string) => !Object.values(failureLogs).some((start) => error.startsWith(start));
    expect(consoleErrors.splice(0).filter(unexpected)).toEqual([]);
  }

  return { ...site, page, accepted, press, follow, fill, submit, check };
}

const BUTTON = `button:enabled:not([aria-hidden], [aria-label^="${didYouMean}"])`;

type Step = [weight: number, take: (visitor: ReturnType<typeof visitorOf>, n: number) => unknown];

const STEPS: Record<string, Step> = {
  'follows a link': [7, ({ follow }, n) => follow(n)],
  'presses a button': [5, ({ press }, n) => press(BUTTON, n)],
  'opens the dialog': [2, ({ press }) => press('main [command=show-modal]', 0)],
  'fills in a field': [4, ({ fill }, n) => fill(n, `form [name=${['name', 'message', 'email'][n % 3]}]`)],
  'fills in all fields': [5, ({ fill }, n) => fill(n % 4 ? 3 : 2, 'form [required]')],
  submits: [8, ({ submit }, n) => submit(n)],
  'presses Escape': [2, ({ page }) => page.keyboard.press('Escape')],
  'lets time pass': [2, ({ page }) => page.clock.fastForward(TOAST_MS)],
  'will meet a failure': [2, ({ failOnce }, n) => failOnce({ isStored: n % 2 === 0 })],
  'clicks at the edge': [1, ({ page }) => page.mouse.click(5, 700)],
  'goes back': [2, async ({ page }) => (await page.evaluate('navigation.canGoBack')) && page.goBack()],
  reloads: [1, ({ page }) => page.reload()],
};
const LOSES_FOCUS = ['clicks at the edge', 'goes back', 'reloads'];
const names = Object.entries(STEPS).flatMap(([name, [weight]]) => Array<string>(weight).fill(name));
const steps = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(60)), { minLength: 30, maxLength: 30 });

for (const n of Array(Number(WALKS || 3)).keys()) {
  const seed = Number(process.env.SEED) + n;
  test(`after each step of visit ${seed}, nothing is lost`, { tag: '@both' }, async ({
    site,
    consoleErrors,
    entries,
  }) => {
    const visitor = visitorOf(site, consoleErrors);
    await visitor.page.clock.install();
    await visitor.visit('/');
    for (const [name, value] of fc.sample(steps, { seed, numRuns: 1 }).flat()) {
      await test.step(name, async () => {
        await STEPS[name]?.[1](visitor, value);
        await visitor.check(!LOSES_FOCUS.includes(name));
      });
    }
    for (const stored of ['signups', 'messages'] as const) {
      for (const email of visitor.accepted[stored]) expect(await entries[stored](email)).toHaveLength(1);
    }
  });
}
