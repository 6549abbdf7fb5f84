import { expect, test, vi } from 'vitest';
import { parseTime } from './time.ts';

test.each([
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  // As `list` prints it.
  ['2026-11-20 11:00', '2026-11-20T11:00:00.000Z'],
  ['2026-11-20T11:00:30', '2026-11-20T11:00:30.000Z'],
  ['2026-11-20T11:00:30.5', '2026-11-20T11:00:30.500Z'],
  ['2026-11-20t11:00:30.123456z', '2026-11-20T11:00:30.123Z'],
  ['2026-11-20T11:00+05:30', '2026-11-20T05:30:00.000Z'],
  ['2024-02-29 00:30-0100', '2024-02-29T01:30:00.000Z'],
])('the time %s is %s, whatever the zone of the machine', (given, time) => {
  for (const zone of ['Asia/Tokyo', 'America/New_York']) {
    vi.stubEnv('TZ', zone);
    expect(new Date(2026, 0).getTimezoneOffset()).not.toBe(0);
    expect(parseTime(given).toISOString()).toBe(time);
  }
  vi.unstubAllEnvs();
});

test.each(['2026-02-30', '2026-13-01', '2026-11-20 25:00', '2026-11-20 11', '20.11.2026', '11:00', '1700000000', ''])(
  'the time "%s" is refused',
  (given) => {
    expect(() => parseTime(given)).toThrow('It takes a time like 2026-11-30');
  },
);
