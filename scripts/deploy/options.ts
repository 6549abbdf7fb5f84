import { Command, CommanderError } from 'commander';
import { misuse } from '../misuse.ts';
import { defaultProject } from '../stack/project.ts';

export interface DeployOptions {
  project: string;
  /** The Hosting site, which new projects have one of by the project's own name. */
  site: string;
  /** A preview channel to deploy the pages to, instead of everything live. */
  preview: string | undefined;
  /** Bring back what was live before: `true` for the last release, or a version's id. */
  rollback: true | string | undefined;
  /** Show what would be uploaded. */
  dryRun: boolean;
  /** The tests ran already. */
  tested: boolean;
}

interface Given extends Omit<DeployOptions, 'project' | 'site'> {
  project?: string;
  site?: string;
}

const CHANNEL = /^[a-z0-9][a-z0-9-]{0,36}$/;

/** Reads what follows `npm run deploy --`; throws one sentence about what can't be meant. `undefined` after `--help`. */
export function readDeployOptions(args: string[]): DeployOptions | undefined {
  const program = new Command('npm run deploy --')
    .description('Checks, builds and deploys the site, its functions, the database rules and indexes.')
    .option('--project <id>', 'the Google Cloud project to deploy to')
    .option('--site <id>', 'the Hosting site, where it is not called like the project')
    .option('--preview <name>', 'only the pages, to a preview channel of this name for seven days')
    .option('--rollback [version]', 'bring back the pages that were live before, or a version by its id')
    .option('--dry-run', 'show what would be uploaded, without a network', false)
    .option('--tested', "don't run the tests first", false)
    .configureOutput({ outputError: () => {} })
    .exitOverride();
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return undefined;
    throw new Error(misuse(error));
  }
  return settle(program.opts<Given>());
}

function settle({ project = undefined, site, ...given }: Given): DeployOptions {
  const { preview, rollback, dryRun } = given;
  if (project === undefined && !dryRun) throw new Error('Name the project to deploy to: --project <id>.');
  if (project?.startsWith('demo-') && !dryRun)
    throw new Error(`${project} is the local stack's: it can't be deployed to.`);
  if (rollback && (preview || dryRun)) throw new Error('--rollback goes with neither --preview nor --dry-run.');
  if (preview !== undefined && (preview === 'live' || !CHANNEL.test(preview))) {
    throw new Error(`${preview} can't be a channel's name: lowercase letters, digits and hyphens, and not live.`);
  }
  const chosen = project ?? defaultProject();
  return { ...given, project: chosen, site: site ?? chosen, preview, rollback };
}
