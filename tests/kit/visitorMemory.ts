import { expect } from 'playwright/test';
import { isFailure, type Outcome } from '../../shared/outcomes.ts';
import { contact, didYouMean } from '../../web/src/content/formTexts.ts';
import { outcomeTexts, pencilled } from '../../web/src/content/outcomeTexts.ts';
import { pageText } from '../../web/src/content/pages.ts';

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
const freshPage = () => ({
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

/** The visitor's memory: what was done and said so far. From it follows what the page must show. */
export function memoryOf() {
  const now = { ...freshPage(), steps: 0, network: 'online' as 'online' | 'offline' | 'loses an answer' };
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

  /** An entry that is valid is sent. Returns whether the visitor reads that it is stored. */
  function sent(form: string, email: string): boolean {
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

  /** The form is submitted. The focus stays there, unless a field is refused or the dialog closes. */
  function submitted(by: 'Enter' | 'its button') {
    const [id, texts] = [form(), draft()];
    const refused = Object.keys(texts).find((field) => REFUSED.includes(`${texts[field]}`));
    now.also.focus = refused ?? (by === 'Enter' ? 'email' : 'BUTTON');
    if (refused) {
      // The fields of a message say what is invalid.
      if (id === 'contact-form') now.toasts = now.toasts.filter((older) => older.form !== id);
      else say(id, texts.email ? 'email-invalid' : 'email-required');
      return;
    }
    if (!sent(id, `${texts.email}`.toLowerCase())) return;
    if (now.dialog) now.also.focus = 'BUTTON';
    now.dialog = false;
    for (const field of Object.keys(texts)) texts[field] = '';
  }

  /** Arrives on a page, from another address or by loading it. */
  function arrived(also: typeof now.also, from = '') {
    uncover();
    now.also = also;
    if (path() !== from.replace(/[#?].*/, '')) {
      now.record = freshPage().record;
      if (path() === '/nope') now.also.logged = [expect.stringContaining('/nope')];
    }
    const { 'contact-form': message = {} } = now.drafts;
    if (from === LEAVE && message.message === contact.leaving) message.message = '';
    if (here().address === LEAVE) message.message ||= contact.leaving;
  }

  /** What the page must show after a step. */
  function expected() {
    const shown = toast();
    const question = offer() ? ` ${didYouMean} ${offer()}?` : '';
    return {
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
  }

  /** A page has loaded, in which the browser may have restored texts. */
  function loaded(restored: Drafts) {
    Object.assign(now, freshPage());
    Object.assign(now.drafts, restored);
    forgetPositions();
    arrived({});
  }

  return {
    now,
    signups,
    history,
    here,
    path,
    isLoadedByBack,
    canGoBack,
    isFree,
    toast,
    offer,
    hasFailed,
    form,
    draft,
    dismiss,
    endFailure,
    uncover,
    forgetPositions,
    sent,
    submitted,
    arrived,
    loaded,
    expected,
  };
}
