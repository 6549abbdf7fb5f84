import type { Page } from 'playwright/test';
import { isFailure, type Outcome } from '../../shared/outcomes.ts';
import { contact, didYouMean } from '../../web/src/content/formTexts.ts';
import { outcomeTexts, pencilled } from '../../web/src/content/outcomeTexts.ts';
import { pageText } from '../../web/src/content/pages.ts';
import { APP } from './network.ts';
import { errorsOf, expect, siteOf } from './site.ts';

/** Emails that are refused, the last one by the browser alone. Other fields refuse only the first. */
export const REFUSED = ['', 'jane', 'jane;joe@example.com'];
/** The end of an address with a typo, and what it means. */
export const TYPO = '@gmial.com';
const MEANT = '@gmail.com';
export const LEAVE = '/contact?about=leave';
const PAGE_FORMS: Record<string, string> = { '/': 'join-website', '/contact': 'contact-form' };

/** By form and field. */
type Drafts = Record<string, Record<string, string>>;

/** What a page load forgets. */
const loaded = () => ({
  dialog: false,
  menu: false,
  record: `${pencilled.joinWaitlist.who}`,
  /** What forms have said, with the address that is offered. Only the last one is shown. */
  toasts: [] as { form: string; outcome: Outcome; meant?: string | undefined }[],
  drafts: {
    'join-modal': { email: '' },
    'join-website': { email: '' },
    'contact-form': { name: '', email: '', message: '' },
  } as Drafts,
  /** The signup of each form that is stored, although its answer was lost. */
  lost: {} as Record<string, string | undefined>,
  /** What must be true only after the last step. */
  also: {} as Record<string, unknown>,
});

export type Visitor = ReturnType<typeof visitorOf>;

/** Somebody who remembers each step, and so knows what the page must show. */
export function visitorOf(page: Page) {
  const site = siteOf(page);
  const logged = errorsOf(page.context());
  const now = { ...loaded(), steps: 0, network: 'online' as 'online' | 'offline' | 'loses an answer' };
  /** The addresses on the waitlist. */
  const signups = new Set<string>();
  /** The pages up to this one. `top` is where the visitor left a page whose document is still loaded. */
  const history: { address: string; document: object; top?: number | undefined }[] = [];

  const here = () => history.at(-1) as (typeof history)[number];
  const path = () => here().address.replace(/[#?].*/, '');
  /** Whether the browser loads the page before this one. */
  const isLoadedByBack = () => history.at(-2)?.document !== here().document;
  const canGoBack = () => history.length > 1 && !(isLoadedByBack() && now.network === 'offline');
  /** Whether nothing covers the page. */
  const isFree = () => !now.dialog && !now.menu;
  const toast = () => now.toasts.at(-1)?.outcome;
  const offer = () => now.toasts.at(-1)?.meant;
  const hasFailed = (outcome = toast()) => outcome && isFailure(outcome);
  /** The form that can be used. */
  const form = () => (now.menu ? '' : now.dialog ? 'join-modal' : (PAGE_FORMS[path()] ?? ''));
  const draft = () => now.drafts[form()] ?? {};

  function dismiss() {
    now.toasts.pop();
  }

  /** Removes a form's failure, because the form is used again. */
  function endFailure(id: string) {
    now.toasts = now.toasts.filter(({ form, outcome }) => form !== id || !hasFailed(outcome));
  }

  /** Shows a form's toast. It replaces the form's older toasts and successes of other forms, but no offer. */
  function say(form: string, outcome: Outcome, meant?: string) {
    now.toasts = now.toasts.filter((older) => older.meant || (older.form !== form && hasFailed(older.outcome)));
    now.toasts.push({ form, outcome, meant });
  }

  /** Ends the offer of an address that is on the list. */
  function endOffer(email: string) {
    now.toasts = now.toasts.filter(({ form, meant }) => form !== email && meant !== email);
  }

  function uncover() {
    if (now.dialog) endFailure('join-modal');
    Object.assign(now, { dialog: false, menu: false });
  }

  function forgetPositions() {
    for (const entry of history) entry.top = undefined;
  }

  async function type(field: string, text: string) {
    if (draft()[field] === text) return;
    await page.locator(`#${form()} [name=${field}]`).fill(text);
    draft()[field] = text;
    endFailure(form());
  }

  /** Sends an entry that is valid. Returns whether the visitor reads that it is stored. */
  function send(form: string, email: string): boolean {
    const { network } = now;
    const isMessage = form === 'contact-form';
    const isRetry = now.lost[form] === email;
    const isKnown = signups.has(email) && !isRetry;
    const isLost = network === 'loses an answer' ? !isKnown : network === 'offline' && isRetry;
    now.lost[form] = isLost ? email : undefined;
    if (!isMessage && network !== 'offline') signups.add(email);
    if (network !== 'online') {
      say(form, isMessage ? 'message-not-sent' : 'not-joined');
      now.also.logged = [expect.stringMatching(/^(Joining the waitlist|Sending the message) failed/)];
      if (network !== 'offline') now.network = 'online';
      return false;
    }
    if (!isMessage) endOffer(email);
    const isNew = !isMessage && !isKnown;
    if (isNew) now.record = email;
    const meant = isNew && email.endsWith(TYPO) ? email.replace(TYPO, MEANT) : undefined;
    say(form, isMessage ? 'message-sent' : isKnown ? 'already-registered' : 'joined', meant);
    return true;
  }

  /** Submits the form. The focus stays there, unless a field is refused or the dialog closes. */
  async function submit(by: 'Enter' | 'its button') {
    const [id, texts] = [form(), draft()];
    const element = page.locator(`#${id}`);
    if (by === 'Enter') await element.locator('[name=email]').press('Enter');
    else await element.locator('[type=submit]').click();

    const refused = Object.keys(texts).find((field) => REFUSED.includes(`${texts[field]}`));
    now.also.focus = refused ?? (by === 'Enter' ? 'email' : 'BUTTON');
    if (refused) {
      // The fields of a message say what is invalid.
      if (id === 'contact-form') now.toasts = now.toasts.filter((older) => older.form !== id);
      else say(id, texts.email ? 'email-invalid' : 'email-required');
      return;
    }
    if (!send(id, `${texts.email}`.toLowerCase())) return;
    if (now.dialog) now.also.focus = 'BUTTON';
    now.dialog = false;
    for (const field of Object.keys(texts)) texts[field] = '';
  }

  /** Takes the address that a toast offers, which belongs to no form on the page. */
  async function takeOffer() {
    const meant = `${offer()}`;
    await page.locator('.MuiAlert-message').getByRole('button').click();
    send(meant, meant);
  }

  /** Arrives on a page, from another address or by loading it. */
  function arrive(also: typeof now.also, from = '') {
    uncover();
    now.also = also;
    if (path() !== from.replace(/[#?].*/, '')) {
      now.record = loaded().record;
      if (path() === '/nope') now.also.logged = [expect.stringContaining('/nope')];
    }
    const { 'contact-form': message = {} } = now.drafts;
    if (from === LEAVE && message.message === contact.leaving) message.message = '';
    if (here().address === LEAVE) message.message ||= contact.leaving;
  }

  /** Follows the last link of this name: the footer's or the dialog's, where others have it, too. */
  async function follow(name: string, address: string) {
    const left = here();
    const link = page.getByRole('link', { name }).last();
    await link.focus();
    await site.frame();
    // An open dialog makes the page narrower, so it moves.
    left.top = now.dialog ? undefined : await site.scrolled();
    await link.press('Enter');
    if (address !== left.address) history.push({ ...left, address });
    const [, section] = address.split('#');
    arrive(section ? { section, focus: 'SECTION' } : { top: 0, focus: 'H1' }, left.address);
  }

  async function goBack() {
    const [isLoaded, left] = [isLoadedByBack(), history.pop()];
    if (isLoaded) return load(() => page.goBack());
    await page.goBack();
    const { top } = here();
    arrive(now.dialog || top === undefined ? {} : { top }, left?.address);
  }

  function open(address: string) {
    if (here()?.address !== address) history.push({ address, document: {} });
    return load(() => page.goto(address));
  }

  /** Lets time run while a page loads; else it stands still. The app keeps what the browser restores. */
  async function load(go: () => Promise<unknown>) {
    await page.clock.resume();
    const release = await site.hold(APP);
    await go();
    const { drafts } = await page.evaluate(look);
    Object.assign(now, loaded());
    Object.assign(now.drafts, drafts);
    forgetPositions();
    arrive({});
    release();
    await site.hydrated();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    await page.getByRole('main').focus();
  }

  /** Waits until the page shows all that is expected, and nothing else. */
  async function check() {
    const shown = toast();
    const question = offer() ? ` ${didYouMean} ${offer()}?` : '';
    const expected = {
      ...now,
      address: here().address,
      title: pageText(path()).title,
      headings: 1,
      shown: shown ? [`${outcomeTexts[shown].title} ${outcomeTexts[shown].description}${question}`] : [],
      focus: expect.not.stringMatching('BODY'),
      isWide: false,
      logged: [],
      ...now.also,
    };
    // An answer may take its time.
    await expect(page.locator('fieldset:disabled')).toHaveCount(0);
    await expect(async () => {
      // Runs what waits for the next frame.
      await page.clock.runFor(20);
      // What this page doesn't show is unchanged.
      const { record = now.record, drafts, ...seen } = await page.evaluate(look);
      expect({ ...now, ...seen, record, drafts: { ...now.drafts, ...drafts }, logged }).toMatchObject(expected);
    }).toPass({ intervals: [20, 50, 100, 250, 500], timeout: 5_000 });
    now.also = {};
    logged.length = 0;
  }

  const memory = {
    now,
    signups,
    path,
    canGoBack,
    isFree,
    toast,
    offer,
    hasFailed,
    form,
    draft,
    dismiss,
    uncover,
    forgetPositions,
  };
  return { ...site, ...memory, type, submit, takeOffer, follow, goBack, open, load, check };
}

/** In the page: returns what a visitor sees. */
function look() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  const [header = 0] = all('header').map((bar) => bar.getBoundingClientRect().bottom);
  const fieldsOf = (form: Element) => all(`#${form.id} [required]`).map(({ name, value }) => [name, value]);
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title,
    headings: all('h1').length,
    dialog: document.querySelector('dialog')?.open,
    menu: document.querySelector('#menu')?.matches(':popover-open'),
    drafts: Object.fromEntries(all('form').map((form) => [form.id, Object.fromEntries(fieldsOf(form))])),
    record: document.querySelector('#waitlist figure dd')?.textContent,
    /** A dialog that has just closed still has its toast until the app hears of it. */
    shown: all('.MuiAlert-message')
      .filter((message) => message.checkVisibility())
      .map(textOf),
    focus: document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName,
    isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    top: Math.round(scrollY),
    /** Below the header, or below a toast. */
    section: all('section')
      .map((section) => ({ id: section.id, y: section.getBoundingClientRect().top - header }))
      .find(({ y }) => y > -1 && y < innerHeight / 2)?.id,
  };
}
