/// <reference lib="dom" />
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { generate } from 'selfsigned';
import { LOOPBACK, listen } from '../local/ports.ts';
import { launchOptions, PHONE } from '../test/kit/browser.ts';
import { report, type Subject } from './report.ts';

// Compares the built page with itself without scripts, and with another build: `--vs <its web/dist>`.

type Handler = (request: Http2ServerRequest, response: Http2ServerResponse, next: () => void) => void;

const BUILT = join(import.meta.dirname, '../web/dist');
const WITHOUT_SCRIPTS = `${BUILT}-without-scripts`;
const PAGES = ['/', '/contact', '/privacy', '/terms'];
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const CPU_SLOWDOWN = 4;
/** As Lighthouse throttles in DevTools: 1.6 Mbps and 150 ms, corrected for what DevTools can't delay. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
};
/** Long enough for hydration on the slow phone. */
const VISIT_MS = 8_000;

// The Firebase CLI's own server of Hosting, and its compression.
const cli = createRequire(import.meta.resolve('firebase-tools'));
const superstatic: (options: object) => Handler = cli('superstatic').default;
const compression: (options: object) => unknown = createRequire(cli.resolve('superstatic'))('compression');

const { values } = parseArgs({ options: { vs: { type: 'string' }, rounds: { type: 'string', default: '6' } } });
const rounds = Number(values.rounds);
cpSync(BUILT, WITHOUT_SCRIPTS, { recursive: true });
const html = readFileSync(join(BUILT, 'index.html'), 'utf8');
writeFileSync(join(WITHOUT_SCRIPTS, 'index.html'), html.replace(SCRIPTS, ''));

const { private: key, cert } = await generate([{ name: 'commonName', value: LOOPBACK }], { keyType: 'ec' });
const ours = await serve(BUILT);
const subjects: (Subject & { origin: string })[] = [
  { name: 'this build', origin: ours, samples: [] },
  { name: 'without scripts', origin: await serve(WITHOUT_SCRIPTS), samples: [] },
];
if (values.vs) subjects.push({ name: 'other build', origin: await serve(resolve(values.vs)), samples: [] });
const pages: Subject[] = PAGES.map((name) => ({ name, samples: [] }));

const { executablePath, env } = launchOptions;
const args = [...launchOptions.args, '--no-sandbox', '--ignore-certificate-errors'];
const browser = await puppeteer.launch({ executablePath, env, args });
// The first page of a browser is slower than any after it.
await audit(ours);

for (let round = 1; round <= rounds; round += 1) {
  console.error(`Round ${round} of ${rounds}`);
  for (const { origin, samples } of subjects) {
    samples.push({ ...(await audit(origin)).metrics, ...(await blocking(origin)) });
  }
  for (const { name, samples } of pages) samples.push((await audit(ours + name)).scores);
}
await browser.close();

console.log(`/ on a slow phone with slow 4G, medians of ${rounds} (least–most)`);
report(subjects);
console.log("Lighthouse's scores for phones");
report(pages, []);
process.exit();

/** Serves a `web/dist` by its project's `firebase.json`. Returns the origin. */
async function serve(folder: string): Promise<string> {
  const { hosting } = JSON.parse(readFileSync(join(folder, '../../firebase.json'), 'utf8'));
  const site = superstatic({
    cwd: folder,
    config: { ...hosting, public: '.' },
    compression: compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } }),
  });
  const server = createSecureServer({ key, cert }, (request, response) => {
    site(request, response, () => response.writeHead(404).end());
  });
  return `https://${LOOPBACK}:${await listen(server)}`;
}

/** Lighthouse's numbers of a page, as a phone sees it with simulated slow 4G. */
async function audit(url: string) {
  const run = await lighthouse(url, { port: Number(new URL(browser.wsEndpoint()).port) });
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${run?.lhr.runtimeError?.message}`);
  const { audits, categories } = run.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scores = Object.values(categories).map(({ title, score }) => [title, (score ?? Number.NaN) * 100] as const);
  return {
    metrics: {
      'first paint (FCP), ms': value('first-contentful-paint'),
      'largest paint (LCP), ms': value('largest-contentful-paint'),
      'layout shift (CLS)': value('cumulative-layout-shift'),
      'bytes, kB': value('total-byte-weight') / 1000,
      'blocking (TBT), ms': value('total-blocking-time'),
      'interactive, ms': value('interactive'),
    },
    scores: Object.fromEntries(scores),
  };
}

/**
 * Visits a page over a bare DevTools session: with the Runtime domain, which Lighthouse and Playwright enable, V8 parses
 * the app again for each error that React creates.
 */
async function blocking(url: string) {
  const context = await browser.createBrowserContext();
  const session = await browser.target().createCDPSession();
  await session.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id ?? '' });
  const target = await context.waitForTarget((target) => target.type() === 'page');
  const devtools = await target.createCDPSession();
  const { viewport, deviceScaleFactor, isMobile } = PHONE;
  await devtools.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await devtools.send('Page.navigate', { url });
  await new Promise((resolve) => setTimeout(resolve, VISIT_MS));
  const expression = `(${measureBlocking})()`;
  const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
  await context.close();
  return result.value as ReturnType<typeof measureBlocking>;
}

/** Runs in the page: what its frames and tasks took after the first paint. */
function measureBlocking() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const later = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords().filter(({ startTime, duration }) => startTime + duration > (paint?.startTime ?? 0));
  };
  const frames = later('long-animation-frame') as (PerformanceEntry & { blockingDuration: number })[];
  return {
    'blocked after first paint, ms': frames.reduce((sum, { blockingDuration }) => sum + blockingDuration, 0),
    'longest task, ms': Math.max(0, ...later('longtask').map(({ duration }) => duration)),
  };
}
