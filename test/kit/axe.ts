import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Every rule of WCAG 2.2 A and AA, what is good practice beyond them, and the contrast of AAA. */
const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
};
/** All that another colour scheme can change. */
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] } };

/** Checks the page as it is now, light and dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await violations(page, EVERYTHING), state).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, CONTRAST), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

const violations = (page: Page, options: RunOptions) =>
  page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations: found } = await axe.run(given);
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);
