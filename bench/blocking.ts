/// <reference lib="dom" />
import { once } from 'node:events';
import { PHONE } from '../test/kit/browser.ts';
import type { Site } from './hosting.ts';
import { CPU_SLOWDOWN, SLOW_4G } from './visit.ts';

/** Long enough for hydration under this throttling. */
const VISIT_MS = 8_000;

/**
 * Visits `/` as a new visitor with a slow phone, over a bare DevTools session: with the Runtime domain, which Playwright
 * and Lighthouse enable, V8 parses the app again for each error that React creates. Returns milliseconds.
 */
export async function blocking(port: number, { origin }: Site) {
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  const devtools = await connect(webSocketDebuggerUrl);
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  try {
    const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true });
    const send = (method: string, params?: object) => devtools.send(method, params, sessionId);
    const { viewport, deviceScaleFactor, isMobile } = PHONE;
    await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
    await send('Network.enable');
    await send('Network.emulateNetworkConditions', SLOW_4G);
    await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await send('Page.enable');
    await send('Page.navigate', { url: origin });
    await new Promise((resolve) => setTimeout(resolve, VISIT_MS));
    const { result } = await send('Runtime.evaluate', {
      expression: `(${measure})()`,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value as Record<'blocked after first paint, ms' | 'longest task, ms', number>;
  } finally {
    await devtools.send('Target.disposeBrowserContext', { browserContextId });
    devtools.close();
  }
}

/** Runs in the page: what its tasks and frames took after the first paint. */
async function measure() {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(resolve, 500, []);
    });
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const isLater = ({ startTime, duration }: PerformanceEntry) => startTime + duration > (paint?.startTime ?? 0);
  const frames = (await entries('long-animation-frame')).filter(isLater) as (PerformanceEntry & {
    blockingDuration: number;
  })[];
  const tasks = (await entries('longtask')).filter(isLater);
  return {
    'blocked after first paint, ms': frames.reduce((sum, { blockingDuration }) => sum + blockingDuration, 0),
    'longest task, ms': Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

/** The parts of answers that are used here. */
interface Answer {
  browserContextId: string;
  targetId: string;
  sessionId: string;
  result: { value: unknown };
}

/** A connection to the browser, which sends commands of the DevTools protocol. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  let last = 0;
  const answers = new Map<number, PromiseWithResolvers<Answer>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    if (error) answers.get(id)?.reject(new Error(error.message));
    else answers.get(id)?.resolve(result);
  });
  return {
    send(method: string, params: object = {}, sessionId?: string) {
      last += 1;
      const answer = Promise.withResolvers<Answer>();
      answers.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
}
