import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from './visitor.ts';

/** Every rule of WCAG 2.2 A and AA, what is good practice beyond them, and the contrast of AAA. */
const CHECKS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
};

/** Has the page, as it is now, checked by axe. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const broken = await page.evaluate(async (checks) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(checks);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, CHECKS);
  expect(broken).toEqual([]);
}
