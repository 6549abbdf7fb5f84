import { type Command, InvalidArgumentError, Option } from 'commander';
import { owner } from '../web/src/content/owner.ts';
import { command } from './cli/command.ts';
import { Progress } from './cli/progress.ts';
import { type DeployOptions, deploy } from './deploy/deploy.ts';
import { askFirebase, run } from './deploy/programs.ts';
import { buildAll } from './stack/build.ts';
import { FIREBASE, ROOT } from './stack/project.ts';

/** Stands for the project in a dry run's messages. */
const UNNAMED = 'PROJECT';
const CHANNEL = /^(?!live$)[a-z0-9][a-z0-9-]{0,36}$/;

type Flags = Omit<DeployOptions, 'project' | 'site'> & { project?: string; site?: string };

/** Deploys, checks, or rolls back. */
export const define = (quit: AbortSignal) =>
  deployCommand((options) =>
    deploy(options, {
      root: ROOT,
      owner,
      env: process.env,
      originOf: (site) => `https://${site}.web.app`,
      test: () => run('npm', ['test'], quit),
      build: () => buildAll(new Progress(), quit),
      ask: (args) => askFirebase(args, quit),
      cli: (args) => run(process.execPath, [FIREBASE, ...args], quit),
      print: console.log,
    }),
  );

/** The command line of `npm run deploy`. */
export function deployCommand(deploy: (options: DeployOptions) => Promise<void>): Command {
  return command('npm run deploy --', 'Tests, builds, checks and deploys pages, functions, database rules and indexes.')
    .option('--project <id>', 'the Google Cloud project to deploy to', realProject)
    .option('--site <id>', 'the Hosting site, if its name is not the project id')
    .option('--preview <name>', 'deploy only the pages, to a preview channel for seven days', channel)
    .addOption(
      new Option('--rollback [version]', 'restore the pages from before the last deployment, or a version by its id') //
        .conflicts(['preview', 'dryRun']),
    )
    .option('--dry-run', 'build and check without network or upload; list what is missing', false)
    .option('--tested', 'skip the tests', false)
    .action(async ({ project, site, ...flags }: Flags) => {
      if (project === undefined && !flags.dryRun) throw new Error('Name the project to deploy to: --project <id>.');
      const id = project ?? UNNAMED;
      await deploy({ ...flags, project: id, site: site ?? id });
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
