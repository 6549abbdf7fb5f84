import type { Page } from 'playwright';
import { describe } from 'vitest';
import { trust } from '../../web/src/content/landing.ts';
import { DEVICES, expect, test } from '../support/visitor.ts';

/** Each in an element of its own, from its first word on. */
const CLAIMS: [claim: string, words: RegExp][] = [
  ['saves 5+ hours per week per employee', /^(saves )?5\+ hours per week per employee\b/i],
  ['90% faster onboarding', /^90% faster onboarding\b/i],
  ['100% knowledge retained', /^100% knowledge retained\b/i],
  ['500+ teams on the waitlist', /^500\+ teams on the waitlist$/i],
  ['free during beta', /^free during beta$/i],
  ['priority support', /^priority support$/i],
];

describe.each(DEVICES)('the landing page on a %s', (_, device) => {
  const section = (page: Page, id: string) => page.locator(`main #${id}`);

  test('§1 shows its sections in order', async ({ shared }) => {
    const { page } = await shared('/', device);
    const parts = [
      page.getByRole('banner'),
      page.getByRole('main').getByRole('heading', { level: 1 }),
      ...['problem', 'solution', 'how-it-works', 'benefits'].map((id) => section(page, id)),
      page.getByText('More Soon'),
      section(page, 'waitlist'),
      page.getByRole('contentinfo'),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const tops = boxes.map((box) => (box && box.height > 0 ? box.y : 'invisible'));
    expect(tops).not.toContain('invisible');
    expect(tops).toEqual(tops.toSorted((a, b) => Number(a) - Number(b)));
  });

  test('§1 says for whom the product is and what it does', async ({ shared }) => {
    const { page } = await shared('/', device);
    const lead = page.getByText(/^\S+ is the AI memory agent for fast-growing teams\./);
    await expect(lead).toContainText(/connects to your team chat and mail/i);
    await expect(lead).toContainText(/captures decisions and actions with their reasons/i);
  });

  test('§1 shows an answer with who decided what, when, why and where it was found', async ({ shared }) => {
    const { page } = await shared('/', device);
    for (const word of ['Who', 'What', 'When', 'Why', 'Where']) {
      await expect(page.getByRole('main').getByRole('radio', { name: new RegExp(`^${word} .*\\? \\S`) })).toHaveCount(
        1,
      );
    }
  });

  test('§1 names the four pain points', async ({ shared }) => {
    const { page } = await shared('/', device);
    await expect(section(page, 'problem').getByRole('heading', { level: 3 })).toHaveText([
      'Lost context',
      'Repeated debates',
      'Endless searching',
      'Slow onboarding',
    ]);
  });

  test('§1 shows three features and a sample chat', async ({ shared }) => {
    const solution = section((await shared('/', device)).page, 'solution');
    await expect(solution.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(solution.getByRole('figure').getByRole('listitem')).not.toHaveCount(0);
  });

  test('§1 explains how it works in three steps', async ({ shared }) => {
    const { page } = await shared('/', device);
    await expect(section(page, 'how-it-works').getByRole('heading', { level: 3 })).toHaveText([
      'Connect',
      'AI captures decisions',
      'Ask anytime',
    ]);
  });

  test.for(CLAIMS)('§1 claims: %s', async ([, words], { shared }) => {
    const { page } = await shared('/', device);
    await expect(page.locator('main :is(p, li)').filter({ hasText: words }).first()).toBeVisible();
  });

  test('§1 shows the integrations, more of them soon', async ({ shared }) => {
    const { page } = await shared('/', device);
    const tiles = page.getByRole('main').getByRole('list').filter({ hasText: 'More Soon' }).getByRole('listitem');
    await expect(tiles).toHaveText(['Team chat', 'Mail', 'Vector database', 'More Soon']);
  });

  test('§1 shows every badge of security and compliance', async ({ shared }) => {
    const { page } = await shared('/', device);
    await expect(page.getByRole('heading', { name: 'Security and compliance' })).toBeVisible();
    expect(trust.badges.length).toBeGreaterThan(1);
    for (const badge of trust.badges) await expect(page.getByRole('listitem').getByText(badge)).toBeVisible();
  });

  test('§2 has the waitlist form in the section "waitlist"', async ({ shared }) => {
    const { page } = await shared('/', device);
    await expect(section(page, 'waitlist').getByRole('textbox', { name: 'Email address' })).toBeVisible();
  });
});
