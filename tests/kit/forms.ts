import type { Locator, Page } from 'playwright/test';
import { type Entry, fieldNames } from '../../shared/contract.ts';
import type { Outcome } from '../../shared/outcomes.ts';
import { contact } from '../../web/src/content/formTexts.ts';
import type { PagePath } from '../../web/src/content/pages.ts';
import { visit } from './page.ts';
import { VALID } from './validEntries.ts';

/** One of the site's forms, as visitors use it. */
export interface SiteForm {
  name: 'dialog' | 'page' | 'contact page';
  path: PagePath;
  /** Shows the form on its page. */
  show(page: Page): Promise<Locator>;
  /** Fills in every field. */
  fill(form: Locator, email: string): Promise<void>;
  /** What the button reads while the form sends, as specified. */
  sending: string;
  sent: Outcome;
  notSent: Outcome;
  /** The start of the console message when sending fails. */
  failure: string;
  stored: 'signups' | 'messages';
}

export const emailOf = (form: Locator): Locator => form.getByRole('textbox', { name: /^Email( address)?$/ });
export const messageOf = (form: Locator): Locator => form.getByRole('textbox', { name: 'Message', exact: true });
export const submitOf = (form: Locator): Locator =>
  form.getByRole('button', { name: /^(Join Waitlist|Send message)$/ });
/** The button while the form sends; it has the specified text. */
export const sendingOf = (form: Locator, { sending }: SiteForm): Locator =>
  form.getByRole('button', { name: sending, exact: true });
/** The texts of the form's own fields. A password manager's have no name. */
export const valuesOf = (form: Locator): Promise<string[]> =>
  form
    .getByRole('textbox')
    .and(form.locator('[name]'))
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

const showOnPage = async (page: Page) => page.getByRole('main').getByRole('form');

const waitlist = {
  path: '/',
  fill: (form, email) => emailOf(form).fill(email),
  sending: 'Joining...',
  sent: 'joined',
  notSent: 'not-joined',
  failure: 'Joining the waitlist failed',
  stored: 'signups',
} satisfies Partial<SiteForm>;

export const dialogForm: SiteForm = {
  ...waitlist,
  name: 'dialog',
  async show(page) {
    await page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' }).click();
    return page.getByRole('dialog').getByRole('form');
  },
};

export const pageForm: SiteForm = { ...waitlist, name: 'page', show: showOnPage };

export const contactForm: SiteForm = {
  name: 'contact page',
  path: '/contact',
  show: showOnPage,
  async fill(form, email) {
    for (const name of fieldNames('submitContact')) {
      const text = { ...MESSAGE, email }[name];
      await form.getByRole('textbox', { name: contact.labels[name], exact: true }).fill(text);
    }
  },
  sending: 'Sending...',
  sent: 'message-sent',
  notSent: 'message-not-sent',
  failure: 'Sending the message failed',
  stored: 'messages',
};

/** A message with what people type and paste, which is stored as it is. */
export const MESSAGE: Entry<'submitContact'> = {
  ...VALID.submitContact,
  name: "  Zoë  O'Neil ",
  message: '  <b>Grüße</b>\n\n\t$& \\ "quoted" O’Neil 👩‍👩‍👧 \u202e end  \n',
};

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
