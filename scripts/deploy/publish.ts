import type { DeployOptions } from './options.ts';

/** The channel that holds the pages that were live before the last deployment, for as long as channels live: seven days. */
const PREVIOUS = 'previous';

/** Runs the Firebase CLI. */
export type Cli = (args: string[]) => Promise<void>;

/** Uploads the release: pages alone to a preview channel, or everything live. `hadLive` tells whether something was live before. */
export async function publish(
  { project, site, preview }: Pick<DeployOptions, 'project' | 'site' | 'preview'>,
  hadLive: boolean,
  cli: Cli,
): Promise<void> {
  if (preview !== undefined) return cli(['hosting:channel:deploy', preview, '--project', project]);
  await cli(['deploy', '--only', 'firestore,functions', '--project', project]);
  // Right before they are replaced: a deployment that fails earlier must not cost what a rollback would bring back.
  if (hadLive) await cli(['hosting:clone', `${site}:live`, `${site}:${PREVIOUS}`, '--project', project]);
  await cli(['deploy', '--only', 'hosting', '--project', project]);
}

/** Makes the pages that were live before live again, or a version by its id. Functions, rules and indexes stay as they are. */
export async function rollBack(
  { project, site, rollback }: Pick<DeployOptions, 'project' | 'site' | 'rollback'>,
  cli: Cli,
): Promise<void> {
  const source = typeof rollback === 'string' ? `${site}@${rollback}` : `${site}:${PREVIOUS}`;
  await cli(['hosting:clone', source, `${site}:live`, '--project', project]);
}
