import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const STORE = './store/firestore.ts';

/** What `callables.js` gets from `admin.js` when something of it is first called. */
const DEFERRED = ['firebase-admin/app', 'firebase-admin/auth', 'firebase-admin/app-check', STORE];

/** Files of Firestore's client whose only class is never used here, though it is loaded or made at start. */
const UNUSED: Record<string, string> = {
  'firestore_admin_client.js': 'FirestoreAdminClient',
  'locationService.js': 'LocationsClient',
};

const OPTIONS: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  supported: { 'dynamic-import': false },
  logLevel: 'warning',
};

/** Finds the loader beside the bundles, where all of them share it. */
const shareLoader: Plugin = {
  name: 'share-loader',
  setup({ onResolve }) {
    onResolve({ filter: /\/load\.ts$/ }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: './load.js', external: true },
    );
  },
};

/** Puts functions in the place of the deferred modules that load `admin.js` when they are called. */
function deferAdmin(root: string): Plugin {
  return {
    name: 'defer-admin',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^firebase-admin\/|store\/firestore\.ts$/ }, ({ path }) => ({ path, namespace: 'deferred' }));
      onLoad({ filter: /.*/, namespace: 'deferred' }, async ({ path }) => {
        const names = Object.keys(await import(path === STORE ? `${root}/src/${path}` : path));
        const forward = (name: string) =>
          `export const ${name} = (...args) => load('admin.js')['${path}']().${name}(...args);`;
        return {
          contents: ["import { load } from './load.ts';", ...names.map(forward)].join('\n'),
          resolveDir: `${root}/src/boot`,
        };
      });
    },
  };
}

const firestore = createRequire(import.meta.resolve('@google-cloud/firestore'));

/** Leaves the unused classes out, the descriptions of Firestore's admin API, and a package's second copy where npm installed two. */
const dropUnused: Plugin = {
  name: 'drop-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^google-gax$/ }, ({ path }) => ({ path: firestore.resolve(path) }));
    onLoad({ filter: /(firestore_admin_client|locationService)\.js$/ }, ({ path }) => ({
      contents: `exports.${UNUSED[basename(path)]} = class {};`,
    }));
    onLoad({ filter: /firestore-api\/build\/protos\/protos\.json$/ }, async ({ path }) => {
      const protos = JSON.parse(await readFile(path, 'utf8'));
      delete protos.nested.google.nested.firestore.nested.admin;
      return { contents: JSON.stringify(protos), loader: 'json' };
    });
  },
};

/**
 * Bundles the functions into a folder that needs no other package: `callables.js`, which an instance has to load before
 * it listens, and `admin.js`, the Admin SDK with Firestore's client, which is most of the code and can wait.
 */
export async function bundle(root: string, dist: string): Promise<void> {
  const options = { ...OPTIONS, absWorkingDir: root };
  const modules = DEFERRED.map((path) => `'${path}': () => require('${path}'),`);
  const admin = { contents: `module.exports = { ${modules.join(' ')} };`, resolveDir: `${root}/src` };
  const callables = { ...options, plugins: [deferAdmin(root), shareLoader] };
  await Promise.all([
    build({ ...callables, entryPoints: ['src/index.ts'], outfile: `${dist}/callables.js` }),
    build({ ...options, stdin: admin, outfile: `${dist}/admin.js`, plugins: [dropUnused] }),
    build({ ...options, entryPoints: ['src/boot/load.ts', 'src/boot/warm.ts'], outdir: dist, plugins: [shareLoader] }),
    writeFile(`${dist}/index.js`, "module.exports = require('./load.js').load('callables.js');\n"),
  ]);
}
