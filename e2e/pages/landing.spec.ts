import { expect, test } from '../../test/kit/fixtures.ts';
import { dialogForm } from '../../test/kit/forms.ts';
import { addStyles, LARGE_TEXT, TEXT_SPACING } from '../../test/kit/layout.ts';
import { visit } from '../../test/kit/page.ts';
import { hero, type MessagePart } from '../../web/src/content/landing.ts';

test.beforeEach(({ page }) => visit(page, '/'));

test('§1 the hero asks who decided what, when, why and where, and marks each answer', { tag: '@both' }, async ({
  page,
}) => {
  const { label, rows, start, sender, sent, message } = hero.fiveQuestions;
  const answers = [sender, ...sent, ...message].filter((part: MessagePart) => typeof part !== 'string');
  const card = page.getByRole('group', { name: label });
  const expectChosen = async ({ word, question }: (typeof rows)[number]) => {
    const answer = answers.find(([, answered]) => answered === word)?.[0] ?? '';
    await expect(card.getByRole('radio', { name: `${question} ${answer}`, exact: true })).toBeChecked();
    // Hidden questions can't be selected or found either.
    const texts = await card.innerText();
    expect(rows.filter((row) => texts.includes(row.question))).toMatchObject([{ word }]);
    const marked = () =>
      card
        .locator('b')
        .evaluateAll((parts) =>
          parts.filter((part) => getComputedStyle(part).backgroundImage !== 'none').map((part) => part.textContent),
        );
    await expect.poll(marked).toEqual([answer]);
  };
  for (const row of rows.filter(({ word }) => word === start)) await expectChosen(row);
  for (const row of rows) {
    // The word under the dot is a target, too.
    await card.getByText(row.word, { exact: true }).click();
    await expectChosen(row);
  }
});

test('the hero’s dots are targets of 44 px in the ink of their words, and grow with the text', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const labels = page.locator('label', { has: page.getByRole('radio') });
  for (const label of await labels.all()) {
    const box = await label.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const ink = await label.evaluate((element) => getComputedStyle(element).color);
    await expect(label.getByRole('radio')).toHaveCSS('border-bottom-color', ink);
  }
  const dot = labels.first().getByRole('radio');
  const width = () => dot.evaluate((element) => element.getBoundingClientRect().width);
  const before = await width();
  for (const css of [TEXT_SPACING, LARGE_TEXT]) {
    await addStyles(page, css);
    const lines = await labels.locator('span').evaluateAll((words) =>
      words.map((word) => {
        const range = new Range();
        range.selectNodeContents(word);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1, 1]);
  }
  expect(await width()).toBe(2 * before);
});

test('placeholders are whole and ticks stand at the height of their line, with large text too', {
  tag: '@phone',
}, async ({ page }) => {
  await dialogForm.show(page);
  const faults = () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const cut = [...document.querySelectorAll<HTMLInputElement>('[placeholder]')].filter((field) => {
        canvas.font = getComputedStyle(field, '::placeholder').font;
        const { paddingLeft, paddingRight } = getComputedStyle(field);
        const width = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return canvas.measureText(field.placeholder).width > width;
      });
      const low = [...document.querySelectorAll('li > svg')].filter((tick) => {
        const range = document.createRange();
        range.selectNodeContents(tick.nextSibling as Node);
        const line = range.getClientRects()[0] as DOMRect;
        const { top, height } = tick.getBoundingClientRect();
        return Math.abs(top + height / 2 - line.top - line.height / 2) > line.height / 10;
      });
      return [...cut, ...low].map((element) => element.parentElement?.textContent || element.outerHTML);
    });
  for (const [width, css] of [
    [390, ''],
    [320, ''],
    [390, LARGE_TEXT],
    [1280, LARGE_TEXT],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await addStyles(page, css);
    expect(await faults(), `${width} px${css}`).toEqual([]);
  }
});

test('the headline’s marks are drawn one after another, the chat’s as they scroll into view', async ({ page }) => {
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

  const mark = page.locator('#solution mark').first();
  /** Scrolls the mark's upper edge just above this part of the window's height, from below. */
  const drawn = (part: number) =>
    mark.evaluate((element, height) => {
      const top = element.getBoundingClientRect().top + 4 - innerHeight * (1 - height);
      scrollBy({ top, behavior: 'instant' });
      return Number.parseFloat(getComputedStyle(element).backgroundSize);
    }, part);
  await expect.poll(() => drawn(0)).toBe(0);
  await expect.poll(() => drawn(0.2).then((percent) => percent > 0 && percent < 100)).toBe(true);
  await expect.poll(() => drawn(0.5)).toBe(100);
});
