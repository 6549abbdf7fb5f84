import { rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { csvLines } from './csv.ts';
import { type Entry, toEntry } from './entry.ts';
import { countOf, type Filter, matching } from './filter.ts';
import { pages } from './pages.ts';
import { progressBar } from './progressBar.ts';
import type { Terminal } from './terminal.ts';

export const FORMATS = ['csv', 'jsonl'] as const;
export type Format = (typeof FORMATS)[number];

interface ExportOptions {
  filter: Filter;
  format: Format;
  /** The file to write; `undefined` for `out`. */
  file: string | undefined;
}

/** Writes all entries that are meant, newest first in each collection. A file is there whole, or as it was before. */
export async function exportEntries(
  database: Firestore,
  { filter, format, file }: ExportOptions,
  terminal: Terminal,
  quit: AbortSignal,
): Promise<void> {
  const total = await totalOf(database, filter);
  const progress = progressBar(total, terminal.err);
  let written = 0;
  const counted = async function* () {
    for await (const page of entryPages(database, filter)) {
      yield* page;
      written += page.length;
      progress.update(written);
    }
  };
  try {
    if (file === undefined) await writeEntries(counted(), format, terminal.out, quit);
    else await toFile(file, (out) => writeEntries(counted(), format, out, quit));
  } finally {
    progress.stop();
  }
  terminal.err.write(`${written.toLocaleString('en')} exported${file === undefined ? '' : ` to ${file}`}.\n`);
}

/** Writes entries as they come; never holds more of them than the streams' small buffers do. */
export async function writeEntries(
  entries: AsyncIterable<Entry>,
  format: Format,
  out: NodeJS.WritableStream,
  signal?: AbortSignal,
): Promise<void> {
  const lines = format === 'csv' ? csvLines() : jsonLines();
  // The terminal's streams are not ours to end.
  const isTerminal = out === process.stdout;
  await pipeline(Readable.from(entries), lines, out, { end: !isTerminal, ...(signal && { signal }) });
}

async function* entryPages(database: Firestore, filter: Filter): AsyncGenerator<Entry[]> {
  for (const collection of filter.collections) {
    for await (const page of pages(matching(database, collection, filter))) {
      yield page.map((document) => toEntry(collection, document));
    }
  }
}

async function totalOf(database: Firestore, filter: Filter): Promise<number> {
  const counts = filter.collections.map((collection) => countOf(matching(database, collection, filter)));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function jsonLines(): Transform {
  return new Transform({
    writableObjectMode: true,
    transform: (entry, _encoding, done) => done(null, `${JSON.stringify(entry)}\n`),
  });
}

async function toFile(file: string, write: (out: NodeJS.WritableStream) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
  const discard = () => rmSync(part, { force: true });
  // Ctrl-C ends the process at once.
  process.once('exit', discard);
  try {
    // For its owner's eyes: it holds people's addresses.
    const handle = await open(part, 'w', 0o600);
    await write(handle.createWriteStream());
    await rename(part, file);
  } catch (error) {
    discard();
    const { syscall, message } = error as NodeJS.ErrnoException;
    throw syscall === undefined ? error : new Error(`${file} can't be written: ${message}`);
  } finally {
    process.off('exit', discard);
  }
}
