import { availableParallelism, loadavg } from 'node:os';
import { command } from '../scripts/cli/command.ts';
import { main } from '../scripts/cli/main.ts';
import { Progress } from '../scripts/cli/progress.ts';
import { build, requireBuilt } from '../scripts/stack/build.ts';
import { startBrowser } from './browser.ts';
import { readOptions } from './options.ts';
import type { Bench, Part } from './part.ts';
import { PARTS } from './parts.ts';
import { serve } from './serve.ts';
import { loadSite } from './site.ts';
import { visit } from './visit.ts';

const run = async (quit: AbortSignal) => {
  const { rounds, route, only, build: wanted } = readOptions(process.argv.slice(2));
  const progress = new Progress();
  if (wanted) await progress.step('Build the site', () => build('web', quit));
  else requireBuilt(['web']);

  // Held in memory, so that another build can't change it under the measurement.
  const answers = loadSite();
  const server = await serve(answers);
  const parts = only
    .map((name) => ({ name, part: PARTS[name] as Part<unknown>, samples: [] as unknown[] }))
    .filter(({ part: { onlyAt = route } }) => onlyAt === route);
  try {
    printConditions(route, rounds);
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, part, samples } of parts) {
        const title = `Round ${round} of ${rounds}: ${name}`;
        const bench = { answers, origin: server.origin, route, round: round - 1 };
        samples.push(await progress.step(title, () => measure(part, bench, server.keyHash, quit)));
      }
    }
  } finally {
    server.close();
  }
  for (const { part, samples } of parts) console.log(`\n### ${part.title}\n\n${part.report(samples)}`);
};

await main(
  (quit) =>
    command('npm run bench:page --', 'Measures the page.')
      .allowUnknownOption()
      .allowExcessArguments()
      .action(() => run(quit)),
  process.argv.slice(2),
);

/** Takes one sample in a browser of its own, so that no measurement finds what another one left behind. */
async function measure<S>(part: Part<S>, bench: Omit<Bench, 'port'>, keyHash: string, quit: AbortSignal): Promise<S> {
  quit.throwIfAborted();
  const browser = await startBrowser(keyHash);
  const end = () => void browser.close();
  quit.addEventListener('abort', end, { once: true });
  try {
    // The first page a browser shows is slower than any after it.
    await visit({ port: browser.port, url: bench.origin + bench.route }, ({ painted }) => painted);
    return await part.measure({ ...bench, port: browser.port });
  } finally {
    quit.removeEventListener('abort', end);
    await browser.close();
  }
}

function printConditions(route: string, rounds: number) {
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`${route}, ${rounds} rounds; ${availableParallelism()} cores, load average ${load.join(' ')}`);
}
