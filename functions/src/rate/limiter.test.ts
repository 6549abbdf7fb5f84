import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

const now = () => 0;

test('each client has as many calls a minute as it says', () => {
  const limiter = createLimiter({ perMinute: 2, hops: 1, now });
  expect(['a', 'a', 'a', 'b'].map((client) => limiter(client))).toEqual([true, true, false, true]);
});

test('a client can’t get more by making up addresses', () => {
  const limiter = createLimiter({ perMinute: 1, hops: 2, now });
  expect(limiter('1.1.1.1, 203.0.113.7, 10.0.0.1')).toBe(true);
  expect(limiter('2.2.2.2, 203.0.113.7, 10.0.0.1')).toBe(false);
});

test('calls regain with time', () => {
  let time = 0;
  const limiter = createLimiter({ perMinute: 1, hops: 1, now: () => time });
  limiter('a');
  time = 60_000;
  expect(limiter('a')).toBe(true);
});

test('without an address there is no limit', () => {
  const limiter = createLimiter({ perMinute: 1, hops: 1, now });
  expect([limiter(undefined), limiter(undefined)]).toEqual([true, true]);
});

test('0 turns it off', () => {
  const limiter = createLimiter({ perMinute: 0, hops: 1, now });
  expect([limiter('a'), limiter('a')]).toEqual([true, true]);
});
