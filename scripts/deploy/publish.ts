import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withExactAssets } from '../stack/hostingConfig.ts';
import type { DeployOptions } from './options.ts';

/** firebase.json for one site and the assets that were built; git-ignored. */
const CONFIG = 'firebase.deploy.json';
/** The channel that keeps the pages from before the last deployment, for seven days. */
const PREVIOUS = 'previous';

/** Runs a command of the Firebase CLI. */
export type Cli = (args: string[]) => Promise<void>;

/** Writes the configuration that is deployed. */
export function writeConfig(root: string, site: string): void {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const hosting = withExactAssets({ ...config.hosting, site }, join(root, config.hosting.public));
  writeFileSync(join(root, CONFIG), `${JSON.stringify({ ...config, hosting }, null, 2)}\n`);
}

/** Deploys the pages alone to a preview channel, or everything live. `hadLive`: whether pages were live before. */
export async function publish(
  { project, site, preview }: Pick<DeployOptions, 'project' | 'site' | 'preview'>,
  hadLive: boolean,
  cli: Cli,
): Promise<void> {
  const target = ['--project', project, '--config', CONFIG];
  if (preview !== undefined) return cli(['hosting:channel:deploy', preview, ...target]);
  await cli(['deploy', '--only', 'firestore,functions', ...target]);
  // Only now: a deployment that fails earlier must not overwrite the pages a rollback needs.
  if (hadLive) await cli(['hosting:clone', `${site}:live`, `${site}:${PREVIOUS}`, '--project', project]);
  await cli(['deploy', '--only', 'hosting', ...target]);
}

/** Restores the pages from before the last deployment, or a version. Functions, rules and indexes stay. */
export async function rollBack(
  { project, site, rollback }: Pick<DeployOptions, 'project' | 'site' | 'rollback'>,
  cli: Cli,
): Promise<void> {
  const source = typeof rollback === 'string' ? `${site}@${rollback}` : `${site}:${PREVIOUS}`;
  await cli(['hosting:clone', source, `${site}:live`, '--project', project]);
}
