import { main } from '../../scripts/cli/command.ts';
import { Progress } from '../../scripts/cli/progress.ts';
import { type BenchOptions, benchCommand, conditions } from '../options.ts';
import { blocking } from './blocking.ts';
import { paint } from './paint.ts';
import { type Part, report, type Sample, takeSample } from './part.ts';
import { reportScores, type Scores, score } from './scores.ts';
import { serve } from './serve.ts';
import { loadSite, pagesOf, TWIN, ZERO } from './site.ts';
import { submitting } from './submitting.ts';
import { earlyTap, lateTap } from './taps.ts';
import { typing } from './typing.ts';
import { openBenchBrowser, visit } from './visit.ts';

const PARTS: Record<string, Part> = { paint, blocking, earlyTap, lateTap, typing, submitting };

await main(
  () =>
    benchCommand('bench:page', 'Compares the built page with its static twin and a zero-script page.', [
      ...Object.keys(PARTS),
      'scores',
    ])
      .option('--route <path>', 'page to measure', '/')
      .action(run),
  process.argv.slice(2),
);

async function run({ rounds, route, only }: BenchOptions & { route: string }): Promise<void> {
  // In memory, so that another build can't change the site meanwhile.
  const answers = loadSite();
  if (!answers.has(route)) throw new Error(`The built site has no page at ${route}: give a path like /contact.`);
  const server = await serve(answers);
  const urls = { ours: server.origin + route, twin: server.origin + TWIN + route, zero: server.origin + ZERO };
  // Only the landing page has a form of its own.
  const parts = Object.entries(PARTS)
    .filter(([name, part]) => only.includes(name) && (part !== submitting || route === '/'))
    .map(([name, part]) => ({ name, part, samples: [] as Sample[] }));
  const scores: Scores[] = [];
  const progress = new Progress();

  console.log(`${route}: ${conditions(rounds)}`);
  for (let round = 0; round < rounds; round += 1) {
    const step = (name: string, work: () => Promise<void>) =>
      progress.step(`Round ${round + 1} of ${rounds}: ${name}`, work);
    const bench = await openBenchBrowser(server.keyHash);
    // The first page of a browser is slower than any after it.
    await visit(bench, urls.ours, ({ painted }) => painted);
    for (const { name, part, samples } of parts) {
      await step(name, async () => {
        for (let turn = 0; turn < (part.samples ?? 1); turn += 1) {
          samples.push(await takeSample(part, bench, urls, round + turn));
        }
      });
    }
    if (only.includes('scores')) {
      await step('scores', async () => {
        for (const path of pagesOf(answers)) scores.push(await score(bench, server.origin, path));
      });
    }
    await bench.browser.close();
  }
  server.close();

  for (const { part, samples } of parts) console.log(`\n${report(part, samples)}`);
  if (scores.length > 0) console.log(`\n${reportScores(scores)}`);
}
