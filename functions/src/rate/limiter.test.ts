import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

/** A limiter at a time that stands still until `clock` moves. */
function limiterOf(perMinute: number, hops = 1) {
  const clock = { time: 0 };
  const limiter = createLimiter({ perMinute, hops, now: () => clock.time });
  const callMany = (client: string, times: number) => Array.from({ length: times }, () => limiter(client));
  return { clock, limiter, callMany };
}

/** Whether two X-Forwarded-For headers count as one client. */
function share(one: string, other: string, hops = 1): boolean {
  const { limiter } = limiterOf(1, hops);
  limiter(one);
  return !limiter(other);
}

test('lets each client make as many calls at once as it regains in a minute', () => {
  const { limiter, callMany } = limiterOf(2);
  expect(callMany('203.0.113.7', 3)).toEqual([true, true, false]);
  expect(limiter('203.0.113.8')).toBe(true);
});

test('gives calls back one by one', () => {
  const { clock, limiter, callMany } = limiterOf(6);
  callMany('a', 6);
  clock.time = 9_999;
  expect(limiter('a')).toBe(false);
  clock.time = 10_000;
  expect(callMany('a', 2)).toEqual([true, false]);
});

test('does not put off the next call after refused ones', () => {
  const { clock, limiter, callMany } = limiterOf(6);
  callMany('a', 6);
  for (clock.time = 1_000; clock.time < 10_000; clock.time += 1_000) expect(limiter('a')).toBe(false);
  expect(limiter('a')).toBe(true);
});

test('gives no more than a full bucket after a long pause', () => {
  const { clock, callMany } = limiterOf(6);
  callMany('a', 6);
  clock.time = 3_600_000;
  expect(callMany('a', 7).filter(Boolean)).toHaveLength(6);
});

test('remembers a client in use while 100,000 others pass', () => {
  const { limiter } = limiterOf(1);
  limiter('a');
  for (let other = 0; other < 100_000; other++) {
    limiter(`other ${other}`);
    if (other % 1_000 === 0) expect(limiter('a')).toBe(false);
  }
});

test('forgets the clients that called longest ago, so its memory is bounded', () => {
  const { limiter } = limiterOf(1);
  limiter('a');
  for (let other = 0; other < 10_000; other++) limiter(`other ${other}`);
  expect(limiter('a')).toBe(true);
});

test.each([
  ['203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 2, '198.51.100.1, 10.0.0.1'],
  ['6.6.6.6,198.51.100.1,203.0.113.7', 2, '198.51.100.1,10.0.0.1'],
  ['  198.51.100.1  ,  203.0.113.7 ', 2, '198.51.100.1,10.0.0.1'],
])('counts hops from the right: %j with %i hops is %j', (header, hops, same) => {
  expect(share(header, same, hops)).toBe(true);
  expect(share(header, '192.0.2.1, 192.0.2.2', hops)).toBe(false);
});

test('ignores addresses that the caller claims', () => {
  expect(share('1.2.3.4, 203.0.113.7, 10.0.0.1', '9.9.9.9, 203.0.113.7, 10.0.0.1', 2)).toBe(true);
});

test('takes the first address of a list shorter than the hops', () => {
  expect(share('203.0.113.7', '203.0.113.7, 10.0.0.1, 10.0.0.2', 3)).toBe(true);
});

test.each([undefined, '', ' ', ','])('sets no limit without an address: %j', (header) => {
  const { limiter } = limiterOf(1);
  expect([limiter(header), limiter(header)]).toEqual([true, true]);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::6', true],
  ['2001:db8::6', '2001:0DB8:0:0:ffff::', true],
  ['2001:db8:1:2::', '2001:db8:1:3::', false],
  ['::1', '::2', true],
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
])('counts a /64 of IPv6 as one client: %s and %s', (one, other, same) => {
  expect(share(one, other)).toBe(same);
});

test('never throws, whatever the header', () => {
  const { limiter } = limiterOf(1);
  const header = fc.string({ unit: fc.constantFrom(':', ',', '.', ' ', '1', 'f', '%', '/', '💌'), maxLength: 200 });
  fc.assert(fc.property(header, (text) => typeof limiter(text) === 'boolean'));
});

test('sets no limit at 0', () => {
  const { callMany } = limiterOf(0);
  expect(callMany('a', 100)).not.toContain(false);
});
