import { hash } from 'node:crypto';
import type { Outcome } from '../../shared/outcomes.ts';
import { pageText } from '../../web/src/content/pages.ts';
import { expect, uniqueEmail } from './fixtures.ts';
import { SPECIFIED } from './outcomes.ts';

/** What every field refuses; the browser alone refuses the last. */
export const REFUSED = ['', 'jane', 'jane;joe@example.com'];
const [LEAVE, LEAVING] = ['/contact?about=leave', 'Please remove me from the waitlist.'];

/** What a page load forgets. The fields have their form's id. */
class Loaded {
  dialog = false;
  menu = false;
  hasFocus = false;
  record: string | undefined;
  toast: Outcome | undefined;
  fields: Record<string, string> = {
    'join-modal email': '',
    'join-website email': '',
    'contact-form name': '',
    'contact-form email': '',
    'contact-form message': '',
  };
  /** The address that each form has sent last. */
  attempts: Record<string, { email: string }> = {};
}

/** What a visitor who has taken these steps expects to see. */
export class Walk {
  readonly steps: string[] = [];
  now = new Loaded();
  /** What only the last step leads to. */
  also: Record<string, unknown> = {};
  /** `top`: where the visitor left the page, within one load. */
  history: { address: string; document: number; top?: number | undefined }[] = [{ address: '/', document: 0 }];
  at = 0;
  network: 'online' | 'offline' | 'loses an answer' = 'online';
  readonly addresses: string[] = [];
  /** The waitlist, and which attempt has put an address on it. */
  readonly list = new Map<string, object>();
  private drawn = 0;

  private readonly seed: number;
  constructor(seed: number) {
    this.seed = seed;
  }

  /** A number from 0 to 1 that depends on the seed alone. */
  random = () => hash('sha256', `${this.seed} ${this.drawn++}`, 'buffer').readUInt32BE() / 2 ** 32;
  pick = <Item>(items: readonly Item[]) => items[Math.floor(this.random() * items.length)] as Item;

  get here() {
    return this.history[this.at] as Walk['history'][number];
  }
  get path() {
    return this.here.address.replace(/[#?].*/, '');
  }
  /** The form that can be used now. */
  get form() {
    if (this.now.menu) return undefined;
    if (this.now.dialog) return 'join-modal';
    return { '/': 'join-website', '/contact': 'contact-form' }[this.path];
  }
  get hasFailed() {
    return this.now.toast && SPECIFIED[this.now.toast][2] === 'destructive';
  }

  newAddress(): string {
    this.addresses.push(uniqueEmail('walk'));
    return this.addresses.at(-1) as string;
  }

  type(field: string, text: string): void {
    this.now.fields[field] = text;
    if (this.hasFailed) this.now.toast = undefined;
  }

  submit(form: string): void {
    const { now, list, network } = this;
    const isMessage = form === 'contact-form';
    const fields = Object.keys(now.fields).filter((field) => field.startsWith(form));
    const refused = fields.find((field) => REFUSED.includes(now.fields[field] as string));
    const email = `${now.fields[`${form} email`]}`.toLowerCase();
    if (refused) {
      now.toast = isMessage ? undefined : email ? 'email-invalid' : 'email-required';
      this.also.focus = refused.split(' ')[1];
      return;
    }
    const last = now.attempts[form];
    const attempt = last?.email === email ? last : { email };
    now.attempts[form] = attempt;
    if (!isMessage && network !== 'offline' && !list.has(email)) list.set(email, attempt);
    if (network !== 'online') {
      now.toast = isMessage ? 'message-not-sent' : 'not-joined';
      this.also.logged = [expect.stringMatching(/^(Joining the waitlist|Sending the message) failed/)];
      this.network = network === 'offline' ? network : 'online';
      return;
    }
    // A repeated attempt is no second signup.
    now.toast = isMessage ? 'message-sent' : list.get(email) === attempt ? 'joined' : 'already-registered';
    if (now.toast === 'joined') now.record = email;
    if (form === 'join-modal') now.dialog = false;
    for (const field of fields) now.fields[field] = '';
    delete now.attempts[form];
  }

  showDialog(dialog: boolean): void {
    Object.assign(this.now, { dialog, toast: undefined });
  }

  /** Follows a link. An open dialog makes the page narrower, so it moves. */
  follow(address: string, leftAt: number): void {
    const section = address.split('#')[1];
    this.here.top = this.now.dialog ? undefined : leftAt;
    const isNew = address !== this.here.address;
    if (isNew) this.history.splice(this.at + 1, Infinity, { ...this.here, address });
    this.arrive(this.at + Number(isNew), section ? { section } : { top: 0 });
  }

  back(): void {
    const top = this.now.dialog ? undefined : this.history[this.at - 1]?.top;
    this.arrive(this.at - 1, top === undefined ? {} : { top });
  }

  private arrive(at: number, also: object): void {
    const { now, path, here } = this;
    this.at = at;
    this.also = also as Walk['also'];
    if (now.dialog) this.showDialog(false);
    now.menu = false;
    if (path !== this.path) {
      now.record = undefined;
      this.expectLog();
    }
    const message = 'contact-form message';
    if (here.address === LEAVE && now.fields[message] === LEAVING) now.fields[message] = '';
    if (this.here.address === LEAVE && now.fields[message] === '') now.fields[message] = LEAVING;
  }

  /** Loads a new address, or that of an entry of the history. A browser may restore its fields. */
  load(to: string | number): void {
    if (typeof to === 'number') this.at = to;
    else if (to !== this.here.address)
      this.history.splice(++this.at, Infinity, { address: to, document: this.steps.length });
    for (const entry of this.history) entry.top = undefined;
    this.now = new Loaded();
    this.also = { fields: expect.anything() };
    this.expectLog();
  }

  private expectLog(): void {
    if (this.path === '/nope') this.also.logged = [expect.stringContaining(this.path)];
  }

  /** The invariants, of what `look` sees. */
  get expected() {
    const { dialog, menu, hasFocus, record, toast, fields } = this.now;
    const [title, text, tone] = toast ? SPECIFIED[toast] : [];
    return {
      address: this.here.address,
      title: pageText(this.path).title,
      headings: 1,
      dialog,
      menu,
      fields,
      record: this.path === '/' ? (record ?? 'Your work email') : undefined,
      toasts: toast ? [`${tone === 'destructive' ? 'alert' : 'status'}: ${title} ${text}`] : [],
      ...(hasFocus && { focus: expect.not.stringMatching('BODY') }),
      sending: 0,
      isWide: false,
      logged: [],
      ...this.also,
    };
  }
}

/** What there is to see; for the browser. */
export function look() {
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  const select = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title,
    headings: select('h1').length,
    dialog: document.querySelector('dialog')?.open,
    menu: document.querySelector('#menu')?.matches(':popover-open'),
    fields: Object.fromEntries(
      select('[name=name], [name=email], [name=message]').map(({ form, name, value }) => [
        `${form?.id} ${name}`,
        value,
      ]),
    ),
    record: document.querySelector('#waitlist figure dd')?.textContent,
    toasts: select(':is([role=status], [role=alert]):not(form *)')
      .filter(textOf)
      .map((region) => `${region.role}: ${textOf(region)}`),
    focus: document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName,
    sending: select('fieldset:disabled').length,
    isWide: scrollWidth > clientWidth,
    top: Math.round(scrollY),
    /** Below the header, or below a toast. */
    section: select('section')
      .map((section) => ({ id: section.id, y: section.getBoundingClientRect().top - header }))
      .find(({ y }) => y > -1 && y < innerHeight / 2)?.id,
    question: document.querySelector<HTMLInputElement>('[name=question]:checked')?.value,
  };
}
