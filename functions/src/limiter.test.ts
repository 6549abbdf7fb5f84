import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimiter } from './limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limiterOf = (perMinute: number, hops = 1, onRefusal = () => {}) => createLimiter({ perMinute, hops, onRefusal });

test('the limiter restores calls one by one, up to `perMinute`, even while the client keeps calling', () => {
  const limiter = limiterOf(6);
  const callMany = (times: number) => Array.from({ length: times }, () => limiter('192.0.2.1'));
  callMany(6);
  for (let second = 1; second < 10; second += 1) {
    vi.advanceTimersByTime(1_000);
    expect(limiter('192.0.2.1')).toBe(false);
  }
  vi.advanceTimersByTime(1_000);
  expect(callMany(2)).toEqual([true, false]);
  vi.advanceTimersByTime(3_600_000);
  expect(callMany(7).filter(Boolean)).toHaveLength(6);
});

test.each([
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7', true],
  [1, '198.51.100.1, 203.0.113.7', '198.51.100.1, 203.0.113.8', false],
  [2, '  198.51.100.1  ,  203.0.113.7 ', '6.6.6.6,198.51.100.1,10.0.0.1', true],
  [3, '203.0.113.7', '203.0.113.7, 10.0.0.1, 10.0.0.2', true],
  [1, '2001:db8::6', '2001:0DB8:0:0:ffff::', true],
  [1, '2001:db8:1:2::', '2001:db8:1:3::', false],
  [1, '::ffff:203.0.113.7', '203.0.113.7', true],
  [1, 'any text', 'another', true],
])('the limiter tells clients apart %i hops from the right, in IPv6 by /64: %j, %j', (hops, one, other, isSame) => {
  const limiter = limiterOf(1, hops);
  limiter(one);
  expect(limiter(other)).toBe(!isSame);
});

test.each([
  [0, '192.0.2.1'],
  [1, undefined],
])('with %i calls a minute, the limiter allows every call from %j', (perMinute, header) => {
  const limiter = limiterOf(perMinute);
  expect([limiter(header), limiter(header)]).toEqual([true, true]);
});

test('the limiter reports the first refusal at once, then at most one a minute, of whatever client', () => {
  const report = vi.fn();
  const limiter = limiterOf(1, 1, report);
  const countReports = () => {
    for (const client of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2']) limiter(client);
    return report.mock.calls.length;
  };
  expect(countReports()).toBe(1);
  vi.advanceTimersByTime(59_999);
  expect(countReports()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(countReports()).toBe(2);
});
