import { join } from 'node:path';
import { owner } from '../web/src/content/owner.ts';
import { Progress } from './cli/progress.ts';
import { ownerProblems, parameterProblems, policyProblems, readSiteUrl } from './deploy/checks.ts';
import { askFirebase, firebase, run } from './deploy/firebase.ts';
import { type DeployOptions, deployCommand } from './deploy/options.ts';
import { keepPreviousAssets, liveAssets } from './deploy/previousAssets.ts';
import { protectionProblems } from './deploy/protection.ts';
import { publish, rollBack, writeConfig } from './deploy/publish.ts';
import { buildAll } from './stack/build.ts';
import { ROOT } from './stack/project.ts';

const WEB = join(ROOT, 'web');
const SITE = join(WEB, 'dist');
const FUNCTIONS = join(ROOT, 'functions', 'dist');

/** Tests, builds, checks and deploys; or only checks; or takes the last deployment of pages back. */
export const define = (quit: AbortSignal) =>
  deployCommand((options) =>
    options.rollback ? rollBack(options, (args) => firebase(args, quit)) : deploy(options, quit),
  );

async function deploy(options: DeployOptions, quit: AbortSignal): Promise<void> {
  const { project, site, preview, dryRun, tested } = options;
  const isLive = preview === undefined;
  const { siteUrl, problems } = readSiteUrl(WEB, project, process.env);
  if (isLive) problems.push(...ownerProblems(owner));
  if (!dryRun) {
    // Fails before a long test run.
    refuse(problems);
    if (isLive) refuse(await protectionProblems(project, (args) => askFirebase(args, quit)));
    if (!tested) await run('npm', ['test'], 'npm test', quit);
  }

  if (siteUrl) process.env.VITE_SITE_URL = siteUrl;
  await buildAll(new Progress(), quit);
  if (isLive) problems.push(...parameterProblems(FUNCTIONS, project));
  problems.push(...policyProblems(SITE));
  if (dryRun) console.log('Reminder: set a budget alert in Google Cloud Billing. Nothing here can check it.');
  refuse(problems);
  if (dryRun) {
    writeConfig(site);
    console.log('Ready to deploy. Nothing was uploaded. Backups are checked when deploying, which needs the network.');
    return;
  }

  const origin = `https://${site}.web.app`;
  const live = isLive ? await liveAssets(origin) : undefined;
  if (isLive) {
    const { kept, lost } = await keepPreviousAssets(SITE, origin, live ?? {}, new Date());
    console.log(`${kept.length} files of earlier releases stay for open pages.`);
    if (lost.length > 0) console.warn(`Not found: ${lost.join(', ')}. Open pages may have to be reloaded.`);
  }
  writeConfig(site);
  await publish(options, live !== undefined, (args) => firebase(args, quit));
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new Error(['Not ready to deploy:', ...problems].join('\n  '));
}
