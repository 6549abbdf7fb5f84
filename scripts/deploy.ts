import { join } from 'node:path';
import { styleText } from 'node:util';
import { Progress } from './cli/progress.ts';
import { firebase, run } from './deploy/firebase.ts';
import { type DeployOptions, readDeployOptions } from './deploy/options.ts';
import { prepareRelease } from './deploy/prepare.ts';
import { keepPreviousAssets, liveAssets, writeAssets } from './deploy/previousAssets.ts';
import { publish, rollBack } from './deploy/publish.ts';
import { report } from './deploy/report.ts';

import { readWebConfiguration } from './deploy/webConfiguration.ts';
import { buildAll } from './stack/build.ts';
import { ROOT } from './stack/project.ts';

/** What is deployed from; git-ignored. */
const FOLDER = join(ROOT, '.local', 'release');
const INTERRUPTED = 130;

/** Deploys the site, or shows what would be deployed, or takes the last deployment back. */
export async function main(args: string[]): Promise<void> {
  const quit = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => quit.abort());
  try {
    const options = readDeployOptions(args);
    if (options?.rollback) await rollBack(options, (cli) => firebase(cli, ROOT, quit.signal));
    else if (options?.dryRun) await show(options, quit.signal);
    else if (options) await deploy(options, quit.signal);
    process.exit(0);
  } catch (error) {
    if (quit.signal.aborted) process.exit(INTERRUPTED);
    console.error(`${styleText('red', '✗')} ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

async function deploy(options: DeployOptions, quit: AbortSignal): Promise<void> {
  const { site, preview, tested } = options;
  const { values, problems } = webConfiguration(options);
  refuse(problems);
  // Before the pages' configuration is in the environment: the tests build the site for the local stack.
  if (!tested) await run('npm', ['test'], 'npm test', ROOT, quit);
  await build(values, quit);

  const origin = `https://${site}.web.app`;
  const live = preview ? undefined : await liveAssets(origin);
  const prepared = await prepareRelease(options, FOLDER, async (hosting) => {
    if (!live) {
      writeAssets(hosting);
      return;
    }
    const { kept, lost } = await keepPreviousAssets(hosting, origin, live, new Date());
    console.log(`${kept.length} files of earlier releases stay for pages that are open.`);
    if (lost.length > 0) console.warn(`These could not be had: ${lost.join(', ')}. A page may ask to be reloaded.`);
  });
  refuse(prepared.problems);

  await publish(options, live !== undefined, (cli) => firebase(cli, FOLDER, quit));
}

/** Everything that a deployment does up to the first step that needs a network. */
async function show(options: DeployOptions, quit: AbortSignal): Promise<void> {
  const isRehearsal = options.project.startsWith('demo-');
  const { values, problems } = isRehearsal ? { values: {}, problems: [] } : webConfiguration(options);
  await build(values, quit);
  const prepared = await prepareRelease(options, FOLDER, writeAssets);
  const columns = process.stdout.isTTY ? process.stdout.columns : undefined;
  console.log(`\n${report(prepared, { out: process.stdout, err: process.stderr, columns, confirm: undefined })}`);
  if (isRehearsal)
    console.log(
      `A rehearsal: ${options.project} is the local stack's. --project <id> checks a real one's settings, too.`,
    );
  else console.log('Files of earlier releases, for pages that are open, are added when deploying.');
  refuse([...problems, ...prepared.problems]);
  console.log('Nothing stands in the way, and nothing was uploaded.');
}

function webConfiguration({ project }: DeployOptions) {
  return readWebConfiguration(project, join(ROOT, 'web', `.env.${project}`), process.env);
}

async function build(values: Record<string, string>, quit: AbortSignal): Promise<void> {
  Object.assign(process.env, values);
  await buildAll(new Progress(), quit);
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new Error(['This must not be deployed:', ...problems].join('\n  '));
}
