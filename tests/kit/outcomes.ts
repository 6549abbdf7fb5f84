import { expect, type Locator, type Page } from 'playwright/test';
import type { Outcome } from '../../shared/outcomes.ts';
import { outcomeTexts } from '../../web/src/content/outcomeTexts.ts';
import { heading } from './page.ts';

type Words = [title: string, description: string, tone: 'destructive' | 'not destructive'];

/**
 * The specification's words (§5, §8) for each outcome: a toast, or the static page of this name. Only this file repeats
 * them. `message-invalid` isn't specified; the app shows it at the fields.
 */
export const SPECIFIED: Record<Outcome, Words> = {
  joined: ["You're on the list! 🎉", "We'll notify you when early access opens.", 'not destructive'],
  'already-registered': [
    'Already registered! 🎉',
    "You're already on our waitlist. We'll notify you soon!",
    'not destructive',
  ],
  'email-required': ['Email required', 'Please enter your email address.', 'destructive'],
  'email-invalid': ['Invalid email', 'Please enter a valid email address.', 'destructive'],
  'not-joined': ['Something went wrong', 'Please try again later or contact support.', 'destructive'],
  'message-sent': ['Message sent!', "We'll get back to you as soon as possible.", 'not destructive'],
  'message-invalid': ['Error sending message', outcomeTexts['message-invalid'].description, 'destructive'],
  'message-not-sent': ['Error sending message', 'Please try again later.', 'destructive'],
};

/** The live region that announces an outcome: `alert` interrupts, `status` waits. */
export function toastOf(page: Page, outcome: Outcome): Locator {
  const [title, , tone] = SPECIFIED[outcome];
  return page.getByRole(tone === 'destructive' ? 'alert' : 'status').filter({ hasText: title });
}

/** Waits for exactly one toast with exactly these words. */
export async function expectToast(page: Page, outcome: Outcome): Promise<void> {
  const [title, description] = SPECIFIED[outcome];
  await expect(toastOf(page, outcome)).toHaveText(`${title} ${description}`);
}

/** Waits for the page that answers a form posted by the browser. */
export async function expectOutcomePage(page: Page, name: Outcome): Promise<void> {
  const [title, description] = SPECIFIED[name];
  await expect(page).toHaveURL(`/form/${name}`);
  // A heading has the apostrophe of its face.
  await expect(heading(page)).toHaveText(title.replaceAll("'", '’'));
  await expect(page.getByText(description, { exact: true })).toBeVisible();
}
