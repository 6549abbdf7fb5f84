import type { Page } from 'playwright';
import { expect } from './visitor.ts';

/** Waits for exactly one toast with exactly these words; a destructive one interrupts (`alert`), the others don't. */
export async function expectToast(
  page: Page,
  role: 'status' | 'alert',
  title: string,
  description: string,
): Promise<void> {
  const region = page.getByRole(role).filter({ hasText: title });
  await expect(region).toBeVisible();
  await expect.poll(async () => (await region.textContent())?.replace(title, '').trim()).toBe(description);
}

export async function dismissToast(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.click();
  await expect(dismiss).toBeHidden();
}
