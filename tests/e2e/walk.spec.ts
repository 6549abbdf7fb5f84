import type { Locator, Page } from 'playwright/test';
import { brand } from '../../web/src/content/brand.ts';
import { footer, sections } from '../../web/src/content/navigation.ts';
import { TOAST_MS } from '../../web/src/theme/motion.ts';
import { expect, test } from '../kit/fixtures.ts';
import { answerOnce, loseAnswer } from '../kit/network.ts';
import { banner, footerLink, hydrated, menuButton, scrolled, scrollTo, settled } from '../kit/page.ts';
import { look, REFUSED, Walk } from '../kit/walk.ts';

/** Found by trial: between them they show every fault that a walk has ever found. An odd seed walks on a phone. */
const FIXED = [1, 5, 13, 23, 27, 93, 2, 4, 8, 20, 36, 90];
const LENGTH = 25;

const { SEED, WALKS } = process.env;
// The workers inherit it.
process.env.FIRST_SEED ??= `${Date.now() % 1_000_000}`;
const fresh = Array.from({ length: Number(WALKS) }, (_, n) => Number(process.env.FIRST_SEED) + n);
const seeds = SEED ? [Number(SEED)] : WALKS ? fresh : FIXED;

const isFree = ({ now }: Walk) => !now.dialog && !now.menu;
const isOn = (path: string) => (walk: Walk) => isFree(walk) && walk.path === path;
const isOnline = ({ network }: Walk) => network !== 'offline';
const hasForm = ({ form }: Walk) => form;
const hasToast = (walk: Walk) => isFree(walk) && walk.now.toast;

/** How likely each step is, and when it is possible. */
const CHANCES = {
  'chooses a section': [3, ({ now }) => !now.dialog],
  'goes home': [1, isFree],
  'opens a page of the footer': [4, isFree],
  'opens the contact page': [2, isFree],
  'asks to leave the waitlist': [1, isFree],
  'reads what the form links to': [1, hasForm],
  'contacts support': [3, ({ now }) => now.toast === 'not-joined' && !now.menu],
  'opens an unknown address': [1, isOnline],
  'goes back': [
    3,
    ({ at, history, here, network }) =>
      at > 0 && (history[at - 1]?.document === here.document || network !== 'offline'),
  ],
  reloads: [1, isOnline],
  'skips to the content': [2, isFree],
  scrolls: [1, isOn('/')],
  'scrolls to the top': [1, isOn('/')],
  'opens the dialog': [3, isFree],
  'closes the dialog': [3, ({ now }) => now.dialog],
  'opens the menu': [1, isFree],
  'closes the menu': [3, ({ now }) => now.menu],
  'fills in a field': [3, hasForm],
  submits: [3, hasForm],
  joins: [5, ({ form }) => form?.startsWith('join')],
  'sends a message': [5, isOn('/contact')],
  'sends a message with mistakes': [3, isOn('/contact')],
  'goes offline or online': [1, ({ network }) => network !== 'loses an answer'],
  'loses an answer': [1, ({ network }) => network === 'online'],
  'lets time pass': [2, () => true],
  'dismisses the toast': [1, hasToast],
  'focuses the toast': [2, hasToast],
  'moves the pointer over the toast': [2, hasToast],
  'focuses the header': [1, isFree],
  'asks another question': [1, isOn('/')],
  'turns the screen': [1, isFree],
} satisfies Record<string, [weight: number, when: (walk: Walk) => unknown]>;
type Step = keyof typeof CHANCES;

/** What people do one after the other: the second step is ten times as likely after the first. */
const PAIRS: [Step, Step][] = [
  ['joins', 'chooses a section'],
  ['joins', 'opens the dialog'],
  ['joins', 'focuses the toast'],
  ['focuses the toast', 'moves the pointer over the toast'],
  ['moves the pointer over the toast', 'lets time pass'],
  ['opens the contact page', 'sends a message'],
  ['opens the contact page', 'sends a message with mistakes'],
  ['sends a message', 'asks to leave the waitlist'],
  ['skips to the content', 'opens a page of the footer'],
  ['opens a page of the footer', 'goes back'],
  ['fills in a field', 'submits'],
  ['loses an answer', 'joins'],
  ['submits', 'lets time pass'],
  ['opens the menu', 'goes back'],
  ['opens the dialog', 'goes back'],
];

const toastOf = (page: Page) => page.locator('main ~ div .MuiAlert-root');
const sizeOf = (page: Page) => page.viewportSize() as { width: number; height: number };
const dismissOf = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

/** In the page: waits for a frame, whose scroll events come first. The clock holds `requestAnimationFrame`. */
const frame = () => new Promise<void>((painted) => new IntersectionObserver(() => painted()).observe(document.body));

async function follow(walk: Walk, link: Locator, address: string) {
  await link.scrollIntoViewIfNeeded();
  await link.page().evaluate(frame);
  await link.click();
  walk.follow(address, await link.page().evaluate('leftAt'));
}

/** Lets time run while a page loads; else it stands still. */
async function load(walk: Walk, page: Page, to: string | number, go: () => Promise<unknown>) {
  await page.clock.resume();
  await go();
  await hydrated(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  walk.load(to);
}

async function type(walk: Walk, page: Page, name: string, text: string) {
  const field = `${walk.form} ${name}`;
  if (walk.now.fields[field] === text) return;
  await page.locator(`#${walk.form} [name=${name}]`).fill(text);
  walk.type(field, text);
}

async function submit(walk: Walk, page: Page) {
  const form = page.locator(`#${walk.form}`);
  await walk.pick([() => form.locator('[name=email]').press('Enter'), () => form.locator('[type=submit]').click()])();
  walk.submit(`${walk.form}`);
}

async function openMenu(walk: Walk, page: Page) {
  if (walk.now.menu || !(await menuButton(page).isVisible())) return;
  await menuButton(page).click();
  walk.now.menu = true;
}

/** A new address, one of the list in another spelling, or none. */
const someAddress = (walk: Walk) =>
  walk.pick([
    () => walk.newAddress(),
    () => (walk.pick([...walk.list.keys()]) ?? walk.newAddress()).toUpperCase(),
    () => walk.pick(REFUSED),
  ])();

const STEPS: Record<Step, (walk: Walk, page: Page) => Promise<unknown>> = {
  async 'chooses a section'(walk, page) {
    const { id, label } = walk.pick(sections);
    await openMenu(walk, page);
    await follow(walk, banner(page).getByRole('navigation').getByRole('link', { name: label }), `/#${id}`);
  },
  'goes home': (walk, page) => follow(walk, banner(page).getByRole('link', { name: brand.name }), '/'),
  'opens a page of the footer'(walk, page) {
    const { to, label } = walk.pick(footer.links);
    return follow(walk, footerLink(page, label), to);
  },
  'opens the contact page': (walk, page) => follow(walk, footerLink(page, 'Contact'), '/contact'),
  async 'asks to leave the waitlist'(walk, page) {
    await follow(walk, footerLink(page, 'Privacy Policy'), '/privacy');
    await follow(walk, page.getByRole('link', { name: 'Leave the waitlist' }), '/contact?about=leave');
  },
  'reads what the form links to': (walk, page) => follow(walk, page.locator(`#${walk.form} a`), '/privacy'),
  async 'contacts support'(walk, page) {
    await follow(walk, page.getByRole('link', { name: 'contact support' }), '/contact');
    walk.now.toast = undefined;
  },
  'opens an unknown address': (walk, page) => load(walk, page, '/nope', () => page.goto('/nope')),
  'goes back'(walk, page) {
    const isLoad = walk.history[walk.at - 1]?.document !== walk.here.document;
    if (isLoad) return load(walk, page, walk.at - 1, () => page.goBack());
    walk.back();
    return page.goBack();
  },
  reloads: (walk, page) => load(walk, page, walk.at, () => page.reload()),
  async 'skips to the content'(walk, page) {
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    walk.also.focus = 'MAIN';
  },
  scrolls: (walk, page) => scrollTo(page, Math.round(100 + 1_000 * walk.random())),
  async 'scrolls to the top'(walk, page) {
    await scrollTo(page, 1_201);
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    walk.also.top = 0;
  },
  async 'opens the dialog'(walk, page) {
    await walk.pick(await page.locator('[command=show-modal]').all()).click();
    walk.showDialog(true);
    walk.also.focus = 'email';
  },
  async 'closes the dialog'(walk, page) {
    const dialog = page.getByRole('dialog');
    await walk.pick([
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => settled(dialog).then(() => page.mouse.click(5, 5)),
    ])();
    walk.showDialog(false);
  },
  'opens the menu': openMenu,
  async 'closes the menu'(walk, page) {
    const close = walk.pick(['by Escape', 'by its button', 'by a tap beside it']);
    if (close === 'by Escape') {
      await page.keyboard.press('Escape');
      walk.now.toast = undefined;
    } else if (close === 'by its button') await menuButton(page).click();
    else await page.mouse.click(5, sizeOf(page).height - 5);
    walk.now.menu = false;
  },
  async 'fills in a field'(walk, page) {
    const name = walk.pick(walk.form === 'contact-form' ? ['name', 'email', 'message'] : ['email']);
    await type(walk, page, name, name === 'email' ? someAddress(walk) : walk.pick(['', `A ${name}`]));
  },
  submits: submit,
  async joins(walk, page) {
    await type(walk, page, 'email', walk.newAddress());
    await submit(walk, page);
  },
  async 'sends a message'(walk, page) {
    await type(walk, page, 'name', 'Jane');
    await type(walk, page, 'email', walk.newAddress());
    await type(walk, page, 'message', 'Hello');
    await submit(walk, page);
  },
  async 'sends a message with mistakes'(walk, page) {
    await type(walk, page, 'email', walk.pick(REFUSED));
    await type(walk, page, 'message', walk.pick(['', 'Hello']));
    await submit(walk, page);
  },
  async 'goes offline or online'(walk, page) {
    walk.network = walk.network === 'offline' ? 'online' : 'offline';
    await page.context().setOffline(walk.network === 'offline');
  },
  async 'loses an answer'(walk, page) {
    walk.network = 'loses an answer';
    await answerOnce(page, loseAnswer);
  },
  async 'lets time pass'(walk, page) {
    const isLooked = (await toastOf(page).locator(':focus').count()) > 0;
    await page.clock.runFor(TOAST_MS);
    if (!walk.hasFailed && !isLooked) walk.now.toast = undefined;
  },
  async 'dismisses the toast'(walk, page) {
    await walk.pick([() => dismissOf(page).click(), () => page.keyboard.press('Escape')])();
    walk.now.toast = undefined;
  },
  'focuses the toast': (_, page) => dismissOf(page).focus(),
  async 'moves the pointer over the toast'(_, page) {
    await toastOf(page).hover();
    await page.clock.runFor(TOAST_MS);
    await page.mouse.move(0, 0);
  },
  async 'focuses the header'(walk, page) {
    walk.also.top = await scrolled(page);
    await banner(page).locator('[command=show-modal]').focus();
  },
  async 'asks another question'(walk, page) {
    walk.also.question = walk.pick(['Who', 'What', 'When', 'Why', 'Where']);
    await page.locator(`[name=question][value=${walk.also.question}]`).check();
  },
  async 'turns the screen'(walk, page) {
    const { width, height } = sizeOf(page);
    await page.setViewportSize({ width: height, height: width });
    for (const entry of walk.history) entry.top = undefined;
  },
};

/** A step that is possible now, by its weight. */
function choose(walk: Walk): Step {
  const last = walk.steps.at(-1);
  const steps = (Object.keys(CHANCES) as Step[]).filter((step) => CHANCES[step][1](walk));
  const weightOf = (step: Step) => CHANCES[step][0] * (PAIRS.some(([a, b]) => a === last && b === step) ? 10 : 1);
  return walk.pick(steps.flatMap((step) => Array<Step>(weightOf(step)).fill(step)));
}

/** Waits until the visitor sees all that is expected, and nothing else. */
async function expectAsBelieved(walk: Walk, page: Page, consoleErrors: string[]) {
  let seen: ReturnType<typeof look> | undefined;
  async function see() {
    // What waits for the next frame.
    await page.clock.runFor(20);
    seen = await page.evaluate(look);
    return { ...seen, fields: { ...walk.now.fields, ...seen.fields }, logged: consoleErrors };
  }
  await expect.poll(see, { intervals: [20, 50, 100, 250, 500] }).toMatchObject(walk.expected);
  Object.assign(walk.now.fields, seen?.fields);
  walk.now.hasFocus ||= seen?.focus !== 'BODY';
  walk.also = {};
  consoleErrors.length = 0;
}

for (const seed of seeds) {
  test(`walk ${seed} leads, step by step, to what its visitor expects`, { tag: seed % 2 ? '@phone' : [] }, async ({
    page,
    entries,
    consoleErrors,
  }) => {
    const walk = new Walk(seed);
    await page.clock.install();
    await page.addInitScript(() =>
      addEventListener('click', () => Object.assign(window, { leftAt: Math.round(scrollY) }), true),
    );
    try {
      await load(walk, page, 0, () => page.goto('/'));
      while (walk.steps.length < LENGTH) {
        await expectAsBelieved(walk, page, consoleErrors);
        const step = choose(walk);
        walk.steps.push(step);
        await STEPS[step](walk, page);
      }
      await expectAsBelieved(walk, page, consoleErrors);
      for (const address of walk.addresses) {
        expect(await entries.signups(address), address).toHaveLength(walk.list.has(address) ? 1 : 0);
      }
    } catch (cause) {
      throw new Error(`SEED=${seed}, after: ${walk.steps.join(', ')}`, { cause });
    }
  });
}
