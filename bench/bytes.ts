import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Part } from './part.ts';
import { BROTLI_QUALITY } from './site.ts';
import { kilobytes } from './stats.ts';
import { CHECK_HEAD, checkRow, table } from './table.ts';

interface Sizes {
  brotli: number;
  gzip: number;
}

/** Every Firebase package names itself to the SDK. */
const FIREBASE = '@firebase/';

/** How much JavaScript there is in all, on every route together. */
export const bytes: Part<Record<'core' | 'firebase', Sizes>> = {
  title: `JavaScript in all (brotli ${BROTLI_QUALITY}, gzip 9)`,
  measure: async ({ answers }) => {
    const sizes = { core: { brotli: 0, gzip: 0 }, firebase: { brotli: 0, gzip: 0 } };
    for (const [path, { body }] of answers) {
      if (!path.endsWith('.js')) continue;
      const source = brotliDecompressSync(body);
      const part = source.includes(FIREBASE) ? sizes.firebase : sizes.core;
      part.brotli += body.length;
      part.gzip += gzipSync(source, { level: 9 }).length;
    }
    return sizes;
  },
  report: (samples) => {
    const row = (what: string, part: 'core' | 'firebase', encoding: keyof Sizes, limit: number) =>
      checkRow({ what, values: samples.map((sample) => sample[part][encoding]), format: kilobytes, limit });
    return table(CHECK_HEAD, [
      row('core, brotli', 'core', 'brotli', 120_000),
      row('core, gzip', 'core', 'gzip', 120_000),
      row('Firebase SDK, brotli', 'firebase', 'brotli', 11_000),
      row('Firebase SDK, gzip', 'firebase', 'gzip', 11_000),
    ]);
  },
};
