import { expect, test } from 'vitest';
import { TokenBuckets } from './tokenBuckets.ts';

function buckets(options: { perMinute?: number; capacity?: number } = {}) {
  const clock = { time: 0 };
  const tokens = new TokenBuckets({ perMinute: 6, capacity: 100, ...options, now: () => clock.time });
  const takeMany = (key: string, times: number) => Array.from({ length: times }, () => tokens.take(key));
  return { clock, tokens, takeMany };
}

test('a key may take as many at once as it regains in a minute, and no more', () => {
  const { takeMany } = buckets();
  expect(takeMany('a', 8)).toEqual([true, true, true, true, true, true, false, false]);
});

test('keys do not share', () => {
  const { tokens, takeMany } = buckets();
  takeMany('a', 6);
  expect(tokens.take('b')).toBe(true);
});

test('tokens come back one by one', () => {
  const { clock, tokens, takeMany } = buckets();
  takeMany('a', 6);
  clock.time = 9_999;
  expect(tokens.take('a')).toBe(false);
  clock.time = 10_000;
  expect(takeMany('a', 2)).toEqual([true, false]);
});

test('asking in vain does not put off the next token', () => {
  const { clock, tokens, takeMany } = buckets();
  takeMany('a', 6);
  for (clock.time = 1_000; clock.time < 10_000; clock.time += 1_000) expect(tokens.take('a')).toBe(false);
  expect(tokens.take('a')).toBe(true);
});

test('a long pause gives no more than a full bucket', () => {
  const { clock, takeMany } = buckets();
  takeMany('a', 6);
  clock.time = 3_600_000;
  expect(takeMany('a', 7).filter(Boolean)).toHaveLength(6);
});

test('a million keys keep no more than the capacity', () => {
  const { tokens } = buckets({ capacity: 100 });
  for (let key = 0; key < 1_000_000; key++) tokens.take(`${key}`);
  expect(tokens.size).toBeLessThanOrEqual(100);
});

test('a key in use outlives the passing ones', () => {
  const { tokens, takeMany } = buckets({ capacity: 100 });
  takeMany('a', 6);
  for (let key = 0; key < 1_000; key++) {
    tokens.take(`${key}`);
    if (key % 10 === 0) expect(tokens.take('a')).toBe(false);
  }
});
