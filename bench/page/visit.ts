/// <reference lib="dom" />

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { openBrowser, PHONE } from '../../e2e/support/browser.ts';
import { freePorts } from '../../scripts/stack/ports.ts';
import type { BenchBrowser } from './part.ts';
import { OPENED, PAINTED, probe, type Seen } from './probe.ts';

/** "Slow 4G" as the DevTools and Lighthouse throttle it: 1.6 Mbps and 150 ms, corrected for what they cannot delay. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

const OPENER = '[commandfor="waitlist-dialog"]:not(dialog *)';

const WEB_VITALS = readFileSync(new URL('web-vitals.iife.js', import.meta.resolve('web-vitals')), 'utf8');

/** Starts a browser that trusts the server's certificate: without trust it would cache nothing. */
export async function openBenchBrowser(keyHash: string): Promise<BenchBrowser> {
  const [port = 0] = await freePorts(1);
  const flags = [`--remote-debugging-port=${port}`, `--ignore-certificate-errors-spki-list=${keyHash}`];
  return { port, browser: await openBrowser(flags) };
}

interface Visit {
  page: Page;
  /** Resolves at the first contentful paint. */
  painted: Promise<unknown>;
  seen(): Promise<Seen>;
}

/** Opens a page as a new visitor with a slow phone on slow 4G. */
export async function visit<T>({ browser }: BenchBrowser, url: string, act: (visit: Visit) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const painted = logged(page, PAINTED);
    await page.addInitScript(`${WEB_VITALS};(${probe})(webVitals)`);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    return await act({ page, painted, seen: () => page.evaluate(() => window.seen) });
  } finally {
    await context.close();
  }
}

/** Waits for the probe without asking the page, which would cost it time. */
function logged(page: Page, text: string): Promise<unknown> {
  const message = page.waitForEvent('console', { predicate: (message) => message.text() === text, timeout: 15_000 });
  // The caller's `await` throws the failure.
  message.catch(() => {});
  return message;
}

/** Taps a button that opens the waitlist dialog, and waits for it. */
export async function openDialog(page: Page): Promise<unknown> {
  const opened = logged(page, OPENED);
  await tap(page, OPENER);
  return opened;
}

/** Touches the middle of the first element in sight that matches. */
export async function tap(page: Page, selector: string): Promise<void> {
  const point = await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit)) return { x, y };
    }
    return undefined;
  }, selector);
  if (!point) throw new Error(`Nothing in sight matches ${selector}.`);
  await page.touchscreen.tap(point.x, point.y);
}
