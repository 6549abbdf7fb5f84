/// <reference lib="dom" />
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as createProxy } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { launchOptions, PHONE } from '../../tests/kit/browser.ts';
import { freePorts, LOOPBACK, listen } from '../lib/ports.ts';

// Visits `/` on a slow phone over a slow line: this build, the same without scripts, and another `web/dist`, in turns.

const [ROUNDS, CPU_SLOWDOWN, HALF_ROUND_TRIP_MS] = [9, 4, 75];
/** Some 180 kB a second. */
const [SEGMENT_BYTES, SEGMENT_MS] = [1_460, 8];
/** Long enough for hydration; for an answer, and for every animation. */
const [LOADING_MS, SETTLING_MS] = [5_000, 700];
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const urls: Record<string, string> = {
  'this build': await serve('web/dist'),
  'without scripts': await serve('web/dist', /<script.*?<\/script>/gs),
  ...(process.argv[2] && { 'other build': await serve(process.argv[2]) }),
};
const [port] = await freePorts(1);
const args = [...launchOptions.args, `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ ...launchOptions, args });
const devtools = await browser.newBrowserCDPSession();
const visits = new Map(Object.keys(urls).map((name) => [name, [] as Record<string, number>[]]));
// The first visit of each warms the browser up.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, measured] of visits) measured[round] = await visit(urls[name] as string);
}
await browser.close();
const medians = [...visits].map(([name, [warmUp = {}, ...measured]]) => {
  const middle = (metric: string) => measured.map((one) => one[metric] ?? 0).sort((a, b) => a - b)[ROUNDS >> 1];
  return [name, Object.fromEntries(Object.keys(warmUp).map((metric) => [metric, middle(metric) ?? 0]))] as const;
});
const ratios = medians.slice(1).map(([name, others]) => {
  const own = Object.entries(medians[0]?.[1] ?? {});
  return [`this ÷ ${name}`, Object.fromEntries(own.map(([metric, value]) => [metric, value / (others[metric] ?? 0)]))];
});
console.table(Object.fromEntries([...medians, ...ratios]));
process.exit();

/** Serves a `web/dist`, compressed as by Hosting, over a slow line. A posted form gets 204, so the page stays. */
async function serve(folder: string, leftOut: string | RegExp = ''): Promise<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name) in TYPES);
  const text = (name: string) => readFileSync(join(folder, name), 'utf8').replaceAll(leftOut, '');
  const bodies = new Map(names.map((name) => [`/${name}`, brotliCompressSync(text(name))]));
  const server = createServer(({ url = '' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const headers = { 'Content-Type': TYPES[extname(path)] ?? '', 'Content-Encoding': 'br' };
    response.writeHead(bodies.has(path) ? 200 : 204, headers).end(bodies.get(path));
  });
  return `http://${LOOPBACK}:${await listen(slowLineTo(await listen(server)))}`;
}

/**
 * Models a connection: one round trip to open it, as TLS takes; then TCP's slow start. Ten segments leave at once, and
 * each acknowledged one lets two more leave. The browser gets each as it arrives, as with small TLS records.
 */
function slowLineTo(target: number) {
  return createProxy(async (phone) => {
    const server = connect(target, LOOPBACK);
    // The browser may leave at any time.
    phone.on('error', () => {}).on('close', () => server.end());
    await sleep(2 * HALF_ROUND_TRIP_MS);
    phone.on('data', (request) => setTimeout(() => server.write(request), HALF_ROUND_TRIP_MS));
    let maySend = 10;
    for await (const data of server) {
      for (let at = 0; at < data.length; at += SEGMENT_BYTES) {
        while (maySend === 0) await sleep(1);
        await sleep(SEGMENT_MS);
        maySend -= 1;
        setTimeout(() => phone.write(data.subarray(at, at + SEGMENT_BYTES)), HALF_ROUND_TRIP_MS);
        setTimeout(() => (maySend += 2), 2 * HALF_ROUND_TRIP_MS);
      }
    }
    phone.end();
  });
}

/** Loads a page as a new visitor, and taps what visitors tap. Resolves to what the browser has measured. */
async function visit(url: string): Promise<Record<string, number>> {
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const socket = new WebSocket(`ws://${LOOPBACK}:${port}/devtools/page/${targetId}`);
  await once(socket, 'open');
  // Enables no domain of DevTools: Playwright enables Runtime, which slows scripts down. So each message is an answer.
  const send = async (method: string, params: object) => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = await once(socket, 'message');
    const { result } = JSON.parse(data);
    if (!result || result.exceptionDetails) throw new Error(`${method} failed: ${data}`);
    return result;
  };
  const run = (expression: string) =>
    send('Runtime.evaluate', { expression, returnByValue: true }).then(({ result }) => result.value);
  const tap = async (selector: string): Promise<number> => {
    const point = await run(`(${tapTarget})(${JSON.stringify(selector)})`);
    await sleep(SETTLING_MS);
    await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await sleep(SETTLING_MS);
    return run('Math.max(0, ...taps)');
  };
  const { viewport, deviceScaleFactor, isMobile } = PHONE;
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await send('Page.navigate', { url });
  await sleep(LOADING_MS);
  const loading = await run(`(${measureLoading})()`);
  const menu = await tap('header [popovertarget]');
  await tap('header [popovertarget]');
  const radio = await tap('main label:has([type=radio]:not(:checked))');
  const dialog = await tap('main [command=show-modal]');
  await tap('dialog [command=close]');
  const dialogAgain = await tap('main [command=show-modal]');
  await run("document.querySelector('dialog [name=email]').value = 'jane@example.com'");
  const submit = await tap('dialog [type=submit]');
  await devtools.send('Target.disposeBrowserContext', { browserContextId });
  return { ...loading, menu, radio, dialog, 'dialog, again': dialogAgain, submit };
}

/** In the page: scrolls to what will be tapped, records how long taps take, and returns where to tap. */
function tapTarget(selector: string) {
  const taps: number[] = [];
  Object.assign(globalThis, { taps });
  const observer = new PerformanceObserver((list) => list.getEntries().map(({ duration }) => taps.push(duration)));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const element = document.querySelector(selector) as Element;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** In the page: how it has loaded, in milliseconds. */
function measureLoading() {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords() as (PerformanceEntry & { value: number })[];
  };
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const tasks = entries('longtask').filter(({ startTime, duration }) => startTime + duration > paint);
  return {
    'first paint': paint,
    'largest paint': entries('largest-contentful-paint').at(-1)?.startTime,
    'layout shift': entries('layout-shift').reduce((sum, { value }) => sum + value, 0),
    'longest task': Math.max(0, ...tasks.map(({ duration }) => duration)),
    blocked: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}
