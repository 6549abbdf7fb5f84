import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { owner } from '../../web/src/content/owner.ts';
import { firebaseConfig } from '../stack/project.ts';
import {
  type Ask,
  ownerProblems,
  parameterProblems,
  policyProblems,
  protectionProblems,
  readSiteUrl,
} from './checks.ts';
import { keepPreviousAssets, liveAssets } from './previousAssets.ts';

export interface DeployOptions {
  project: string;
  /** The Hosting site; a project's first one has the project's name. */
  site: string;
  /** Deploys only the pages, to this preview channel. */
  preview?: string;
  /** Restores pages: `true` for the last release, or a version's id. */
  rollback?: true | string;
  dryRun: boolean;
  tested: boolean;
}

/** What a deployment works with. */
export interface Context {
  root: string;
  owner: typeof owner;
  env: NodeJS.ProcessEnv;
  /** Where a site is live. */
  originOf(site: string): string;
  test(): Promise<void>;
  build(): Promise<void>;
  ask: Ask;
  /** Runs a command of the Firebase CLI. */
  cli(args: string[]): Promise<void>;
  print(line: string): void;
}

/** firebase.json for one site and the assets that were built; git-ignored. */
const CONFIG = 'firebase.deploy.json';

/** Tests, builds, checks and deploys; or only checks; or restores the pages from before the last deployment. */
export async function deploy(options: DeployOptions, context: Context): Promise<void> {
  const { project, site, preview, rollback } = options;
  const { root, cli, print } = context;
  const live = `${site}:live`;
  // The channel that keeps the replaced pages for seven days.
  const previous = `${site}:previous`;
  const clone = (from: string, to: string) => cli(['hosting:clone', from, to, '--project', project]);
  if (rollback) return clone(rollback === true ? previous : `${site}@${rollback}`, live);

  await prepare(options, context);
  if (options.dryRun) {
    print('Ready to deploy. Nothing was uploaded. Backups are checked when deploying, which needs the network.');
    return;
  }
  const upload = (...args: string[]) => {
    const config = firebaseConfig(root);
    config.hosting.site = site;
    writeFileSync(join(root, CONFIG), `${JSON.stringify(config, null, 2)}\n`);
    return cli([...args, '--project', project, '--config', CONFIG]);
  };
  if (preview !== undefined) return upload('hosting:channel:deploy', preview);

  const origin = context.originOf(site);
  const replaced = await liveAssets(origin);
  const kept = await keepPreviousAssets(join(root, 'web/dist'), origin, replaced ?? {}, new Date());
  print(`${kept.length} files of earlier releases stay for open pages.`);
  await upload('deploy', '--only', 'firestore,functions');
  // Only now: a deployment that fails earlier must not overwrite the pages a rollback needs.
  if (replaced) await clone(live, previous);
  await upload('deploy', '--only', 'hosting');
}

/** Tests, builds and checks; throws what is missing. */
async function prepare({ project, preview, dryRun, tested }: DeployOptions, context: Context): Promise<void> {
  const { root, env, ask } = context;
  const isLive = preview === undefined;
  const { siteUrl, problems } = readSiteUrl(join(root, 'web'), project, env);
  if (isLive) problems.push(...ownerProblems(context.owner));
  if (!dryRun) {
    // Fails before a long test run.
    refuse(problems);
    if (isLive) refuse(await protectionProblems(project, ask));
    if (!tested) await context.test();
  }
  if (siteUrl) env.VITE_SITE_URL = siteUrl;
  await context.build();
  if (isLive) problems.push(...parameterProblems(join(root, 'functions/dist'), project));
  problems.push(...policyProblems(join(root, 'web/dist')));
  if (dryRun) context.print('Reminder: set a budget alert in Google Cloud Billing. Nothing here can check it.');
  refuse(problems);
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new Error(['Not ready to deploy:', ...problems].join('\n  '));
}
