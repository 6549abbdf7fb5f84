import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { owner } from '../web/src/content/owner.ts';
import { command } from './cli/command.ts';
import { Progress } from './cli/progress.ts';
import { type Context, type DeployOptions, deploy } from './deploy/deploy.ts';
import { buildAll } from './stack/build.ts';
import { FIREBASE, ROOT } from './stack/project.ts';

/** Stands for the project in a dry run's messages. */
const UNNAMED = 'PROJECT';
const CHANNEL = /^(?!live$)[a-z0-9][a-z0-9-]{0,36}$/;

type Flags = Omit<DeployOptions, 'project' | 'site'> & { project?: string; site?: string };

/** Deploys, checks, or rolls back. */
export const define = (quit: AbortSignal) =>
  deployCommand({
    root: ROOT,
    owner,
    env: process.env,
    originOf: (site) => `https://${site}.web.app`,
    test: () => run('npm', ['test'], quit),
    build: () => buildAll(new Progress(), quit),
    ask: (args) => askFirebase(args, quit),
    cli: (args) => run(process.execPath, [FIREBASE, ...args], quit),
    print: console.log,
  });

/** The command line of `npm run deploy`. */
export function deployCommand(context: Context): Command {
  const rollback = new Option(
    '--rollback [version]',
    'restore the pages from before the last deployment, or a version by its id',
  );
  return command('npm run deploy --', 'Tests, builds, checks and deploys pages, functions, database rules and indexes.')
    .option('--project <id>', 'the Google Cloud project to deploy to', realProject)
    .option('--site <id>', 'the Hosting site, if its name is not the project id')
    .option('--preview <name>', 'deploy only the pages, to a preview channel for seven days', channel)
    .addOption(rollback.conflicts(['preview', 'dryRun']))
    .option('--dry-run', 'build and check without network or upload; list what is missing', false)
    .option('--tested', 'skip the tests', false)
    .action(async ({ project, site, ...flags }: Flags) => {
      if (project === undefined && !flags.dryRun) throw new Error('Name the project to deploy to: --project <id>.');
      const id = project ?? UNNAMED;
      await deploy({ ...flags, project: id, site: site ?? id }, context);
    });
}

function realProject(id: string): string {
  if (id.startsWith('demo-')) throw new InvalidArgumentError('It belongs to the local stack. Name a real project.');
  return id;
}

function channel(name: string): string {
  if (CHANNEL.test(name)) return name;
  throw new InvalidArgumentError('Use lowercase letters, digits and hyphens, and another name than live.');
}

/** Runs a program in the repository, on this terminal; throws if it fails. */
async function run(program: string, args: string[], signal: AbortSignal): Promise<void> {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', signal });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The last step failed; its output is above.');
}

/** Asks the Firebase CLI and gives its JSON result; throws its error as a sentence. */
async function askFirebase(args: string[], signal: AbortSignal): Promise<unknown> {
  const asking = promisify(execFile)(process.execPath, [FIREBASE, ...args, '--json'], { cwd: ROOT, signal });
  // It prints its errors as JSON, too.
  const { stdout, stderr } = await asking.catch((failed) => failed);
  signal.throwIfAborted();
  if (!stdout?.startsWith('{')) throw new Error(`firebase ${args[0]} failed: ${stderr || stdout}`);
  const { result, error } = JSON.parse(stdout);
  if (error) throw new Error(`firebase ${args[0]}: ${error}`);
  return result;
}
