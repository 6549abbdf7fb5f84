import { expect, test } from '../../test/kit/fixtures.ts';
import { addStyles } from '../../test/kit/layout.ts';
import { anotherPage, handIn, heading, visit } from '../../test/kit/page.ts';

test('print has underlined marks, the record of a signup, and no form, controls or dots; forced colours keep lines', {
  tag: '@both',
}, async ({ page }) => {
  await visit(page, '/');
  /** Properties of every element, or of a pseudo-element of each. */
  const styles = (selector: string, pseudo: string, names: string[]) =>
    page.locator(selector).evaluateAll(
      (elements, [part, ...properties]) =>
        elements.map((element) => {
          const computed = getComputedStyle(element, part);
          return properties.map((name) => computed.getPropertyValue(name)).join(' ');
        }),
      [pseudo, ...names],
    );
  const week = () => styles('#benefits li:first-child', '::after', ['content']);
  expect(await week()).toEqual(['""']);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#waitlist').getByText('On our list, for two years at most')).toBeVisible();
  await expect(page.locator('#waitlist').getByText('One field, one minute.')).toBeHidden();
  await expect(page.locator('#waitlist form')).toBeHidden();
  // It would be written over the headline.
  await expect(handIn(heading(page))).toBeHidden();
  await expect(page.locator('main :is(button, input)').filter({ visible: true })).toHaveCount(0);
  expect(await week()).toEqual(['none']);
  const rules = await styles('main mark', '', ['border-bottom-width', 'border-bottom-style']);
  const isRule = (rule: string) => Number.parseFloat(rule) > 1 && rule.endsWith('solid');
  expect(rules.length).toBeGreaterThan(2);
  expect(rules.filter((rule) => !isRule(rule))).toEqual([]);
  const answers = await styles('main fieldset b', '', ['border-bottom-width', 'border-bottom-style']);
  expect(answers.filter(isRule)).toHaveLength(1);
  expect(await styles('#problem h2 span', '::after', ['text-decoration-color'])).toEqual(['rgb(0, 0, 0)']);

  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  expect(await week()).toEqual(['""']);
  expect(await styles('#benefits li:first-child', '::after', ['forced-color-adjust'])).toEqual(['none']);
  const lines = await styles('#how-it-works li', '::after', ['border-top-style', 'border-left-style']);
  expect(lines).toHaveLength(3);
  // The last one goes on in dots.
  for (const line of lines.slice(0, 2)) expect(line).toContain('solid');
});

for (const path of ['/', anotherPage.path]) {
  test(`on paper no heading of ${path} stands alone at the foot of a sheet of any length`, async ({ page }) => {
    await visit(page, path);
    await page.setViewportSize({ width: 700, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    /** Headings whose next line of text is in another column. Columns break as sheets do. */
    const alone = () =>
      page.evaluate(() => {
        const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
        const lines: { left: number; heading: Element | null | undefined }[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = document.createRange();
          range.selectNode(text);
          const heading = text.parentElement?.closest('h1, h2, h3, figcaption:first-child');
          for (const { left, width } of range.getClientRects()) if (width > 0) lines.push({ left, heading });
        }
        const column = ({ left }: { left: number }) => Math.floor(left / 1000);
        return lines
          .filter((line, index) => line.heading && column(lines[index + 1] ?? line) !== column(line))
          .map(({ heading }) => heading?.textContent);
      });
    for (let height = 900; height < 1500; height += 20) {
      await addStyles(page, `body{zoom:1!important} main{columns:700px;column-gap:300px;height:${height}px}`);
      expect(await alone(), `${height} px`).toEqual([]);
    }
  });
}
