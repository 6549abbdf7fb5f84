import type { Locator } from 'playwright/test';
import { apiPath, type Entry, type FormName, outcomeOf } from '../../shared/contract.ts';
import { contact, failureLogs, sendingTexts, waitlist } from '../../web/src/content/forms.ts';
import { VALID } from './validEntries.ts';

/** An email that no other test uses. */
export function uniqueEmail(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@site.example.com`;
}

/** A message with what people type and paste, which is stored as it is. */
export const MESSAGE: Entry<'submitContact'> = {
  ...VALID.submitContact,
  name: "  Zoë  O'Neil ",
  message: '  <b>Grüße</b>\n\n\t$& \\ "quoted" O’Neil 👩‍👩‍👧 \u202e end  \n',
};

/** One of the site's forms, as its visitors use it. `visit` opens its page, and `show` shows it there. */
export function formIn(
  root: Locator,
  name: FormName,
  visit: (path: string) => Promise<unknown>,
  show: () => Promise<unknown> = async () => {},
) {
  const isWaitlist = name === 'joinWaitlist';
  const form = {
    root,
    show,
    path: isWaitlist ? '/' : '/contact',
    api: apiPath(name),
    stored: isWaitlist ? ('signups' as const) : ('messages' as const),
    sent: outcomeOf(name),
    /** The start of the console message when sending fails. */
    failure: failureLogs[name],
    email: root.getByRole('textbox', { name: isWaitlist ? waitlist.label : contact.labels.email }),
    message: root.getByRole('textbox', { name: contact.labels.message, exact: true }),
    submit: root.getByRole('button', { name: isWaitlist ? waitlist.submit : contact.submit }),
    /** The button while the form sends. */
    sending: root.getByRole('button', { name: sendingTexts[name] }),
    async open() {
      await visit(form.path);
      await show();
    },
    async fill(email: string) {
      await form.email.fill(email);
      if (isWaitlist) return;
      await root.getByRole('textbox', { name: contact.labels.name, exact: true }).fill(MESSAGE.name);
      await form.message.fill(MESSAGE.message);
    },
    async send(email: string) {
      await form.fill(email);
      await form.submit.click();
    },
    /** The texts of its fields, which are required. A password manager's own fields aren't. */
    values: () =>
      root.locator('[required]').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
  };
  return form;
}
