import type { Page } from 'playwright';
import { expect } from './visitor.ts';

/** Waits for exactly one toast with exactly these words; a destructive one interrupts (`alert`), the others don't. */
async function expectToast(page: Page, role: 'status' | 'alert', title: string, description: string): Promise<void> {
  const region = page.getByRole(role).filter({ hasText: title });
  await expect(region).toBeVisible();
  await expect.poll(async () => (await region.textContent())?.replace(title, '').trim()).toBe(description);
}

export async function dismissToast(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.click();
  await expect(dismiss).toBeHidden();
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

export const expectSent = (page: Page): Promise<void> =>
  expectToast(page, 'status', 'Message sent!', "We'll get back to you as soon as possible.");

export const expectNotSent = (page: Page): Promise<void> =>
  expectToast(page, 'alert', 'Error sending message', 'Please try again later.');
