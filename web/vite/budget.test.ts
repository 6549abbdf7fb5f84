import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { requireBuilt } from '../../scripts/stack/build.ts';

requireBuilt(['web']);

const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');

const read = (file: string) => readFileSync(join(DIST, file));
const files = readdirSync(DIST, { recursive: true }).map(String);
const pages = files.filter((file) => file.endsWith('.html'));
const chunks = files.filter((file) => file.endsWith('.js'));

/** Bytes on the wire at a brotli quality: 11 is what Hosting's files reach, 5 what a busy server takes time for. */
function compressed(file: string, quality: number): number {
  return brotliCompressSync(read(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

const RECORD_COMMAND = 'RECORD_SIZES=1 npx vitest run --project web budget';
/** The sizes when somebody last ran that. */
const RECORD = join(WEB, 'sizes.json');
const recorded: Record<string, Record<string, number>> = JSON.parse(readFileSync(RECORD, 'utf8'));
const measured: typeof recorded = {};
afterAll(() => {
  if (process.env.RECORD_SIZES) writeFileSync(RECORD, `${JSON.stringify(measured, null, 2)}\n`);
});

interface Budget {
  limit: number;
  /** The bytes of each part, by its name. */
  parts: Record<string, number>;
  advice: string;
}

const sum = (parts: Record<string, number> = {}) => Object.values(parts).reduce((total, bytes) => total + bytes, 0);

/** Fails with what is too big, by how much, what grew, and what to do. */
function expectWithin(what: string, { limit, parts, advice }: Budget) {
  const used = sum(parts);
  // The others need no record.
  if (used > limit / 2) measured[what] = parts;
  const before = recorded[what] ?? {};
  const changes = Object.entries(parts)
    .map(([name, bytes]) => ({ name, bytes, change: bytes - (before[name] ?? 0) }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => b.change - a.change)
    .map(({ name, bytes, change }) => `${name} ${change > 0 ? '+' : ''}${change} to ${bytes}`);
  const message = `${what} has ${used} B, ${used - limit} B over its limit of ${limit} B, after ${sum(before)} B when recorded in sizes.json. Changed: ${changes.join(', ')}. ${advice}`;
  expect(used, message).toBeLessThanOrEqual(limit);
}

const chunkName = (file: string) => file.replace(/^assets\/|-[\w-]{6}\.js$/g, '');

test('all JavaScript together weighs at most 170 kB', () => {
  expect(chunks.length).toBeGreaterThan(4);
  expectWithin('JavaScript', {
    limit: 170_000,
    parts: Object.fromEntries(chunks.map((file) => [chunkName(file), compressed(file, 5)])),
    advice: 'An import from a package usually costs most: look for a smaller one, or load it later.',
  });
});

test.skipIf(process.env.RECORD_SIZES)('the recorded sizes are of the same chunks', () => {
  const names = Object.keys(recorded.JavaScript ?? {}).sort();
  expect(names, `Record the sizes again: ${RECORD_COMMAND}`).toEqual(chunks.map(chunkName).sort());
});

describe.each(pages)('%s', (page) => {
  const html = read(page).toString();
  const inlineScripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/g)];

  // TCP's first flight ends at about 14.4 kB with the headers; the next byte costs a round trip (docs/speed.md).
  test('weighs at most 14.1 kB', () => {
    const style = /<style[^>]*>(.*?)<\/style>/.exec(html)?.[1] ?? '';
    const face = /base64,([^)]*)\)/.exec(style)?.[1] ?? '';
    const total = compressed(page, 11);
    const share = (text: string) => brotliCompressSync(text).length;
    const script = inlineScripts.map(([, , code = '']) => code).join('');
    const parts = { 'display face': share(face), styles: share(style.replace(face, '')), script: share(script) };
    const rest = total - parts['display face'] - parts.styles - parts.script;
    expectWithin(page, {
      limit: 14_100,
      parts: { ...parts, 'markup and texts': rest },
      advice:
        'Put styles that pages share into theme/base.ts, print styles into theme/print.ts, or use a part that is on the page already.',
    });
  });

  test('has at most one inline script, of at most 1.5 kB', () => {
    expect(inlineScripts.length).toBeLessThanOrEqual(1);
    const [, attributes = '', code = ''] = inlineScripts[0] ?? [];
    expect(attributes).toBe('');
    expectWithin('The inline script', {
      limit: 1_500,
      parts: { 'app/loader.ts': code.length },
      advice: 'Move what can wait into a chunk that it imports.',
    });
  });

  test('asks for no script and no style before it is painted', () => {
    expect(html).not.toMatch(/<link[^>]*rel="(preload|modulepreload|prefetch)"/);
    expect(html).not.toMatch(/<link[^>]*rel="stylesheet"(?![^>]*media="print")/);
    expect(html).not.toMatch(/<script[^>]* src=/);
  });

  test('has no style attribute, which the policy would refuse', () => {
    expect(html).not.toMatch(/<[^>]+ style="/);
  });
});

test('the chunk that sends forms imports no other, so nothing delays an early submission', () => {
  const forms = chunks.find((file) => file.startsWith('assets/forms-')) ?? '';
  expect(read(forms).toString()).not.toMatch(/from"|import"|import\(/);
});

test('ships no source map and nothing hidden', () => {
  expect(files.filter((file) => /\.map$|(^|\/)\./.test(file))).toEqual([]);
});
