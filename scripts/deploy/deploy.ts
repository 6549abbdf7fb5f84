import { join } from 'node:path';
import type { owner } from '../../web/src/content/owner.ts';
import { ownerProblems, parameterProblems, policyProblems, readSiteUrl } from './checks.ts';
import type { DeployOptions } from './options.ts';
import { keepPreviousAssets, liveAssets } from './previousAssets.ts';
import { type Ask, protectionProblems } from './protection.ts';
import { type Cli, publish, rollBack, writeConfig } from './publish.ts';

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
  cli: Cli;
  print(line: string): void;
}

/** Tests, builds, checks and deploys; or only checks; or takes the last deployment of pages back. */
export async function deploy(options: DeployOptions, context: Context): Promise<void> {
  const { project, site, preview, dryRun, tested } = options;
  const { root, env, print } = context;
  if (options.rollback) return rollBack(options, context.cli);

  const isLive = preview === undefined;
  const { siteUrl, problems } = readSiteUrl(join(root, 'web'), project, env);
  if (isLive) problems.push(...ownerProblems(context.owner));
  if (!dryRun) {
    // Fails before a long test run.
    refuse(problems);
    if (isLive) refuse(await protectionProblems(project, context.ask));
    if (!tested) await context.test();
  }

  if (siteUrl) env.VITE_SITE_URL = siteUrl;
  await context.build();
  const pages = join(root, 'web', 'dist');
  if (isLive) problems.push(...parameterProblems(join(root, 'functions', 'dist'), project));
  problems.push(...policyProblems(pages));
  if (dryRun) print('Reminder: set a budget alert in Google Cloud Billing. Nothing here can check it.');
  refuse(problems);
  if (dryRun) {
    writeConfig(root, site);
    print('Ready to deploy. Nothing was uploaded. Backups are checked when deploying, which needs the network.');
    return;
  }

  const origin = context.originOf(site);
  const live = isLive ? await liveAssets(origin) : undefined;
  if (isLive) {
    const { kept, lost } = await keepPreviousAssets(pages, origin, live ?? {}, new Date());
    print(`${kept.length} files of earlier releases stay for open pages.`);
    if (lost.length > 0) print(`Not found: ${lost.join(', ')}. Open pages may have to be reloaded.`);
  }
  writeConfig(root, site);
  await publish(options, live !== undefined, context.cli);
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new Error(['Not ready to deploy:', ...problems].join('\n  '));
}
