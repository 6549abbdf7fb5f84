import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Command, InvalidArgumentError } from 'commander';
import { command, main, runProgram } from '../lib/command.ts';
import { FIREBASE, ROOT } from '../lib/project.ts';
import { askSite, readPage } from './askSite.ts';
import { checkLaunch } from './checkLaunch.ts';

const steps = {
  check: (project: string) => checkLaunch(project, ask),
  cli: (args: string[]) => runProgram(process.execPath, [FIREBASE, ...args]),
  askSite,
  readPage,
};

/** The command line of `npm run deploy`. It checks what a launch needs, deploys, and asks the site whether it works. */
export function deployCommand({ check, cli, askSite, readPage } = steps): Command {
  // npm itself takes a `--dry-run` that is before `--`.
  const isDryRun = process.env.npm_config_dry_run === 'true';
  return command('npm run deploy --', 'Checks what a launch needs, runs firebase deploy, and asks the site.')
    .requiredOption('--project <id>', 'the Google Cloud project to deploy to', realProject)
    .option('--dry-run', 'only check', isDryRun)
    .option('-m, --message <text>', 'describes the release (default: its commit)')
    .allowUnknownOption()
    .argument('[options...]', 'options of firebase deploy, such as --only hosting')
    .action(async (options: string[], { project, dryRun, message }, program: Command) => {
      const { missing, reminders, sites, commit } = await check(project);
      const { writeOut } = program.configureOutput();
      if (sites.length > 0) writeOut?.(`Project ${project}, whose site is ${sites.join(' and ')}.\n`);
      for (const reminder of reminders) writeOut?.(`${reminder}\n`);
      const groups = Object.entries(missing).filter(([, sentences]) => sentences.length > 0);
      if (groups.length > 0) {
        const texts = groups.map(([title, sentences]) => [`${title}:`, ...sentences].join('\n  '));
        throw new Error(['Not ready to deploy.', ...texts].join('\n\n'));
      }
      writeOut?.('Nothing is missing.\n');
      if (dryRun) return void writeOut?.('Nothing was deployed.\n');
      const release = message ?? commit;
      await cli(['deploy', '--project', project, ...(release ? ['-m', release] : []), ...options]);
      writeOut?.(`Asking ${sites.join(' and ')}.\n`);
      const wrong: string[] = [];
      for (const site of sites) wrong.push(...(await askSite(site)));
      const apps = new Set<unknown>();
      for (const site of sites) apps.add((await readPage(site)).app);
      if (apps.size > 1)
        wrong.push(`${sites.join(' and ')} show different sites: does the domain lead to another project?`);
      if (wrong.length > 0) {
        const help = 'Deployed, but not all of the site works. See docs/deploy.md, "What Google may refuse".';
        throw new Error([help, ...wrong].join('\n  '));
      }
      writeOut?.('The pages and both forms answer. Nothing was stored: docs/deploy.md, step 11, tries that.\n');
    });
}

function realProject(id: string): string {
  if (id === '' || id.startsWith('demo-')) throw new InvalidArgumentError('Name a real project.');
  return id;
}

async function ask(args: string[]): Promise<unknown> {
  const asking = promisify(execFile)(process.execPath, [FIREBASE, ...args, '--json'], { cwd: ROOT });
  // The CLI prints its errors as JSON, too.
  const { stdout, stderr } = await asking.catch((failed) => failed);
  if (!stdout?.startsWith('{')) throw new Error(`firebase ${args[0]} failed: ${stderr || stdout}`);
  const { result, error } = JSON.parse(stdout);
  if (error) throw new Error(`firebase ${args[0]}: ${error}`);
  return result;
}

if (import.meta.main) await main(deployCommand());
