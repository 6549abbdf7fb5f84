import type { Locator, Page } from 'playwright';
import { expectToast } from './toasts.ts';
import { visit } from './visitor.ts';

export interface WaitlistForm {
  /** The tag of its entries. */
  source: 'modal' | 'website';
  /** Shows it to a visitor of the landing page. */
  show(page: Page): Promise<Locator>;
}

export const dialogForm: WaitlistForm = {
  source: 'modal',
  async show(page) {
    await page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' }).click();
    return page.getByRole('dialog').getByRole('form');
  },
};

export const pageForm: WaitlistForm = {
  source: 'website',
  async show(page) {
    return page.getByRole('main').getByRole('form');
  },
};

export const WAITLIST_FORMS: [name: string, waitlist: WaitlistForm][] = [
  ['dialog', dialogForm],
  ['page', pageForm],
];

/** Opens the landing page and a waitlist form on it. */
export async function openForm(page: Page, waitlist: WaitlistForm): Promise<Locator> {
  await visit(page, '/');
  return waitlist.show(page);
}

export const emailOf = (form: Locator): Locator => form.getByRole('textbox', { name: 'Email address' });
export const submitOf = (form: Locator): Locator => form.getByRole('button', { name: 'Join Waitlist' });

/** Types an email and presses the button. */
export async function join(form: Locator, email: string): Promise<void> {
  await emailOf(form).fill(email);
  await submitOf(form).click();
}

export const expectEmailRequired = (page: Page): Promise<void> =>
  expectToast(page, 'alert', 'Email required', 'Please enter your email address.');

export const expectEmailInvalid = (page: Page): Promise<void> =>
  expectToast(page, 'alert', 'Invalid email', 'Please enter a valid email address.');

export const expectJoined = (page: Page): Promise<void> =>
  expectToast(page, 'status', "You're on the list! 🎉", "We'll notify you when early access opens.");

export const expectAlreadyRegistered = (page: Page): Promise<void> =>
  expectToast(page, 'status', 'Already registered! 🎉', "You're already on our waitlist. We'll notify you soon!");

export const expectNotJoined = (page: Page): Promise<void> =>
  expectToast(page, 'alert', 'Something went wrong', 'Please try again later or contact support.');
