import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimiter, type Limiter, reportRefusals } from './limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function callMany(limiter: Limiter, times: number): boolean[] {
  return Array.from({ length: times }, () => limiter('a'));
}

/** Whether two X-Forwarded-For headers count as one client. */
function share(one: string, other: string, hops = 1): boolean {
  const limiter = createLimiter({ perMinute: 1, hops });
  limiter(one);
  return !limiter(other);
}

test('lets each client make as many calls at once as it regains in a minute', () => {
  const limiter = createLimiter({ perMinute: 2, hops: 1 });
  expect(callMany(limiter, 3)).toEqual([true, true, false]);
  expect(limiter('b')).toBe(true);
});

test('returns calls one by one, even to a client that goes on calling', () => {
  const limiter = createLimiter({ perMinute: 6, hops: 1 });
  callMany(limiter, 6);
  for (let second = 1; second < 10; second += 1) {
    vi.advanceTimersByTime(1_000);
    expect(limiter('a')).toBe(false);
  }
  vi.advanceTimersByTime(1_000);
  expect(callMany(limiter, 2)).toEqual([true, false]);
});

test('returns no more than a minute’s calls after a long pause', () => {
  const limiter = createLimiter({ perMinute: 6, hops: 1 });
  callMany(limiter, 6);
  vi.advanceTimersByTime(3_600_000);
  expect(callMany(limiter, 7).filter(Boolean)).toHaveLength(6);
});

test('remembers the clients that called last, so its memory is bounded', () => {
  const limiter = createLimiter({ perMinute: 1, hops: 1 });
  limiter('a');
  limiter('b');
  for (let other = 0; other < 10_000; other++) {
    limiter(`other ${other}`);
    if (other % 1_000 === 0) expect(limiter('a')).toBe(false);
  }
  expect([limiter('a'), limiter('b')]).toEqual([false, true]);
});

test.each([
  [1, '203.0.113.7', '203.0.113.7', true],
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7', true],
  [1, '198.51.100.1, 203.0.113.7', '198.51.100.1, 203.0.113.8', false],
  [2, '198.51.100.1, 203.0.113.7', '198.51.100.1, 10.0.0.1', true],
  [2, '  198.51.100.1  ,  203.0.113.7 ', '6.6.6.6,198.51.100.1,10.0.0.1', true],
  [2, '198.51.100.1, 203.0.113.7', '198.51.100.2, 203.0.113.7', false],
  [3, '203.0.113.7', '203.0.113.7, 10.0.0.1, 10.0.0.2', true],
])('finds the client %i hops from the right, whatever the caller claims: %j and %j', (hops, one, other, same) => {
  expect(share(one, other, hops)).toBe(same);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::6', true],
  ['2001:db8::6', '2001:0DB8:0:0:ffff::', true],
  ['2001:db8:1:2::', '2001:db8:1:3::', false],
  ['2001:db8:1:17::', '2001:db8:c:3::', false],
  ['::1', '::2', true],
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
])('counts a /64 of IPv6 as one client: %s and %s', (one, other, same) => {
  expect(share(one, other)).toBe(same);
});

test('counts every X-Forwarded-For of only commas as one client', () => {
  expect(share(',', ' , ,', 2)).toBe(true);
});

test.each([undefined, '', ' '])('sets no limit without an address: %j', (header) => {
  const limiter = createLimiter({ perMinute: 1, hops: 1 });
  expect([limiter(header), limiter(header)]).toEqual([true, true]);
});

test('sets no limit at 0', () => {
  expect(callMany(createLimiter({ perMinute: 0, hops: 1 }), 100)).toEqual(Array(100).fill(true));
});

test('reports a burst at its first refusal, and then once a minute what was refused since', () => {
  const reports: string[] = [];
  const limiter = reportRefusals(createLimiter({ perMinute: 2, hops: 1 }), (refused, calls) =>
    reports.push(`${refused} of ${calls}`),
  );
  expect(callMany(limiter, 5)).toEqual([true, true, false, false, false]);
  expect(reports).toEqual(['1 of 3']);
  vi.advanceTimersByTime(59_999);
  callMany(limiter, 3);
  expect(reports).toEqual(['1 of 3']);
  vi.advanceTimersByTime(1);
  callMany(limiter, 2);
  expect(reports).toEqual(['1 of 3', '5 of 7']);
});

test('reports nothing while it refuses nothing', () => {
  const report = vi.fn();
  const limiter = reportRefusals(createLimiter({ perMinute: 1, hops: 1 }), report);
  for (const client of ['a', 'b', 'c']) limiter(client);
  vi.advanceTimersByTime(600_000);
  limiter('a');
  expect(report).not.toHaveBeenCalled();
});

test('never throws, whatever the header', () => {
  const limiter = createLimiter({ perMinute: 1, hops: 1 });
  const header = fc.string({ unit: fc.constantFrom(':', ',', '.', ' ', '1', 'f', '%', '/', '💌'), maxLength: 200 });
  fc.assert(fc.property(header, (text) => typeof limiter(text) === 'boolean'));
});
