import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import workspace from '../package.json' with { type: 'json' };
import own from './package.json' with { type: 'json' };

// One folder that is deployed as it is: everything bundled but what Cloud Functions needs to find by name.
const root = import.meta.dirname;
const dist = `${root}/dist`;

// Emptied, not removed: a running emulator watches it.
await mkdir(dist, { recursive: true });
for (const file of await readdir(dist)) await rm(`${dist}/${file}`, { recursive: true });
await build({
  absWorkingDir: root,
  entryPoints: ['src/index.ts'],
  outfile: 'dist/index.js',
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  logLevel: 'warning',
});
await writeFile(`${dist}/package.json`, json(deployed()));
await describe(`${dist}/functions.yaml`);
await settle(`${dist}/functions.yaml`);

function deployed() {
  return {
    name: own.name,
    private: true,
    main: 'index.js',
    engines: { node: '24' },
    dependencies: {
      '@google-cloud/functions-framework': workspace.devDependencies['@google-cloud/functions-framework'],
    },
    // Bundled; the emulator asks to see them declared all the same.
    devDependencies: {
      'firebase-admin': own.dependencies['firebase-admin'],
      'firebase-functions': own.dependencies['firebase-functions'],
    },
  };
}

/** Writes which functions there are, which spares the Firebase CLI from starting them to ask. */
async function describe(manifest: string): Promise<void> {
  const env = { ...process.env, FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest };
  await promisify(execFile)('firebase-functions', [root], { env });
}

/** Gives every parameter its default, or the Firebase CLI would stop and ask. Files like `.env.<project id>` here override them. */
async function settle(manifest: string): Promise<void> {
  const { params }: { params: { name: string; default: unknown }[] } = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(`${dist}/.env`, params.map((param) => `${param.name}=${param.default}\n`).join(''));
  // On one machine everybody is one client.
  await writeFile(`${dist}/.env.local`, 'CALLS_PER_MINUTE=0\n');
  for (const file of await readdir(root)) {
    if (file.startsWith('.env.')) await copyFile(`${root}/${file}`, `${dist}/${file}`);
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
