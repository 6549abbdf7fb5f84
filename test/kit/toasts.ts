import { expect, type Page } from 'playwright/test';
import type { OutcomeName } from '../../functions/src/contract/contract.ts';

/** The texts of each outcome, in a toast or, without scripts, on a page of this name. */
export const OUTCOMES: Record<OutcomeName, [title: string, description: string]> = {
  joined: ["You're on the list! 🎉", "We'll notify you when early access opens."],
  'already-registered': ['Already registered! 🎉', "You're already on our waitlist. We'll notify you soon!"],
  'email-required': ['Email required', 'Please enter your email address.'],
  'email-invalid': ['Invalid email', 'Please enter a valid email address.'],
  'not-joined': ['Something went wrong', 'Please try again later or contact support.'],
  'message-sent': ['Message sent!', "We'll get back to you as soon as possible."],
  'message-invalid': ['Error sending message', 'Please check your name, email address and message.'],
  'message-not-sent': ['Error sending message', 'Please try again later.'],
};
const NOT_DESTRUCTIVE: OutcomeName[] = ['joined', 'already-registered', 'message-sent'];

/** Waits for exactly one toast with exactly these words; a destructive one interrupts (`alert`), the others don't. */
export async function expectToast(page: Page, outcome: OutcomeName): Promise<void> {
  const [title, description] = OUTCOMES[outcome];
  const region = page.getByRole(NOT_DESTRUCTIVE.includes(outcome) ? 'status' : 'alert');
  await expect(region.filter({ hasText: title })).toHaveText(`${title} ${description}`);
}

export async function dismissToast(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.click();
  await expect(dismiss).toBeHidden();
}
