import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import workspace from '../../package.json' with { type: 'json' };
import own from '../package.json' with { type: 'json' };
import { bundle } from './bundle.ts';
import { type Lockfile, lockfileFor } from './lockfile.ts';
import { manifest } from './manifest.ts';

// Makes `dist`, the folder that is deployed as it is.

const root = `${import.meta.dirname}/..`;
const dist = `${root}/dist`;

const deployed = {
  name: own.name,
  private: true,
  main: 'index.js',
  engines: { node: '24' },
  scripts: {
    // V8's compiled code works in one version of Node only. Cloud Build has the one that will run.
    'gcp-build': 'node warm.js || true',
  },
  dependencies: {
    '@google-cloud/functions-framework': workspace.devDependencies['@google-cloud/functions-framework'],
  },
  // Bundled, but the emulator requires their declaration.
  devDependencies: {
    'firebase-admin': own.dependencies['firebase-admin'],
    'firebase-functions': own.dependencies['firebase-functions'],
  },
};

try {
  await write(await makeFiles());
  await promisify(execFile)(process.execPath, [`${dist}/warm.js`]);
} catch (error) {
  // esbuild has printed its own errors.
  if (!(error instanceof Error && 'errors' in error)) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function makeFiles(): Promise<Record<string, string>> {
  const lockfile: Lockfile = JSON.parse(await readFile(`${root}/../package-lock.json`, 'utf8'));
  const settings = manifest(root);
  // A mistake fails both, and esbuild explains it better.
  settings.catch(() => {});
  const code = await bundle(root);
  const json = { 'package.json': deployed, 'package-lock.json': lockfileFor(deployed, lockfile) };
  const texts = Object.entries(json).map(([file, content]) => [file, `${JSON.stringify(content, null, 2)}\n`]);
  return { ...code, ...(await settings), ...Object.fromEntries(texts) };
}

/** Writes over the files of the last build, which a running emulator watches; a failed build leaves them as they are. */
async function write(files: Record<string, string>): Promise<void> {
  await mkdir(dist, { recursive: true });
  for (const file of await readdir(dist)) {
    if (!(file in files)) await rm(`${dist}/${file}`, { recursive: true });
  }
  for (const [file, text] of Object.entries(files)) await writeFile(`${dist}/${file}`, text);
}
