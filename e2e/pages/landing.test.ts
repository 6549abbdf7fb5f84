import type { Page } from 'playwright';
import { describe } from 'vitest';
import { test as base, DEVICES, expect, visit } from '../support/visitor.ts';

const CLAIMS: [claim: string, words: RegExp][] = [
  ['saves 5+ hours per week per employee', /5\+ hours.*per week per employee/i],
  ['90% faster onboarding', /90%.*faster onboarding/i],
  ['100% knowledge retained', /100%.*knowledge retained/i],
  ['500+ teams on the waitlist', /500\+ teams.*on the waitlist/i],
  ['free during beta', /free during beta/i],
  ['priority support', /priority support/i],
];

/** A landing page for both devices that nobody changes, so that all tests can read it. */
const test = base.extend('landing', { scope: 'file' }, async ({ browser, stack }) => {
  const pages = new Map<string, Page>();
  for (const [name, device] of DEVICES) {
    const context = await browser.newContext({ baseURL: stack.origin, reducedMotion: 'reduce', ...device });
    const page = await context.newPage();
    await visit(page, '/');
    pages.set(name, page);
  }
  return (name: string) => pages.get(name) as Page;
});

describe.each(DEVICES)('the landing page on a %s', (device) => {
  const section = (page: Page, id: string) => page.locator(`main #${id}`);

  test('§1 shows its sections in order', async ({ landing }) => {
    const page = landing(device);
    const parts = [
      page.getByRole('banner'),
      page.getByRole('main').getByRole('heading', { level: 1 }),
      ...['problem', 'solution', 'how-it-works', 'benefits'].map((id) => section(page, id)),
      page.getByText('More Soon'),
      section(page, 'waitlist'),
      page.getByRole('contentinfo'),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('§1 says for whom the product is and what it does', async ({ landing }) => {
    const main = landing(device).getByRole('main');
    await expect(main).toContainText(/memory agent for fast-growing teams/i);
    await expect(main).toContainText(/connects to your team chat and mail/i);
    await expect(main).toContainText(/captures decisions and actions with their reasons/i);
  });

  test('§1 shows an answer with who decided what, when, why and where it was found', async ({ landing }) => {
    const terms = landing(device).getByRole('main').getByRole('term');
    await expect(terms).toHaveText(['Who', 'What', 'When', 'Why', 'Where']);
  });

  test('§1 names the four pain points', async ({ landing }) => {
    await expect(section(landing(device), 'problem').getByRole('heading', { level: 3 })).toHaveText([
      'Lost context',
      'Repeated debates',
      'Endless searching',
      'Slow onboarding',
    ]);
  });

  test('§1 shows three features and a sample chat', async ({ landing }) => {
    const solution = section(landing(device), 'solution');
    await expect(solution.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(solution.getByRole('figure').getByRole('listitem')).not.toHaveCount(0);
  });

  test('§1 explains how it works in three steps', async ({ landing }) => {
    await expect(section(landing(device), 'how-it-works').getByRole('heading', { level: 3 })).toHaveText([
      'Connect',
      'AI captures decisions',
      'Ask anytime',
    ]);
  });

  test.for(CLAIMS)('§1 claims: %s', async ([, words], { landing }) => {
    await expect(landing(device).getByRole('main')).toContainText(words);
  });

  test('§1 shows the integrations, more of them soon', async ({ landing }) => {
    const tiles = landing(device).getByRole('list').filter({ hasText: 'More Soon' }).getByRole('listitem');
    await expect(tiles).toHaveText(['Team chat', 'Mail', 'Vector database', 'More Soon']);
  });

  test('§1 shows badges of security and compliance', async ({ landing }) => {
    const page = landing(device);
    await expect(page.getByRole('heading', { name: 'Security and compliance' })).toBeVisible();
    await expect(page.getByText('Encrypted in transit and at rest')).toBeVisible();
  });
});

describe.each(DEVICES)('the landing page on a %s', (_, device) => {
  test.override('device', device);

  test('§2 has a button in the hero that opens the waitlist dialog', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('main').getByRole('button', { name: 'Join the Waitlist', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Join the Waitlist' })).toBeVisible();
  });

  test('§2 has the waitlist form under the anchor "waitlist"', async ({ page }) => {
    await visit(page, '/#waitlist');
    await expect(page.locator('#waitlist').getByRole('textbox', { name: 'Email address' })).toBeInViewport();
  });
});
