import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setGlobalProxyFromEnv } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Command, InvalidArgumentError } from 'commander';
import { command, main, runProgram } from '../lib/command.ts';
import { confirm, requireConsent } from '../lib/consent.ts';
import { FIREBASE, ROOT } from '../lib/project.ts';
import { appIn, askSite } from './askSite.ts';
import { checkLaunch, type Launch } from './checkLaunch.ts';
import type { Doubt, Lack } from './findings.ts';

const GIT = { cwd: ROOT, encoding: 'utf8' } as const;
const steps = {
  check: (project: string, pagesAlone: boolean) => checkLaunch(project, ask, pagesAlone),
  confirm: process.stdin.isTTY ? confirm : undefined,
  // The shell prints each command, and stops at the first that fails.
  run: (commands: string[]) => runProgram('sh', ['-euxc', commands.join('\n')]),
  cli: (args: string[]) => runProgram(process.execPath, [FIREBASE, ...args]),
  askSite,
  builtApp: () => appIn(readFileSync(join(ROOT, 'web/dist/index.html'), 'utf8')),
  // Without git, the release names no commit.
  commit: () => spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'], GIT).stdout?.trim(),
};

/** The command line of `npm run deploy`. It adds what a launch needs, deploys, and asks the site whether it works. */
export function deployCommand(given = steps): Command {
  const { check, confirm, run, cli, askSite, builtApp } = given;
  // npm itself takes what is before `--`.
  const { npm_config_dry_run: dryRun } = process.env;
  return command('npm run deploy --', 'Adds what a launch needs, runs firebase deploy, and asks the site.')
    .requiredOption('-P, --project <id>', 'the Google Cloud project to deploy to', realProject)
    .option('--dry-run', 'only say what is missing', dryRun === 'true')
    .option('--yes', 'run the commands that add it, without asking', false)
    .option('--only <targets>', 'deploy only these, such as hosting for the pages alone')
    .option('-m, --message <text>', 'describes the release, before its commit')
    .allowUnknownOption()
    .argument('[options...]', 'options of firebase deploy')
    .action(async (options: string[], { project, only, dryRun, yes, message }, program: Command) => {
      const { writeOut = () => {} } = program.configureOutput();
      const isHosting = (target: string) => /^hosting(:|$)/.test(target);
      const targets: string[] | undefined = only?.split(',');
      const agreed: string[] = [];
      const isOpen = ({ sentence }: Doubt) => !agreed.includes(sentence);
      // A doubt whose command has run stays until Google knows, because it may hide what else is missing.
      const look = async () => {
        const launch = await check(project, targets?.every(isHosting) ?? false);
        return { ...launch, doubts: launch.doubts.filter((doubt) => isOpen(doubt) || doubt.commands.length > 0) };
      };
      let launch = await look();
      // Without its papers, a launch makes nothing.
      const mayAdd = !dryRun && Object.values(launch.papers).every((needs) => needs.length === 0);
      for (let doubt = launch.doubts[0]; doubt && confirm && mayAdd; doubt = launch.doubts.find(isOpen)) {
        writeOut(`${textOf(doubt)}\n\n`);
        await requireConsent({ confirm }, false, doubt.commands.length > 0 ? 'Run this?' : 'Deploy?');
        agreed.push(doubt.sentence);
        await run(doubt.commands);
        launch = await look();
      }
      const commands = launch.lacks.flatMap(({ commands }) => commands);
      if (mayAdd && launch.doubts.length === 0 && commands.length > 0) {
        writeOut(`${listOf(launch)}\n\n`);
        await requireConsent({ confirm }, yes, `Run these ${commands.length} commands as ${launch.runner}?`);
        await run(commands);
        launch = await look();
      }
      const { reminders, sites } = launch;
      for (const sentence of reminders) writeOut(`${sentence}\n`);
      const list = listOf(launch);
      if (list) throw new Error(`Not ready to deploy.\n\n${list}`);
      writeOut(`Project ${project}, whose site is ${sites.join(' and ')}.\nNothing is missing.\n`);
      if (dryRun) return void writeOut('Nothing was deployed.\n');
      const commit = given.commit();
      const release = message && commit ? `${message} (${commit})` : message || commit;
      const named = [...(release ? ['-m', release] : []), ...(only ? ['--only', only] : [])];
      await cli(['deploy', '--project', project, ...named, ...options]);
      writeOut(`Asking ${sites.join(' and ')}.\n`);
      const hasPages = targets?.some(isHosting) ?? !/--except[ =]\S*hosting/.test(options.join(' '));
      const app = hasPages ? builtApp() : undefined;
      const wrong = (await Promise.all(sites.map((site) => askSite(site, app)))).flat();
      if (wrong.length > 0) {
        const help = 'Deployed, but not all of the site works. See docs/deploy.md, "What Google may refuse".';
        throw new Error([help, ...wrong].join('\n  '));
      }
      writeOut('The pages and both forms answer. Nothing was stored: docs/deploy.md, step 4, tries that.\n');
    });
}

const textOf = ({ sentence, commands }: Lack | Doubt) => [sentence, ...commands].join('\n    ');

/** What is missing or in doubt, each with its commands, in groups. */
function listOf({ papers, lacks, doubts }: Launch): string {
  const groups = { ...papers, 'Set up the project': lacks, 'In doubt, so a terminal asks': doubts };
  const texts = Object.entries(groups).filter(([, found]) => found.length > 0);
  return texts.map(([title, found]) => [`${title}:`, ...found.map(textOf)].join('\n  ')).join('\n\n');
}

function realProject(id: string): string {
  // The commands that the shell runs name it.
  if (!/^[a-z][a-z0-9.:-]+$/.test(id) || id.startsWith('demo-')) throw new InvalidArgumentError('Name a real project.');
  return id;
}

async function ask(command: string): Promise<unknown> {
  const [tool = '', ...words] = command.split(' ');
  const isFirebase = tool === 'firebase';
  const [program, ...args] = isFirebase
    ? [process.execPath, FIREBASE, ...words, '--json']
    : [tool, ...words, '--format=json', '--quiet'];
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd: ROOT, maxBuffer: 2 ** 26 });
    return isFirebase ? JSON.parse(stdout).result : JSON.parse(stdout);
  } catch (failed) {
    const { stdout = '', stderr, message } = failed as Error & { stdout?: string; stderr?: string };
    // The Firebase CLI prints its errors as JSON, too.
    const cause = stdout.startsWith('{') ? JSON.parse(stdout).error : stderr || message;
    throw new Error(`${tool} ${words[0]}: ${cause}`);
  }
}

// Node's fetch ignores the shell's proxy unless told.
if (import.meta.main) setGlobalProxyFromEnv();
if (import.meta.main) await main(deployCommand());
