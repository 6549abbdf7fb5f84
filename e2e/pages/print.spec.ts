import { expect, test } from '../../test/kit/fixtures.ts';
import { addStyles } from '../../test/kit/layout.ts';
import { visit } from '../../test/kit/page.ts';

test('a printed page has no form, no controls and no grid of dots', async ({ page }) => {
  await visit(page, '/');
  const week = () =>
    page
      .locator('#benefits li')
      .first()
      .evaluate((figure) => getComputedStyle(figure, '::after').content);
  expect(await week()).toBe('""');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#waitlist')).toBeHidden();
  await expect(page.locator('main :is(button, input)').filter({ visible: true })).toHaveCount(0);
  expect(await week()).toBe('none');
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  expect(await week()).toBe('none');
});

for (const path of ['/', '/privacy']) {
  test(`on paper no heading of ${path} stands alone at the foot of a sheet, on sheets of any length`, async ({
    page,
  }) => {
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
