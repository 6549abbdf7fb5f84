import { expect, test } from 'vitest';
import { readFilter } from './filter.ts';

test('all entries are meant where nothing is said', () => {
  expect(readFilter({})).toEqual({
    collections: ['waitlist', 'contact'],
    source: undefined,
    since: undefined,
    until: undefined,
  });
});

test('days are whole and in UTC, the last one included', () => {
  const { since, until } = readFilter({ since: '2026-11-01', until: '2026-11-30' });
  expect([since?.toISOString(), until?.toISOString()]).toEqual([
    '2026-11-01T00:00:00.000Z',
    '2026-12-01T00:00:00.000Z',
  ]);
});

test('a source means signups only', () => {
  expect(readFilter({ source: 'modal' }).collections).toEqual(['waitlist']);
  expect(() => readFilter({ source: 'modal', collection: 'contact' })).toThrow('Contact messages have no source');
});

test.each(['yesterday', '2026-13-01', '2026-02-30', '2026-1-1', '20261101', ''])('%j is no day', (day) => {
  expect(() => readFilter({ since: day })).toThrow(`--since takes a day like 2026-11-30, not ${day}.`);
});

test('days the wrong way round are told', () => {
  expect(() => readFilter({ since: '2026-11-02', until: '2026-11-01' })).toThrow(
    '--since 2026-11-02 is later than --until 2026-11-01.',
  );
});
