import { solution } from '../../web/src/content/landing.ts';
import { expect, test } from '../kit/site.ts';

// Stet's example. A page without it doesn't need this file.

test.use({ javaScriptEnabled: false });

test('the example answers each question, and marks where the answer was said', { tag: '@phone' }, async ({ page }) => {
  const { label, asked } = solution.talk;
  await page.goto('/');
  const talk = page.getByRole('figure', { name: label });
  const marked = () =>
    talk.locator('mark').evaluateAll((marks) =>
      marks
        .filter((mark) => mark.checkVisibility({ visibilityProperty: true }))
        .filter((mark) => getComputedStyle(mark).backgroundImage !== 'none')
        .map(({ textContent }) => textContent),
    );
  for (const { question, answer } of asked) {
    await talk.getByRole('radio', { name: question }).check();
    await expect.poll(async () => (await marked())[0]).toBe(answer);
    // In March, where it begins or ends in the middle of a sentence.
    const [, source = '', ...others] = await marked();
    expect(others).toEqual([]);
    expect(answer.toLowerCase()).toContain(source.toLowerCase());
  }
});
