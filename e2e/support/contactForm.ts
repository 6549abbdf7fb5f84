import type { Locator, Page } from 'playwright';
import { expectToast } from './toasts.ts';
import { uniqueEmail } from './visitor.ts';

export const FIELDS = ['Name', 'Email', 'Message'] as const;

/** One of the contact form's fields, on its page. */
export const fieldOf = (page: Page, name: (typeof FIELDS)[number]): Locator =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

export const sendButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Send message', exact: true });

/** Fills in what is given, and something acceptable for the rest, and sends it. */
export async function sendMessage(page: Page, entered: { name?: string; email?: string; message?: string }) {
  await fieldOf(page, 'Name').fill(entered.name ?? 'Jane');
  await fieldOf(page, 'Email').fill(entered.email ?? uniqueEmail('contact'));
  await fieldOf(page, 'Message').fill(entered.message ?? 'Hello');
  await sendButton(page).click();
}

export const expectSent = (page: Page): Promise<void> =>
  expectToast(page, 'status', 'Message sent!', "We'll get back to you as soon as possible.");

export const expectNotSent = (page: Page): Promise<void> =>
  expectToast(page, 'alert', 'Error sending message', 'Please try again later.');
