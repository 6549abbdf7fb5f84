import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { FORMATS, writeEntries } from './export.ts';

const ENTRIES = 50_000;
const PAGE = 1_000;
/** What streams of objects and of bytes may hold by themselves. */
const BUFFERED = 500;

function entry(n: number): Entry {
  return {
    collection: 'contact',
    id: `id-${n}`,
    createdAt: '2026-11-21T00:52:40.042123Z',
    email: `person.${n}@example.com`,
    source: undefined,
    name: `Person ${n}`,
    message: 'Which mail services do you connect to? '.repeat(5),
    suspected: false,
    submissionId: undefined,
  };
}

test.each(FORMATS)(
  '%s: however many entries there are and however slow the reader, few are in memory',
  async (format) => {
    let made = 0;
    let written = 0;
    let most = 0;
    const source = async function* () {
      for (let page = 0; page < ENTRIES / PAGE; page += 1) {
        for (const one of Array.from({ length: PAGE }, (_, n) => entry(page * PAGE + n))) {
          made += 1;
          most = Math.max(most, made - written);
          yield one;
        }
      }
    };
    const slow = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written += chunk.toString().split('\n').length - 1;
        setImmediate(done);
      },
    });
    await writeEntries(source(), format, slow);
    expect(made).toBe(ENTRIES);
    expect(written).toBe(ENTRIES + (format === 'csv' ? 1 : 0));
    expect(most).toBeLessThan(BUFFERED);
  },
);

test('ends at once when it is told to', async () => {
  const quit = new AbortController();
  const endless = async function* () {
    for (let n = 0; ; n += 1) {
      if (n === 100) quit.abort();
      yield entry(n);
    }
  };
  const out = new Writable({ write: (_chunk, _encoding, done) => done() });
  await expect(writeEntries(endless(), 'csv', out, quit.signal)).rejects.toThrow('aborted');
});

test('what the source throws is thrown', async () => {
  // biome-ignore lint/correctness/useYield: it fails before.
  const failing = async function* () {
    throw new Error('no network');
  };
  const out = new Writable({ write: (_chunk, _encoding, done) => done() });
  await expect(writeEntries(failing(), 'jsonl', out)).rejects.toThrow('no network');
});
