import { isFailure, type Outcome } from '../../shared/outcomes.ts';
import { contact } from '../../web/src/content/formTexts.ts';
import { outcomeTexts } from '../../web/src/content/outcomeTexts.ts';
import { pageText } from '../../web/src/content/pages.ts';
import { uniqueEmail } from './forms.ts';
import { expect } from './site.ts';

/** What every field refuses; the browser alone refuses the last. */
export const REFUSED = ['', 'jane', 'jane;joe@example.com'];
export const LEAVE = '/contact?about=leave';
const FORMS = { '/': 'join-website', '/contact': 'contact-form' };
const MESSAGE = 'contact-form message';
const FIELDS = ['join-modal email', 'join-website email', 'contact-form name', 'contact-form email', MESSAGE];

/** What a page load forgets. The fields have their form's id. */
class Loaded {
  dialog = false;
  menu = false;
  hasFocus = false;
  record = 'Your work email';
  toast: Outcome | undefined;
  fields: Record<string, string> = Object.fromEntries(FIELDS.map((field) => [field, '']));
  /** The address that each form has sent last. */
  attempts: Record<string, { email: string }> = {};
}

/** What a visitor who has taken these steps expects to see. */
export class Walk {
  readonly steps: string[] = [];
  now = new Loaded();
  /** What only the last step leads to. */
  also: Record<string, unknown> = {};
  /** `top`: where the visitor left the page, within one load of a document. */
  readonly history: { address: string; document: object; top?: number | undefined }[] = [];
  at = -1;
  network: 'online' | 'offline' | 'loses an answer' = 'online';
  /** Every address that was made up, and the attempt that has put it on the waitlist. */
  readonly addresses = new Map<string, object | undefined>();

  get here() {
    return this.history[this.at] as Walk['history'][number];
  }
  get path() {
    return this.here.address.replace(/[#?].*/, '');
  }
  /** Whether a browser loads the entry before this one. */
  get loadsBefore() {
    return this.history[this.at - 1]?.document !== this.here.document;
  }
  /** The form that can be used now. */
  get form() {
    if (this.now.menu) return undefined;
    return this.now.dialog ? 'join-modal' : FORMS[this.path as keyof typeof FORMS];
  }
  get hasFailed() {
    return this.now.toast && isFailure(this.now.toast);
  }
  get list() {
    return [...this.addresses.keys()].filter((address) => this.addresses.get(address));
  }

  newAddress(): string {
    const address = uniqueEmail('walk');
    this.addresses.set(address, undefined);
    return address;
  }

  type(field: string, text: string): void {
    this.now.fields[field] = text;
    if (this.hasFailed) this.now.toast = undefined;
  }

  submit(form: string): void {
    const { now, addresses, network } = this;
    const isMessage = form === 'contact-form';
    const fields = FIELDS.filter((field) => field.startsWith(form));
    const refused = fields.find((field) => REFUSED.includes(`${now.fields[field]}`));
    const email = `${now.fields[`${form} email`]}`.toLowerCase();
    if (refused) {
      now.toast = isMessage ? undefined : email ? 'email-invalid' : 'email-required';
      this.also.focus = refused.split(' ')[1];
      return;
    }
    // A repeated attempt is no second signup.
    const attempt = now.attempts[form]?.email === email ? now.attempts[form] : { email };
    now.attempts[form] = attempt;
    if (!isMessage && network !== 'offline' && !addresses.get(email)) addresses.set(email, attempt);
    if (network !== 'online') {
      now.toast = isMessage ? 'message-not-sent' : 'not-joined';
      this.also.logged = [expect.stringMatching(/^(Joining the waitlist|Sending the message) failed/)];
      this.network = network === 'offline' ? network : 'online';
      return;
    }
    now.toast = isMessage ? 'message-sent' : addresses.get(email) === attempt ? 'joined' : 'already-registered';
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
    const { here, at, now } = this;
    const [, section] = address.split('#');
    const isNew = address !== here.address;
    here.top = now.dialog ? undefined : leftAt;
    if (isNew) this.history.splice(at + 1, Infinity, { ...here, address });
    this.arrive(at + Number(isNew), section ? { section } : { top: 0 });
  }

  back(): void {
    const top = this.now.dialog ? undefined : this.history[this.at - 1]?.top;
    this.arrive(this.at - 1, top === undefined ? {} : { top });
  }

  arrive(at: number, also: Record<string, unknown>): void {
    const { now, path, here } = this;
    this.at = at;
    if (now.dialog) this.showDialog(false);
    now.menu = false;
    if (path !== this.path) now.record = new Loaded().record;
    this.also = path === this.path ? also : { ...also, ...this.logOfPage };
    if (here.address === LEAVE && now.fields[MESSAGE] === contact.leaving) now.fields[MESSAGE] = '';
    if (this.here.address === LEAVE && now.fields[MESSAGE] === '') now.fields[MESSAGE] = contact.leaving;
  }

  /** Loads a new address, or that of an entry of the history. A browser may restore its fields. */
  load(to: string | number): void {
    if (typeof to === 'number') this.at = to;
    else if (to !== this.history[this.at]?.address)
      this.history.splice(++this.at, Infinity, { address: to, document: {} });
    this.forgetPositions();
    this.now = new Loaded();
    this.also = { fields: expect.anything(), ...this.logOfPage };
  }

  forgetPositions(): void {
    for (const entry of this.history) entry.top = undefined;
  }

  get logOfPage() {
    return this.path === '/nope' ? { logged: [expect.stringContaining('/nope')] } : {};
  }

  /** Takes over what a browser may have restored or focused. */
  learn(seen: ReturnType<typeof look> | undefined): void {
    Object.assign(this.now.fields, seen?.fields);
    this.now.hasFocus ||= seen?.focus !== 'BODY';
    this.also = {};
  }

  /** The invariants, of what `look` sees. */
  get expected() {
    const { dialog, menu, hasFocus, record, toast, fields } = this.now;
    const { title, description } = toast ? outcomeTexts[toast] : {};
    return {
      address: this.here.address,
      title: pageText(this.path).title,
      headings: 1,
      dialog,
      menu,
      fields,
      record: this.path === '/' ? record : undefined,
      toasts: toast ? [`${this.hasFailed ? 'alert' : 'status'}: ${title} ${description}`] : [],
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
  const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  const [header = 0] = all('header').map((bar) => bar.getBoundingClientRect().bottom);
  const fields = all('[name=name], [name=email], [name=message]');
  const regions = all(':is([role=status], [role=alert]):not(form *)');
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title,
    headings: all('h1').length,
    dialog: document.querySelector('dialog')?.open,
    menu: document.querySelector('#menu')?.matches(':popover-open'),
    fields: Object.fromEntries(fields.map(({ form, name, value }) => [`${form?.id} ${name}`, value])),
    record: document.querySelector('#waitlist figure dd')?.textContent,
    toasts: regions.filter(textOf).map((region) => `${region.role}: ${textOf(region)}`),
    focus: document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName,
    sending: all('fieldset:disabled').length,
    isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    top: Math.round(scrollY),
    /** Below the header, or below a toast. */
    section: all('section')
      .map((section) => ({ id: section.id, y: section.getBoundingClientRect().top - header }))
      .find(({ y }) => y > -1 && y < innerHeight / 2)?.id,
    question: document.querySelector<HTMLInputElement>('[name=question]:checked')?.value,
  };
}
