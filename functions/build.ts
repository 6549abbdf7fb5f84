import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import workspace from '../package.json' with { type: 'json' };
import { bundle } from './build/bundle.ts';
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

// Emptied, not removed: a running emulator watches it.
await mkdir(dist, { recursive: true });
for (const file of await readdir(dist)) await rm(`${dist}/${file}`, { recursive: true });

await Promise.all([
  bundle(root, dist),
  writeManifest(root, dist),
  writeFile(`${dist}/package.json`, `${JSON.stringify(deployed, null, 2)}\n`),
]);
await promisify(execFile)(process.execPath, [`${dist}/warm.js`]);
