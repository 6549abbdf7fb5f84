import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Part } from './part.ts';
import { BROTLI_QUALITY, brotli } from './site.ts';
import { kilobytes } from './stats.ts';
import { CHECK_HEAD, checkRow, table } from './table.ts';

/** As the bench's server sends it, as small as can be, and what every server can. */
const ENCODINGS = {
  [`brotli ${BROTLI_QUALITY}`]: (source: Buffer) => brotli(source),
  'brotli 11': (source: Buffer) => brotli(source, 11),
  'gzip 9': (source: Buffer) => gzipSync(source, { level: 9 }),
};

/** Every Firebase package names itself to the SDK. */
const FIREBASE = '@firebase/';

const LIMITS = { core: 120_000, 'Firebase SDK': 11_000 };

type Sizes = Record<string, number>;

/** How much JavaScript there is in all, on every route together. */
export const bytes: Part<Record<keyof typeof LIMITS, Sizes>> = {
  title: 'JavaScript in all',
  measure: async ({ answers }) => {
    const sizes: Record<keyof typeof LIMITS, Sizes> = { core: {}, 'Firebase SDK': {} };
    for (const [path, { body }] of answers) {
      if (!path.endsWith('.js')) continue;
      const source = brotliDecompressSync(body);
      const part = sizes[source.includes(FIREBASE) ? 'Firebase SDK' : 'core'];
      for (const [name, encode] of Object.entries(ENCODINGS)) part[name] = (part[name] ?? 0) + encode(source).length;
    }
    return sizes;
  },
  report: (samples) =>
    table(
      CHECK_HEAD,
      (['core', 'Firebase SDK'] as const).flatMap((part) =>
        Object.keys(ENCODINGS).map((encoding) =>
          checkRow({
            what: `${part}, ${encoding}`,
            values: samples.map((sample) => sample[part][encoding] ?? 0),
            format: kilobytes,
            limit: LIMITS[part],
          }),
        ),
      ),
    ),
};
