import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { Progress } from '../cli/progress.ts';
import { csvLines } from './csv.ts';
import { collectionOf, type Entry, type Kind, streamOf, toEntry } from './entry.ts';
import { countOf, type Filter, matching } from './query.ts';
import { number, plural, type Terminal } from './terminal.ts';

export const FORMATS = ['csv', 'jsonl'] as const;
export type Format = (typeof FORMATS)[number];

interface ExportOptions {
  filter: Filter;
  format: Format;
  /** A new file; `undefined` writes to `out`. */
  file: string | undefined;
}

/** Writes all selected entries, newest first in each collection. */
export async function exportEntries(
  database: Firestore,
  { filter, format, file }: ExportOptions,
  terminal: Terminal,
  quit: AbortSignal,
): Promise<void> {
  let written = 0;
  await new Progress(terminal.err).step('Export', async (update) => {
    const counted = async function* () {
      for await (const entry of selected(database, filter)) {
        yield entry;
        written += 1;
        update(plural(written, 'entry', 'entries'));
      }
    };
    if (file === undefined) await writeEntries(counted(), format, terminal.out, quit);
    else await toNewFile(file, (out) => writeEntries(counted(), format, out, quit));
  });
  terminal.err.write(`${number(written)} exported${file === undefined ? '' : ` to ${file}`}.\n`);
}

/** Writes entries as they come and buffers few of them. */
export async function writeEntries(
  entries: AsyncIterable<Entry>,
  format: Format,
  out: NodeJS.WritableStream,
  signal: AbortSignal,
): Promise<void> {
  const lines = format === 'csv' ? csvLines() : jsonLines();
  await pipeline(Readable.from(entries), lines, out, { end: out !== process.stdout, signal });
}

async function* selected(database: Firestore, filter: Filter): AsyncGenerator<Entry> {
  const isEverything = !filter.source && !filter.since && !filter.until;
  for (const kind of filter.collections) {
    const all = collectionOf(database, kind);
    let withTime = 0;
    for await (const entry of entriesOf(kind, matching(database, kind, filter))) {
      // Firestore leaves entries without a time out of this order, the embedded one doesn't.
      if (entry.createdAt === undefined) continue;
      withTime += 1;
      yield entry;
    }
    if (!isEverything || withTime === (await countOf(all))) continue;
    // Made in the console, for example.
    for await (const entry of entriesOf(kind, all)) if (entry.createdAt === undefined) yield entry;
  }
}

async function* entriesOf(kind: Kind, query: Query): AsyncGenerator<Entry> {
  for await (const document of streamOf(query)) yield toEntry(kind, document);
}

function jsonLines(): Transform {
  return new Transform({
    writableObjectMode: true,
    transform: (entry, _encoding, done) => done(null, `${JSON.stringify(entry)}\n`),
  });
}

/** Writes a file that only its owner may read. Never overwrites one, nor follows a link; leaves no part of it. */
async function toNewFile(file: string, write: (out: NodeJS.WritableStream) => Promise<void>): Promise<void> {
  const handle = await open(file, 'wx', 0o600).catch(({ code, message }) => {
    throw new Error(code === 'EEXIST' ? `${file} exists: name a new file.` : `${file} can't be written: ${message}`);
  });
  const discard = () => rmSync(file, { force: true });
  // A second Ctrl-C ends the process at once.
  process.once('exit', discard);
  try {
    await write(handle.createWriteStream());
  } catch (error) {
    discard();
    throw error;
  } finally {
    process.off('exit', discard);
  }
}
