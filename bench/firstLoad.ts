import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { Part } from './part.ts';
import { count, kilobytes } from './stats.ts';
import { CHECK_HEAD, checkRow, table } from './table.ts';
import { inlineScripts } from './twin.ts';
import { visit } from './visit.ts';

interface FirstLoad {
  /** Requests begun before the first paint, the page's own included. */
  requests: number;
  scripts: number;
  htmlBytes: number;
  inlineBytes: number;
}

/** Until everything that began before the paint has been reported. */
const SETTLING_MS = 500;

/** What a visitor's phone must fetch before it shows something. */
export const firstLoad: Part<FirstLoad> = {
  title: 'First load (slow 4G)',
  measure: async ({ answers, origin, route, port }) => {
    const html = answers.get(route);
    if (!html) throw new Error(`There is no page at ${route}.`);
    const before = await visit({ port, url: origin + route }, async ({ painted, requests, seen }) => {
      await painted;
      await sleep(SETTLING_MS);
      const { firstPaint = Number.NaN, timeOrigin } = await seen();
      return requests.filter(({ time }) => time < timeOrigin + firstPaint);
    });
    return {
      requests: before.length,
      scripts: before.filter(({ url }) => url.endsWith('.js')).length,
      htmlBytes: html.body.length,
      inlineBytes: Buffer.byteLength(inlineScripts(brotliDecompressSync(html.body).toString()).join('')),
    };
  },
  report: (samples) => {
    const of = (key: keyof FirstLoad) => samples.map((sample) => sample[key]);
    return table(CHECK_HEAD, [
      checkRow({ what: 'requests before the first paint', values: of('requests'), format: count, limit: 1 }),
      checkRow({ what: 'external scripts before it', values: of('scripts'), format: count, limit: 0 }),
      checkRow({ what: 'HTML, brotli', values: of('htmlBytes'), format: kilobytes, limit: 14_000 }),
      checkRow({ what: 'inline script, uncompressed', values: of('inlineBytes'), format: kilobytes, limit: 1000 }),
    ]);
  },
};
