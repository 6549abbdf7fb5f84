import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { PHONE } from '../e2e/support/browser.ts';
import { probe, type Seen } from './probe.ts';
import type { Span } from './spans.ts';

/** How long a page is watched coming to life, and what a task may take before it counts as blocking. */
export const WATCHED_MS = 10_000;
export const LONG_TASK_MS = 50;

/** "Slow 4G" as the DevTools and Lighthouse throttle it: 1.6 Mbps and 150 ms, corrected for what they cannot delay. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** A phone on slow 4G with a slow processor, looking at a page. */
export interface Visit {
  page: Page;
  devtools: CDPSession;
  /** Resolves at the first contentful paint. */
  painted: Promise<void>;
  /** Every request so far, the page's own first. */
  requests: SentRequest[];
  seen(): Promise<Seen>;
  /** Ends tracing. */
  traced(): Promise<Span[]>;
}

export interface SentRequest {
  url: string;
  method: string;
  postData?: string | undefined;
  /** In ms since 1970, like `performance.timeOrigin`. */
  time: number;
}

export interface VisitOptions {
  /** The browser's. */
  port: number;
  url: string;
  /** Categories to trace; nothing is traced without. */
  trace?: string[];
}

/** Opens a page as a new visitor and lets `act` do something there. */
export async function visit<T>({ port, url, trace }: VisitOptions, act: (visit: Visit) => Promise<T>): Promise<T> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  let context: BrowserContext | undefined;
  try {
    context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const painted = Promise.withResolvers<void>();
    await page.addInitScript(probe);
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'painted' });
    devtools.on('Runtime.bindingCalled', () => painted.resolve());
    const requests: SentRequest[] = [];
    devtools.on('Network.requestWillBeSent', ({ request: { url, method, postData }, wallTime }) => {
      if (url.startsWith('http')) requests.push({ url, method, postData, time: wallTime * 1000 });
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (trace) await browser.startTracing(page, { categories: trace });
    await page.goto(url, { waitUntil: 'commit' });
    return await act({
      page,
      devtools,
      painted: painted.promise,
      requests,
      seen: () => page.evaluate(() => window.seen),
      traced: async () => JSON.parse(String(await browser.stopTracing())).traceEvents,
    });
  } finally {
    await context?.close();
    await browser.close();
  }
}

/** Waits until so many ms after the navigation began. */
export async function until({ page }: Visit, time: number): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await sleep(Math.max(0, time - now));
}

/** The slowest reaction to a touch or a key between two times: the INP of that stretch. Below 16 ms none is recorded. */
export function slowestInteraction({ interactions }: Seen, from = 0, to = Number.POSITIVE_INFINITY): number {
  return Math.max(
    16,
    ...interactions.filter(({ start }) => start >= from && start < to).map(({ duration }) => duration),
  );
}
