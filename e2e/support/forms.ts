import type { Locator, Page } from 'playwright';
import type { Entries, Entry } from './entries.ts';
import { expectJoined, expectNotJoined, expectNotSent, expectSent } from './toasts.ts';
import { uniqueEmail, visit } from './visitor.ts';

/** One of the site's forms, as visitors use it. */
interface SiteForm {
  path: '/' | '/contact';
  /** The address that it is sent to. */
  api: string;
  /** Shows it to a visitor of its page. */
  show(page: Page): Promise<Locator>;
  /** Fills in everything that it asks for. */
  fill(form: Locator, email: string): Promise<void>;
  expectSent(page: Page): Promise<void>;
  expectNotSent(page: Page): Promise<void>;
  /** The first words of what it logs when it can't be sent. */
  failure: string;
  stored(entries: Entries, email: string): Promise<Entry[]>;
}

export interface WaitlistForm extends SiteForm {
  /** The tag of its entries. */
  source: 'modal' | 'website';
}

export const emailOf = (form: Locator): Locator => form.getByRole('textbox', { name: /^Email( address)?$/ });
export const submitOf = (form: Locator): Locator =>
  form.getByRole('button', { name: /^(Join Waitlist|Send message)$/ });
export const sendingOf = (form: Locator): Locator => form.getByRole('button', { name: /^(Joining|Sending)\.\.\.$/ });
export const valuesOf = (form: Locator): Promise<string[]> =>
  form.getByRole('textbox').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

const waitlist = {
  path: '/',
  api: '**/api/joinWaitlist',
  fill: (form: Locator, email: string) => emailOf(form).fill(email),
  expectSent: expectJoined,
  expectNotSent: expectNotJoined,
  failure: 'Joining the waitlist failed',
  stored: (entries: Entries, email: string) => entries.signups(email),
} as const;

export const dialogForm: WaitlistForm = {
  ...waitlist,
  source: 'modal',
  async show(page) {
    await page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' }).click();
    return page.getByRole('dialog').getByRole('form');
  },
};

export const pageForm: WaitlistForm = {
  ...waitlist,
  source: 'website',
  show: async (page) => page.getByRole('main').getByRole('form'),
};

const contactForm: SiteForm = {
  path: '/contact',
  api: '**/api/submitContact',
  show: async (page) => page.getByRole('main').getByRole('form'),
  async fill(form, email) {
    await form.getByRole('textbox', { name: 'Name' }).fill('Jane');
    await emailOf(form).fill(email);
    await form.getByRole('textbox', { name: 'Message' }).fill('Hello\nthere');
  },
  expectSent,
  expectNotSent,
  failure: 'Sending the message failed',
  stored: (entries, email) => entries.messages(email),
};

export const FORMS: [name: string, form: SiteForm][] = [
  ['dialog', dialogForm],
  ['page', pageForm],
  ['contact page', contactForm],
];

/** Opens the page of a form, and shows it. */
export async function openForm(page: Page, form: SiteForm): Promise<Locator> {
  await visit(page, form.path);
  return form.show(page);
}

/** Types an email and presses the button. */
export async function join(form: Locator, email: string): Promise<void> {
  await emailOf(form).fill(email);
  await submitOf(form).click();
}

export const CONTACT_FIELDS = ['Name', 'Email', 'Message'] as const;

/** One of the contact form's fields, on its page. */
export const fieldOf = (page: Page, name: (typeof CONTACT_FIELDS)[number]): Locator =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

/** Fills in what is given, and something acceptable for the rest, and sends it. */
export async function sendMessage(page: Page, entered: { name?: string; email?: string; message?: string }) {
  await fieldOf(page, 'Name').fill(entered.name ?? 'Jane');
  await fieldOf(page, 'Email').fill(entered.email ?? uniqueEmail('contact'));
  await fieldOf(page, 'Message').fill(entered.message ?? 'Hello');
  await submitOf(page.getByRole('main')).click();
}

/** Puts fields into a form, as some extensions do, with names that hide the form's own properties. */
export const addForeignFields = (form: Locator): Promise<void> =>
  form.evaluate((element) => {
    for (const name of ['toString', 'id', 'action', 'reset', 'company']) {
      const field = document.createElement('input');
      Object.assign(field, { name, required: true, hidden: true, value: 'Foreign' });
      element.prepend(field);
      element.querySelector('fieldset')?.append(field.cloneNode());
    }
  });
