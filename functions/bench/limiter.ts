import { createLimiter } from '../src/rate/limiter.ts';
import { median } from './medians.ts';

const CALLS = 100_000;
const ROUNDS = 9;

/** What the limiter costs a call, in microseconds, by how many clients there are. */
export function limiterCost(): object[] {
  return [1, 1_000, CALLS].map((clients) => {
    const headers = Array.from(
      { length: clients },
      (_, client) => `198.51.100.1, 10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
    );
    const rounds = Array.from({ length: ROUNDS }, () => measure(headers));
    return { clients, 'µs a call': median(rounds) };
  });
}

function measure(headers: string[]): number {
  const limiter = createLimiter({ perMinute: 30, hops: 1 });
  const start = performance.now();
  for (let call = 0; call < CALLS; call++) limiter(headers[call % headers.length]);
  return ((performance.now() - start) * 1_000) / CALLS;
}
