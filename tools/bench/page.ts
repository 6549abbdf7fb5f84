import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { launchOptions, PHONE } from '../../tests/kit/browser.ts';
import { LOOPBACK, listen } from '../lib/loopback.ts';

// Visits `/` on a slow phone, in turns: this build, this build without scripts, and another `web/dist`.

const METRICS = ['first paint', 'largest paint', 'blocked', 'tap to dialog'];
const [ROUNDS, CPU_SLOWDOWN, LOADING_MS, ANSWER_MS] = [9, 4, 5_000, 700];
/** Lighthouse's slow 4G: 1.6 Mbit/s, and a round trip of 150 ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

const builds = {
  'this build': await serve('web/dist'),
  'without scripts': await serve('web/dist', /<script.*?<\/script>/gs),
  ...(process.argv[2] && { 'other build': await serve(process.argv[2]) }),
};
const browser = await chromium.launch(launchOptions);
const runs = Object.entries(builds).map(([name, url]) => ({ name, url, visits: [] as number[][] }));
// The first visit to each build warms the browser up.
for (let round = 0; round <= ROUNDS; round += 1) for (const { url, visits } of runs) visits.push(await visit(url));
await browser.close();
const median = (values: number[]) => values.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
const table: Record<string, object> = {};
let own: number[] = [];
for (const { name, visits } of runs) {
  const medians = METRICS.map((_, n) => median(visits.slice(1).map((one) => one[n] ?? 0)));
  if (own.length === 0) own = medians;
  const cells = medians.map((value, n) => [METRICS[n], `${value} ms, ${((own[n] ?? 0) / value).toFixed(2)}`]);
  table[name] = Object.fromEntries(cells);
}
// The ratio after each time is this build's time divided by it.
console.table(table);
process.exit();

/** Serves a `web/dist`, compressed as by Hosting. */
async function serve(folder: string, leftOut: string | RegExp = ''): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const file = join(folder, url === '/' ? 'index.html' : url);
    const text = existsSync(file) ? readFileSync(file, 'utf8').replaceAll(leftOut, '') : '';
    const type = extname(file) === '.js' ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(brotliCompressSync(text));
  });
  return `http://${LOOPBACK}:${await listen(server)}`;
}

/** Loads a page as a new visitor and opens the dialog. Resolves to what the browser has measured, in milliseconds. */
async function visit(url: string): Promise<number[]> {
  const page = await browser.newPage(PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await page.waitForTimeout(LOADING_MS);
  await page.tap('main [command=show-modal]');
  await page.waitForTimeout(ANSWER_MS);
  const measured = await page.evaluate(() => {
    const entries = (type: string): PerformanceEntry[] => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
      return observer.takeRecords();
    };
    return [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      entries('largest-contentful-paint').at(-1)?.startTime ?? 0,
      entries('longtask').reduce((sum, { duration }) => sum + duration - 50, 0),
      Math.max(0, ...entries('event').map(({ duration }) => duration)),
    ];
  });
  await page.close();
  return measured;
}
