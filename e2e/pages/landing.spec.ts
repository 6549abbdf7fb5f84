import type { Page } from 'playwright/test';
import { expect, test } from '../../test/kit/fixtures.ts';
import { addStyles, LARGE_TEXT } from '../../test/kit/layout.ts';
import { visit } from '../../test/kit/page.ts';
import { brand } from '../../web/src/content/brand.ts';
import { hero, type MessagePart, trust } from '../../web/src/content/landing.ts';

/** One element starts with the words of each claim. */
const CLAIMS: [claim: string, words: RegExp][] = [
  ['saves 5+ hours per week per employee', /^saves 5\+ hours per week per employee\b/i],
  ['90% faster onboarding', /^90% faster onboarding\b/i],
  ['100% knowledge retained', /^100% knowledge retained\b/i],
  ['500+ teams on the waitlist', /^500\+ teams on the waitlist$/i],
  ['free during beta', /^free during beta$/i],
  ['priority support', /^priority support$/i],
];

const section = (page: Page, id: string) => page.locator(`main #${id}`);
const headings = (page: Page, id: string) => section(page, id).getByRole('heading', { level: 3 });

test.beforeEach(({ page }) => visit(page, '/'));

test('§1 §2 the landing page shows its sections in order, with the waitlist form in the last', {
  tag: '@both',
}, async ({ page }) => {
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
  await expect(section(page, 'waitlist').getByText('500+ teams on the waitlist', { exact: true })).toBeVisible();
  await expect(section(page, 'waitlist').getByRole('textbox', { name: 'Email address' })).toBeVisible();
});

test('§1 the landing page says for whom the product is and what it does, and makes every claim', {
  tag: '@both',
}, async ({ page }) => {
  const lead = page.getByText(/^\S+ is the AI memory agent for fast-growing teams\./);
  await expect(lead).toContainText(/connects to your team chat and email/i);
  await expect(lead).toContainText(/keeps every decision and action with its reason/i);
  for (const [claim, words] of CLAIMS) {
    await expect(page.locator('main :is(p, li)').filter({ hasText: words }).first(), claim).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Security and compliance' })).toBeVisible();
  expect(trust.badges.length).toBeGreaterThan(1);
  for (const badge of trust.badges) await expect(page.getByRole('listitem').getByText(badge)).toBeVisible();
});

test('§1 the landing page names four pain points, three features, a sample chat, three steps and the integrations', async ({
  page,
}) => {
  const pains = ['Lost context', 'Repeated debates', 'Endless searching', 'Slow onboarding'];
  await expect(headings(page, 'problem')).toHaveText(pains);
  await expect(headings(page, 'solution')).toHaveCount(3);
  await expect(section(page, 'solution').getByRole('figure').getByRole('listitem')).not.toHaveCount(0);
  await expect(headings(page, 'how-it-works')).toHaveText(['Connect', 'AI captures decisions', 'Ask anytime']);
  const tiles = page.getByRole('main').getByRole('list').filter({ hasText: 'More Soon' }).getByRole('listitem');
  await expect(tiles).toHaveText(['Team chat', 'Email', 'Vector database', 'More Soon']);
});

test('§1 the hero answers who decided what, when, why and where it was found: five questions, each marked in the message', {
  tag: '@both',
}, async ({ page }) => {
  const { rows, start, sender, sent, message } = hero.fiveQuestions;
  const answers = [sender, ...sent, ...message].filter((part: MessagePart) => typeof part !== 'string');
  const card = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') });
  const expectChosen = async (word: string) => {
    const question = rows.find((row) => row.word === word)?.question ?? '';
    const answer = answers.find(([, answered]) => answered === word)?.[0] ?? '';
    await expect(card.getByRole('radio', { name: `${question} ${answer}`, exact: true })).toBeChecked();
    await expect(card.locator('strong').filter({ visible: true })).toHaveText([question]);
    const marked = () =>
      card
        .locator('b')
        .evaluateAll((parts) =>
          parts.filter((part) => getComputedStyle(part).backgroundImage !== 'none').map((part) => part.textContent),
        );
    await expect.poll(marked).toEqual([answer]);
  };
  await expect(card.getByRole('radio')).toHaveCount(5);
  await expect(card.getByText('Example', { exact: true })).toBeVisible();
  await expectChosen(start);
  for (const { word } of rows) {
    // The word under the dot is a target, too.
    await card.getByText(word, { exact: true }).click();
    await expectChosen(word);
  }
});

test('selecting the hero’s text doesn’t select its hidden questions', async ({ page }) => {
  const selected = await page.getByRole('group', { name: hero.fiveQuestions.label }).evaluate((card) => {
    getSelection()?.selectAllChildren(card);
    return `${getSelection()}`;
  });
  expect(selected).toContain('projector');
  expect(hero.fiveQuestions.rows.filter(({ question }) => selected.includes(question))).toHaveLength(1);
});

test('the dots of the hero grow with the text, and each stays a target of 24 px on 320 px', { tag: '@phone' }, async ({
  page,
}) => {
  const dot = page.getByRole('radio').first();
  const width = async () => (await dot.boundingBox())?.width ?? 0;
  const before = await width();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const label of await page.locator('label', { has: page.getByRole('radio') }).all()) {
    const box = await label.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await addStyles(page, LARGE_TEXT);
  expect(await width()).toBe(2 * before);
});

test('the end mark names its dots by the five questions', async ({ page }) => {
  const name = `${brand.name}, Who, What, When, Why, Where`;
  await expect(page.getByRole('contentinfo').getByRole('img', { name, exact: true })).toBeVisible();
});

test('the headline’s marker draws one line after the other', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const times = await page
    .locator('h1 mark')
    .evaluateAll((marks) =>
      marks
        .map((mark) => mark.getAnimations()[0]?.effect?.getComputedTiming())
        .map((timing) => [Number(timing?.delay), Number(timing?.endTime)]),
    );
  expect(times.length).toBeGreaterThan(1);
  expect(times[1]?.[0]).toBe(times[0]?.[1]);
});

test('the marks of the chat are drawn as they scroll into view, and not before', async ({ page }) => {
  const mark = page.locator('#solution mark').first();
  /** Scrolls the mark's upper edge just above this part of the window's height, from below. */
  const drawn = (part: number) =>
    mark.evaluate((element, height) => {
      const top = element.getBoundingClientRect().top + 4 - innerHeight * (1 - height);
      scrollBy({ top, behavior: 'instant' });
      return Number.parseFloat(getComputedStyle(element).backgroundSize);
    }, part);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => drawn(0)).toBe(0);
  await expect.poll(() => drawn(0.2).then((percent) => percent > 0 && percent < 100)).toBe(true);
  await expect.poll(() => drawn(0.5)).toBe(100);
});

test('printed marks become underlines, and the steps keep their line in forced colours', {
  tag: '@both',
}, async ({ page }) => {
  const style = (selector: string, pseudo: string, names: string[]) =>
    page.locator(selector).evaluateAll(
      (elements, [part, ...properties]) =>
        elements.map((element) => {
          const computed = getComputedStyle(element, part);
          return properties.map((name) => computed.getPropertyValue(name)).join(' ');
        }),
      [pseudo, ...names],
    );
  await page.emulateMedia({ media: 'print' });
  const rules = await style('main mark', '', ['border-bottom-width', 'border-bottom-style']);
  const isRule = (rule: string) => Number.parseFloat(rule) > 1 && rule.endsWith('solid');
  expect(rules.length).toBeGreaterThan(2);
  expect(rules.filter((rule) => !isRule(rule))).toEqual([]);
  const answers = await style('main fieldset b', '', ['border-bottom-width', 'border-bottom-style']);
  expect(answers.filter(isRule)).toHaveLength(1);
  expect(await style('#problem h2 span', '::after', ['text-decoration-color'])).toEqual(['rgb(0, 0, 0)']);

  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const lines = await style('#how-it-works li', '::after', ['border-top-style', 'border-left-style']);
  expect(lines).toHaveLength(3);
  // The last one goes on in dots.
  for (const line of lines.slice(0, 2)) expect(line).toContain('solid');
});
