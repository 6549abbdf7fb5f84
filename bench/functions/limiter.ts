import { createLimiter } from '../../functions/src/rate/limiter.ts';
import { spread } from '../stats.ts';
import { table } from '../table.ts';

const CALLS = 100_000;

/** What the limiter costs a call, by the number of clients. */
export function limiterCost(rounds: number): string {
  const rows = [1, 1_000, CALLS].map((clients) => {
    const headers = Array.from(
      { length: clients },
      (_, client) => `198.51.100.1, 10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
    );
    const costs = Array.from({ length: rounds }, () => measure(headers));
    return [clients.toLocaleString('en'), spread(costs, (cost) => `${cost.toFixed(2)} µs`)];
  });
  return table(['clients', 'a call'], rows);
}

function measure(headers: string[]): number {
  const limiter = createLimiter({ perMinute: 30, hops: 1 });
  const start = performance.now();
  for (let call = 0; call < CALLS; call++) limiter(headers[call % headers.length]);
  return ((performance.now() - start) * 1_000) / CALLS;
}
