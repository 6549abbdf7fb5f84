import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import workspace from '../package.json' with { type: 'json' };
import { bundle } from './build/bundle.ts';
import { type Lockfile, lockfileFor } from './build/lockfile.ts';
import { writeManifest } from './build/manifest.ts';
import own from './package.json' with { type: 'json' };

// Makes `dist`, the folder that is deployed as it is.

const root = import.meta.dirname;
const dist = `${root}/dist`;

const deployed = {
  name: own.name,
  private: true,
  main: 'index.js',
  engines: { node: '24' },
  scripts: {
    // Compiled code is good for one version of Node only: Cloud Build has the one that will run. Without it all works, later.
    'gcp-build': 'node warm.js || true',
  },
  dependencies: {
    '@google-cloud/functions-framework': workspace.devDependencies['@google-cloud/functions-framework'],
  },
  // Bundled; the emulator asks to see them declared all the same.
  devDependencies: {
    'firebase-admin': own.dependencies['firebase-admin'],
    'firebase-functions': own.dependencies['firebase-functions'],
  },
};

const lockfile: Lockfile = JSON.parse(await readFile(`${root}/../package-lock.json`, 'utf8'));

// Emptied, not removed: a running emulator watches it.
await mkdir(dist, { recursive: true });
for (const file of await readdir(dist)) await rm(`${dist}/${file}`, { recursive: true });

await Promise.all([
  bundle(root, dist),
  writeManifest(root, dist),
  writeJson('package.json', deployed),
  writeJson('package-lock.json', lockfileFor(deployed, lockfile)),
]);
await promisify(execFile)(process.execPath, [`${dist}/warm.js`]);

async function writeJson(file: string, content: unknown): Promise<void> {
  await writeFile(`${dist}/${file}`, `${JSON.stringify(content, null, 2)}\n`);
}
