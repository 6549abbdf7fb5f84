import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, readManifest } from './manifest.ts';
import type { DeployOptions } from './options.ts';
import { releaseProblems } from './problems.ts';
import { gatherRelease, type Release, writeConfig } from './release.ts';
import { type Upload, uploadOf } from './upload.ts';

/** What firestore.indexes.json holds. */
export interface Indexes {
  indexes: { collectionGroup: string; fields: { fieldPath: string; order?: string }[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
}

export interface Prepared {
  release: Release;
  upload: Upload;
  manifest: Manifest;
  rules: string;
  indexes: Indexes;
  /** Why it must not be deployed, a sentence each. */
  problems: string[];
}

/** Makes the release folder out of what was built, and looks through it. `addAssets` may put more into its pages' folder. */
export async function prepareRelease(
  options: Pick<DeployOptions, 'project' | 'site'>,
  folder: string,
  addAssets: (hosting: string) => unknown,
): Promise<Prepared> {
  const release = gatherRelease({ ...options, folder });
  await addAssets(join(folder, 'hosting'));
  writeConfig(release);
  const upload = await uploadOf(release);
  const manifest = readManifest(join(folder, 'functions'), options.project);
  const { firestore } = release.config;
  const rules = readFileSync(join(folder, firestore.rules), 'utf8');
  const indexes: Indexes = JSON.parse(readFileSync(join(folder, firestore.indexes), 'utf8'));
  return { release, upload, manifest, rules, indexes, problems: releaseProblems(release.config, upload, manifest) };
}
