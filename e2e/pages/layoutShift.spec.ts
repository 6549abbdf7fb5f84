import { expect, test } from '../../test/kit/fixtures.ts';
import { displayFace } from '../../web/src/theme/displayFace.ts';

interface Seen {
  /** Every layout shift. */
  shifts: number[];
  /** Whether the embedded faces are loaded in the frame that first paints the headline. */
  faces: FontFaceLoadStatus[];
}

// A monospaced face is wider than any serif that a system may have.
const FALLBACK = 'monospace';

// The test changes the styles whose hashes are in the policy.
test.use({ bypassCSP: true });

for (const width of [320, 390, 412, 768, 1280, 1920]) {
  test(`nothing moves when the display face arrives, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const page = window as unknown as Seen;
      page.shifts = [];
      const onFrame = () => {
        if (!document.querySelector('h1')) return requestAnimationFrame(onFrame);
        page.faces = [...document.fonts].map(({ status }) => status);
        return;
      };
      requestAnimationFrame(onFrame);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) page.shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/(font-family:\w+),[^;}]+/g, `$1,${FALLBACK}`);
      expect(html).toContain(`${displayFace.family},${FALLBACK}`);
      await route.fulfill({ response, body: html });
    });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { shifts, faces } = await page.evaluate(() => {
      const { shifts, faces } = window as unknown as Seen;
      return { shifts, faces };
    });
    expect(faces).toEqual(['loaded']);
    expect(shifts).toEqual([]);
  });
}
