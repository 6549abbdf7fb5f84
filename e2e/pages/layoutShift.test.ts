import { displayFace } from '../../web/src/theme/displayFace.ts';
import { expect, test } from '../support/visitor.ts';

// A monospaced face is wider than any serif that a system may have.
const FALLBACK = 'monospace';

test.for([320, 390, 412, 768, 1280, 1920])(
  'nothing moves when the display face arrives, at %i px',
  async (width, { open }) => {
    const context = await open({ viewport: { width, height: 800 }, bypassCSP: true });
    await context.addInitScript(() => {
      const page = window as unknown as { shifts: number[] };
      page.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) page.shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const page = await context.newPage();
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/(font-family:\w+),[^;}]+/g, `$1,${FALLBACK}`);
      expect(html).toContain(`${displayFace.family},${FALLBACK}`);
      await route.fulfill({ response, body: html });
    });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded']);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  },
);
