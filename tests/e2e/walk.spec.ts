import fc from 'fast-check';
import { footer, sections } from '../../web/src/content/navigation.ts';
import { TOAST_MS } from '../../web/src/theme/motion.ts';
import { uniqueEmail } from '../kit/forms.ts';
import { expect, test } from '../kit/site.ts';
import { type Visitor, visitorOf } from '../kit/visitor.ts';
import { LEAVE, REFUSED, TYPO } from '../kit/visitorMemory.ts';

/** WALKS=300 takes as many new walks, SEED=17 those of a seed. Without either they are always the same. */
const { WALKS, SEED } = process.env;
const LENGTH = 40;

/** Chooses one of some items. fast-check makes the choice, so it can repeat it or replace it by an earlier item. */
type Choose = <const Items extends readonly unknown[]>(...items: Items) => Items[number];
type When = (visitor: Visitor) => unknown;
type Take = (visitor: Visitor, choose: Choose) => unknown;

/** A step weighs more if others follow from it, or if it is rarely possible. */
const step = (weight: number, when: When, take: Take) => ({ weight, when, take });
const always = () => true;
const isFree = (visitor: Visitor) => visitor.isFree();
const isCovered = (visitor: Visitor) => !visitor.isFree();
const hasDialog = ({ now }: Visitor) => now.dialog;
const hasNoDialog = ({ now }: Visitor) => !now.dialog;
/** On screens without room for the header's links. */
const needsMenu = ({ isFree, page }: Visitor) => isFree() && (page.viewportSize()?.width ?? 0) < 900;
const hasForm = ({ form }: Visitor) => form();
const hasOffer = ({ now, offer }: Visitor) => offer() && !now.menu;
const hasToast = ({ isFree, toast }: Visitor) => isFree() && toast();
const needsSupport = ({ now, toast }: Visitor) => toast() === 'not-joined' && !now.menu;
const isOnLanding = ({ isFree, path }: Visitor) => isFree() && path() === '/';
const canGoBack = (visitor: Visitor) => visitor.canGoBack();
const isOnline = ({ now }: Visitor) => now.network !== 'offline';
const hasAnswers = ({ now }: Visitor) => now.network !== 'loses an answer';

async function openMenu({ now, menuButton }: Visitor) {
  await menuButton.click();
  now.menu = true;
}

const submit = (visitor: Visitor, choose: Choose) => visitor.submit(choose('Enter', 'its button'));

const STEPS = {
  'chooses a section': step(1, hasNoDialog, async (visitor, choose) => {
    const { id, label } = choose(...sections);
    if (needsMenu(visitor)) await openMenu(visitor);
    await visitor.follow(label, `/#${id}`);
  }),
  'goes home': step(1, isFree, ({ follow }) => follow('home', '/')),
  'opens a page of the footer': step(2, isFree, ({ follow }, choose) => {
    const { to, label } = choose(...footer.links);
    return follow(label, to);
  }),
  'asks to leave the waitlist': step(1, isFree, async ({ follow }) => {
    await follow('Privacy Policy', '/privacy');
    await follow('Leave the waitlist', LEAVE);
  }),
  'reads the privacy policy': step(1, hasDialog, ({ follow }) => follow('Privacy Policy', '/privacy')),
  'contacts support': step(1, needsSupport, async ({ follow, dismiss }) => {
    dismiss();
    await follow('contact support', '/contact');
  }),
  'opens an unknown address': step(1, isOnline, ({ open }) => open('/nope')),
  reloads: step(1, isOnline, ({ load, page }) => load(() => page.reload())),
  'goes back': step(3, canGoBack, ({ goBack }) => goBack()),
  'skips to the content': step(1, isFree, async ({ now, page }) => {
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    now.also.focus = 'MAIN';
  }),
  scrolls: step(1, isOnLanding, ({ scrollTo }, choose) => scrollTo(choose(300, 301, 700, 1_100))),
  'scrolls to the top': step(1, isOnLanding, async ({ now, page, scrollTo }) => {
    await scrollTo(1_200);
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    now.also = { top: 0, focus: 'MAIN' };
  }),
  'opens the dialog': step(2, isFree, async ({ now, openers }, choose) => {
    await openers[choose('first', 'last')]().click();
    now.dialog = true;
    now.also.focus = 'email';
  }),
  'opens the menu': step(2, needsMenu, openMenu),
  'closes the dialog or the menu': step(1, isCovered, async ({ now, page, closer, menuButton, uncover }, choose) => {
    const how = choose('by its button', 'by a click beside it');
    if (how === 'by its button') await (now.dialog ? closer : menuButton).click();
    else await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5);
    uncover();
  }),
  'presses Escape': step(1, always, async ({ now, page, uncover, dismiss }) => {
    await page.keyboard.press('Escape');
    if (!now.dialog) dismiss();
    uncover();
  }),
  'fills in a field': step(4, hasForm, async ({ draft, now, signups, type }, choose) => {
    const field = choose(...Object.keys(draft()));
    // A known address is in another spelling than before.
    const known = [...signups, ...now.toasts.flatMap(({ meant = [] }) => meant)].map((one) => one.toUpperCase());
    await type(field, field === 'email' ? choose(...REFUSED, ...known) : choose('', 'Hello'));
  }),
  submits: step(4, hasForm, submit),
  'fills in the rest, and submits': step(6, hasForm, async (visitor, choose) => {
    for (const [field, text] of Object.entries(visitor.draft())) {
      const address = uniqueEmail('walk').replace(/@.*/, choose('@site.example.com', TYPO));
      if (REFUSED.includes(text)) await visitor.type(field, field === 'email' ? address : 'Hello');
    }
    await submit(visitor, choose);
  }),
  'takes an offer': step(8, hasOffer, ({ takeOffer }) => takeOffer()),
  'has another network': step(1, hasAnswers, async ({ now, page, loseAnswer }, choose) => {
    now.network = choose('online', 'offline', 'loses an answer');
    await page.context().setOffline(now.network === 'offline');
    if (now.network === 'loses an answer') await loseAnswer();
  }),
  'lets time pass': step(1, always, async ({ page, hasFailed, offer, dismiss }) => {
    const isReading = await page.evaluate(() => document.activeElement?.ariaLabel === 'Dismiss');
    await page.clock.runFor(TOAST_MS);
    if (!hasFailed() && !offer() && !isReading) dismiss();
  }),
  'stays at the toast': step(8, hasToast, async ({ page, dismisser }, choose) => {
    await dismisser[choose('focus', 'hover')]();
    await page.clock.runFor(TOAST_MS);
    await page.mouse.move(0, 0);
  }),
  'dismisses the toast': step(4, hasToast, async ({ dismisser, dismiss }) => {
    await dismisser.click();
    dismiss();
  }),
  'focuses the header': step(1, isFree, async ({ now, openers, scrolled }) => {
    now.also.top = await scrolled();
    await openers.first().focus();
  }),
  'turns the screen': step(1, isFree, async ({ page, forgetPositions }) => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: height, height: width });
    forgetPositions();
    // The menu's button, which may have the focus, is hidden on wide screens.
    await page.getByRole('main').focus();
  }),
};

const commandOf = (name: string, { when, take }: ReturnType<typeof step>) =>
  fc.gen().map(
    (choices): fc.AsyncCommand<Visitor, object> => ({
      check: (visitor) => visitor.now.steps < LENGTH && Boolean(when(visitor)),
      async run(visitor) {
        visitor.now.steps += 1;
        await take(visitor, (...items) => choices(fc.constantFrom, ...items));
        await visitor.check();
      },
      toString: () => `\n  ${[name, ...choices.values().map(fc.stringify)].join(', ')}`,
    }),
  );
const commands = Object.entries(STEPS).flatMap(([name, step]) => Array(step.weight).fill(commandOf(name, step)));
// Most steps are impossible at their turn, so it takes many more than LENGTH.
const steps = fc.commands(commands, { maxCommands: 500, size: 'max', disableReplayLog: true });

test('§2 each step leads to what a visitor expects', { tag: '@both' }, async ({ browser, entries, isMobile }) => {
  const seed = Number(SEED ?? (WALKS ? Date.now() : isMobile ? 1 : 0));
  const numRuns = Number(WALKS || 6);
  // After this time no walk begins, and a walk that fails isn't made shorter any more.
  const limit = 120_000 + numRuns * 10_000;
  test.setTimeout(2 * limit);
  const walk = fc.asyncProperty(steps, async (taken) => {
    await using context = await browser.newContext();
    const visitor = visitorOf(await context.newPage());
    await visitor.page.clock.install();
    await visitor.open('/');
    await visitor.check();
    await fc.asyncModelRun(() => ({ model: visitor, real: {} }), taken);
    for (const email of visitor.signups) expect(await entries.signups(email)).toHaveLength(1);
  });
  const plugins = [fc.interruptAfterTimeLimit(limit)];
  const { failed, counterexample, errorInstance } = await fc.check(walk, { seed, numRuns, plugins });
  const repeat = `SEED=${seed} WALKS=${numRuns} npx playwright test walk --project ${test.info().project.name}`;
  if (failed) throw new Error(`A visitor${counterexample}\nRepeat it: ${repeat}`, { cause: errorInstance });
});
