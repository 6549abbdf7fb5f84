import fc from 'fast-check';
import type { Locator, Page } from 'playwright/test';
import { footer, sections } from '../../web/src/content/navigation.ts';
import { TOAST_MS } from '../../web/src/theme/motion.ts';
import { errorsOf, expect, type Site, siteOf, test } from '../kit/site.ts';
import { LEAVE, look, REFUSED, Walk } from '../kit/walk.ts';

/** WALKS=300 takes as many new walks, SEED=17 those of a seed. Without either they are always the same. */
const { WALKS, SEED } = process.env;
const LENGTH = 25;

/** Chooses one of some items. fast-check knows the choice: it can repeat it, and replace it by an earlier item. */
type Choose = <Items extends readonly unknown[]>(...items: Items) => Items[number];
type Step = [when: (walk: Walk) => unknown, take: (walk: Walk, site: Site, choose: Choose) => Promise<unknown>];

const step = (...given: Step): Step => given;
const always = () => true;
const hasDialog = ({ now }: Walk) => now.dialog;
const hasNoDialog = ({ now }: Walk) => !now.dialog;
const hasMenu = ({ now }: Walk) => now.menu;
const isFree = (walk: Walk) => !hasDialog(walk) && !hasMenu(walk);
const isOn = (path: string) => (walk: Walk) => isFree(walk) && walk.path === path;
const hasForm = ({ form }: Walk) => form;
const hasSignup = ({ form }: Walk) => form?.startsWith('join');
const hasToast = (walk: Walk) => isFree(walk) && walk.now.toast;
const needsSupport = (walk: Walk) => walk.now.toast === 'not-joined' && !hasMenu(walk);
const isOnline = ({ network }: Walk) => network !== 'offline';
const canLose = ({ network }: Walk) => network === 'online';
const canGoBack = (walk: Walk) => walk.at > 0 && (isOnline(walk) || !walk.loadsBefore);

const toastOf = (page: Page) => page.locator('main ~ div .MuiAlert-root');
const dismissOf = (page: Page) => page.getByRole('button', { name: 'Dismiss' });
const openersOf = (page: Page) => page.locator('[command=show-modal]');

/** In the page: waits for a frame, whose scroll events come first. The clock holds `requestAnimationFrame`. */
const frame = () => new Promise<void>((painted) => new IntersectionObserver(() => painted()).observe(document.body));

async function follow(walk: Walk, link: Locator, address: string) {
  await link.scrollIntoViewIfNeeded();
  await link.page().evaluate(frame);
  await link.click();
  walk.follow(address, await link.page().evaluate('leftAt'));
}

/** Lets time run while a page loads; else it stands still. */
async function load(walk: Walk, { page, hydrated }: Site, to: string | number, go: () => Promise<unknown>) {
  await page.clock.resume();
  await go();
  await hydrated();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  walk.load(to);
}

async function openMenu(walk: Walk, { menuButton }: Site) {
  if (walk.now.menu || !(await menuButton.isVisible())) return;
  await menuButton.click();
  walk.now.menu = true;
}

async function type(walk: Walk, { page }: Site, name: string, text: string) {
  const field = `${walk.form} ${name}`;
  if (walk.now.fields[field] === text) return;
  await page.locator(`#${walk.form} [name=${name}]`).fill(text);
  walk.type(field, text);
}

async function submit(walk: Walk, { page }: Site, choose: Choose) {
  const form = page.locator(`#${walk.form}`);
  if (choose('by Enter', 'by its button') === 'by Enter') await form.locator('[name=email]').press('Enter');
  else await form.locator('[type=submit]').click();
  walk.submit(`${walk.form}`);
}

const STEPS: Record<string, Step> = {
  'chooses a section': step(hasNoDialog, async (walk, site, choose) => {
    const { id, label } = choose(...sections);
    await openMenu(walk, site);
    await follow(walk, site.menuItems.filter({ hasText: label }), `/#${id}`);
  }),
  'goes home': step(isFree, (walk, { banner }) => follow(walk, banner.getByRole('link', { name: 'home' }), '/')),
  'opens a page of the footer': step(isFree, (walk, { footerLink }, choose) => {
    const { to, label } = choose(...footer.links);
    return follow(walk, footerLink(label), to);
  }),
  'asks to leave the waitlist': step(isFree, async (walk, { page, footerLink }) => {
    await follow(walk, footerLink('Privacy Policy'), '/privacy');
    await follow(walk, page.getByRole('link', { name: 'Leave the waitlist' }), LEAVE);
  }),
  'reads what the form links to': step(hasForm, (walk, { page }) =>
    follow(walk, page.locator(`#${walk.form} a`), '/privacy'),
  ),
  'contacts support': step(needsSupport, async (walk, { page }) => {
    await follow(walk, page.getByRole('link', { name: 'contact support' }), '/contact');
    walk.now.toast = undefined;
  }),
  'opens an unknown address': step(isOnline, (walk, site) => load(walk, site, '/nope', () => site.page.goto('/nope'))),
  reloads: step(isOnline, (walk, site) => load(walk, site, walk.at, () => site.page.reload())),
  'goes back': step(canGoBack, async (walk, site) => {
    if (walk.loadsBefore) return load(walk, site, walk.at - 1, () => site.page.goBack());
    walk.back();
    await site.page.goBack();
  }),
  'skips to the content': step(isFree, async (walk, { page }) => {
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    walk.also.focus = 'MAIN';
  }),
  scrolls: step(isOn('/'), (_walk, { scrollTo }, choose) => scrollTo(choose(300, 301, 700, 1_100))),
  'scrolls to the top': step(isOn('/'), async (walk, { page, scrollTo }) => {
    await scrollTo(1_201);
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    walk.also.top = 0;
  }),
  'opens the dialog': step(isFree, async (walk, { page }, choose) => {
    const openers = await openersOf(page).all();
    await openers[choose(0, 1) % openers.length]?.click();
    walk.showDialog(true);
    walk.also.focus = 'email';
  }),
  'closes the dialog': step(hasDialog, async (walk, { page, closer }, choose) => {
    const how = choose('by Escape', 'by its button', 'by a click beside it');
    if (how === 'by Escape') await page.keyboard.press('Escape');
    else if (how === 'by its button') await closer.click();
    else await page.mouse.click(5, 5);
    walk.showDialog(false);
  }),
  'opens the menu': step(isFree, openMenu),
  'closes the menu': step(hasMenu, async (walk, { page, menuButton }, choose) => {
    const how = choose('by Escape', 'by its button', 'by a tap beside it');
    if (how === 'by Escape') await page.keyboard.press('Escape');
    else if (how === 'by its button') await menuButton.click();
    else await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5);
    walk.now.menu = false;
    if (how === 'by Escape') walk.now.toast = undefined;
  }),
  'fills in a field': step(hasForm, async (walk, site, choose) => {
    const name = walk.form === 'contact-form' ? choose('email', 'name', 'message') : 'email';
    // A known address is in another spelling than before.
    const known = walk.list.map((address) => address.toUpperCase());
    await type(walk, site, name, name === 'email' ? choose(...REFUSED, ...known) : choose('', `A ${name}`));
  }),
  submits: step(hasForm, submit),
  joins: step(hasSignup, async (walk, site, choose) => {
    await type(walk, site, 'email', walk.newAddress());
    await submit(walk, site, choose);
  }),
  'sends a message': step(isOn('/contact'), async (walk, site, choose) => {
    await type(walk, site, 'name', 'Jane');
    await type(walk, site, 'email', choose('', '', '', ...REFUSED) || walk.newAddress());
    await type(walk, site, 'message', choose('Hello', 'Hello', ''));
    await submit(walk, site, choose);
  }),
  'goes offline or online': step(always, async (walk, { page }) => {
    if (walk.network === 'loses an answer') return;
    walk.network = walk.network === 'offline' ? 'online' : 'offline';
    await page.context().setOffline(walk.network === 'offline');
  }),
  'loses an answer': step(canLose, async (walk, { loseAnswer }) => {
    walk.network = 'loses an answer';
    await loseAnswer();
  }),
  'lets time pass': step(always, async (walk, { page }) => {
    const isLooked = (await toastOf(page).locator(':focus').count()) > 0;
    await page.clock.runFor(TOAST_MS);
    if (!walk.hasFailed && !isLooked) walk.now.toast = undefined;
  }),
  'dismisses the toast': step(hasToast, async (walk, { page }, choose) => {
    if (choose('by its button', 'by Escape') === 'by Escape') await page.keyboard.press('Escape');
    else await dismissOf(page).click();
    walk.now.toast = undefined;
  }),
  'focuses the toast': step(hasToast, (_walk, { page }) => dismissOf(page).focus()),
  'moves the pointer over the toast': step(hasToast, async (_walk, { page }) => {
    await toastOf(page).hover();
    await page.clock.runFor(TOAST_MS);
    await page.mouse.move(0, 0);
  }),
  'focuses the header': step(isFree, async (walk, { page, scrolled }) => {
    walk.also.top = await scrolled();
    await openersOf(page).first().focus();
  }),
  'asks another question': step(isOn('/'), async (walk, { page }, choose) => {
    walk.also.question = choose('Who', 'What', 'When', 'Why', 'Where');
    await page.locator(`[name=question][value=${walk.also.question}]`).check();
  }),
  'turns the screen': step(isFree, async (walk, { page }) => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: height, height: width });
    walk.forgetPositions();
  }),
};

/** Waits until the visitor sees all that is expected, and nothing else. */
async function expectAsBelieved(walk: Walk, { page }: Site, logged: string[]) {
  let seen: ReturnType<typeof look> | undefined;
  async function see() {
    // What waits for the next frame.
    await page.clock.runFor(20);
    seen = await page.evaluate(look);
    return { ...seen, fields: { ...walk.now.fields, ...seen.fields }, logged };
  }
  await expect.poll(see, { intervals: [20, 50, 100, 250, 500], timeout: 15_000 }).toMatchObject(walk.expected);
  walk.learn(seen);
  logged.length = 0;
}

/** What most of the other steps follow from is more likely. */
const OFTEN = ['joins', 'sends a message', 'submits', 'opens the dialog', 'focuses the toast', 'goes back'];

const commandOf = (name: string, [when, take]: Step) =>
  fc.gen().map(
    (choices): fc.AsyncCommand<Walk, { site: Site; logged: string[] }> => ({
      check: (walk) => walk.steps.length < LENGTH && Boolean(when(walk)),
      async run(walk, { site, logged }) {
        walk.steps.push(name);
        await take(walk, site, (...items) => choices(fc.constantFrom, ...items));
        await expectAsBelieved(walk, site, logged);
      },
      toString: () => [name, ...choices.values().map((choice) => fc.stringify(choice))].join(' '),
    }),
  );
const commands = Object.entries(STEPS).flatMap(([name, step]) =>
  Array(OFTEN.includes(name) ? 4 : 1).fill(commandOf(name, step)),
);
// Many of so many are skipped, because they are impossible then.
const steps = fc.commands(commands, { maxCommands: 500, size: 'max', disableReplayLog: true });

test('each step leads to what a visitor expects, in any order', { tag: '@both' }, async ({ browser, entries }) => {
  const numRuns = Number(WALKS ?? 6);
  const limit = 60_000 + numRuns * 10_000;
  test.setTimeout(2 * limit);
  const visit = fc.asyncProperty(steps, async (walked) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const [walk, site, logged] = [new Walk(), siteOf(page), errorsOf(context)];
    await page.clock.install();
    await page.addInitScript(() =>
      addEventListener('click', () => Object.assign(window, { leftAt: Math.round(scrollY) }), true),
    );
    try {
      await load(walk, site, '/', () => page.goto('/'));
      await expectAsBelieved(walk, site, logged);
      await fc.asyncModelRun(() => ({ model: walk, real: { site, logged } }), walked);
      for (const [address, attempt] of walk.addresses) {
        expect(await entries.signups(address), address).toHaveLength(attempt ? 1 : 0);
      }
    } finally {
      await context.close();
    }
  });
  const seed = Number(SEED ?? (WALKS ? Date.now() : 3));
  // A walk that fails is made as short as possible in this time.
  await fc.assert(visit, { seed, numRuns, interruptAfterTimeLimit: limit });
});
