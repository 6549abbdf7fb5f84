import { fork } from 'node:child_process';
import { once } from 'node:events';
import { coldStart } from './coldStart.ts';
import { limiterCost } from './limiter.ts';
import { throughput } from './throughput.ts';

// Measures the built functions under the Functions Framework. Ratios hold better than times: run it on an idle machine.

const firestore = fork(`${import.meta.dirname}/firestore.ts`);
const [host] = await once(firestore, 'message');

print('Cold start', await coldStart(host));
print('Limiter', limiterCost());
print('Load', await throughput(host));
firestore.kill();

function print(title: string, rows: object[]): void {
  console.log(`\n${title}`);
  console.table(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rounded(value)]))),
  );
}

function rounded(value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(value < 100 ? 2 : 4)) : value;
}
