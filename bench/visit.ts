/// <reference lib="dom" />
import { once } from 'node:events';
import type { Browser, Page } from 'playwright';
import { PHONE } from '../test/kit/browser.ts';
import type { Site } from './hosting.ts';

/** Slow 4G as DevTools and Lighthouse throttle it: 1.6 Mbps and 150 ms, corrected for what they can't delay. */
export const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
};
export const CPU_SLOWDOWN = 4;

/** Visits `/` three times as a new visitor with a slow phone. Returns milliseconds. */
export async function interactions(browser: Browser, site: Site, hasApp: boolean) {
  const early = await visit(browser, site, tap);
  const late = await visit(browser, site, async (page) => {
    await page.waitForLoadState('networkidle');
    const hydrated = hasApp ? await page.waitForFunction(hydratedAfter) : undefined;
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    return { hydrated: Number(await hydrated?.jsonValue()), tapped: await tap(page) };
  });
  const submitted = await visit(browser, site, async (page) => {
    await page.evaluate(() => document.querySelector<HTMLElement>('main form [name=email]')?.focus());
    await page.keyboard.insertText('visitor@example.com');
    const [pressed, [posted]] = await Promise.all([
      logged(page, 'keydown'),
      once(site.server, 'submission', { signal: AbortSignal.timeout(30_000) }),
      page.keyboard.press('Enter'),
    ]);
    return posted - pressed;
  });
  return {
    'hydrated after, ms': late.hydrated,
    'early tap → dialog, ms': early,
    'late tap → dialog, ms': late.tapped,
    'early submit → on the wire, ms': submitted,
  };
}

/** Touches the first button that opens the dialog. Returns how long the dialog takes to show. */
async function tap(page: Page): Promise<number> {
  const { x, y } = await page.evaluate(() => {
    const box = document.querySelector('main button[commandfor]')?.getBoundingClientRect();
    return { x: (box?.left ?? 0) + 5, y: (box?.top ?? 0) + 5 };
  });
  const [touched, opened] = await Promise.all([
    logged(page, 'pointerdown'),
    logged(page, 'dialog'),
    page.touchscreen.tap(x, y),
  ]);
  return opened - touched;
}

/** Opens the page, and acts at its first contentful paint. */
async function visit<T>(browser: Browser, { origin }: Site, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(logTimes);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await Promise.all([logged(page, 'paint'), page.goto(origin, { waitUntil: 'commit' })]);
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Resolves with a time that the page logs: asking the page would cost it time. */
async function logged(page: Page, name: string): Promise<number> {
  const message = await page.waitForEvent('console', (message) => message.text().startsWith(`${name} `));
  return Number(message.text().split(' ')[1]);
}

/** Runs in the page: logs the first paint, input, and the frame that shows a dialog, in milliseconds since 1970. */
function logTimes() {
  const log = (name: string, time: number) => console.debug(name, performance.timeOrigin + time);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) log('paint', startTime);
  }).observe({ type: 'paint', buffered: true });
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => log(type, timeStamp), { capture: true, passive: true });
  }
  new MutationObserver(() => {
    // A task of its own after the callback of a frame runs once that frame is made.
    if (document.querySelector('dialog:modal')) {
      requestAnimationFrame(() => setTimeout(() => log('dialog', performance.now())));
    }
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
  // React marks the elements that it hydrates; each section, form and footer may come at its own time.
  const timer = setInterval(() => {
    const parts = [...document.querySelectorAll('main h1, form, footer')];
    const marked = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber$'));
    if (parts.length === 0 || !parts.every(marked)) return;
    performance.mark('hydrated');
    clearInterval(timer);
  }, 20);
}

/** Runs in the page: when the last part was hydrated, else `undefined`. */
function hydratedAfter() {
  return performance.getEntriesByName('hydrated')[0]?.startTime;
}
