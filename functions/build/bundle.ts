import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/** What `callables.js` gets from other bundles, when something of it is first called. */
const DEFERRED: Record<string, string> = {
  'firebase-admin/app': 'admin.js',
  'firebase-admin/auth': 'admin.js',
  'firebase-admin/app-check': 'admin.js',
  'firebase-admin/firestore': 'admin.js',
  './store/firestore.ts': 'admin.js',
  './notifyOwner.ts': 'notifyOwner.js',
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

/** Puts functions in the place of what other bundles than `file` have: they load theirs when they are called. */
function defer(root: string, file: string): Plugin {
  return {
    name: 'defer',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^firebase-admin\/|\.ts$/ }, ({ path }) =>
        (DEFERRED[path] ?? file) === file ? undefined : { path, namespace: 'deferred' },
      );
      onLoad({ filter: /.*/, namespace: 'deferred' }, async ({ path }) => {
        const names = Object.keys(await import(path.startsWith('.') ? `${root}/src/${path}` : path));
        const forward = (name: string) =>
          `export const ${name} = (...args) => load('${DEFERRED[path]}')['${path}']().${name}(...args);`;
        return {
          contents: ["import { load } from './load.ts';", ...names.map(forward)].join('\n'),
          resolveDir: `${root}/src/boot`,
        };
      });
    },
  };
}

const firestore = createRequire(import.meta.resolve('@google-cloud/firestore'));

/** Bundles one copy of a package where npm installed two. */
const useOneCopy: Plugin = {
  name: 'use-one-copy',
  setup({ onResolve }) {
    onResolve({ filter: /^google-gax$/ }, ({ path }) => ({ path: firestore.resolve(path) }));
  },
};

/**
 * Bundles the functions into a folder that needs no other package: `callables.js`, which an instance has to load before
 * it listens; `admin.js`, the Admin SDK with Firestore's client, which is most of the code and can wait; and
 * `notifyOwner.js`, which instances of other functions never load.
 */
export async function bundle(root: string, dist: string): Promise<void> {
  const options = { ...OPTIONS, absWorkingDir: root };
  const plugins = (file: string) => [defer(root, file), shareLoader, useOneCopy];
  const buildDeferred = (file: string) => {
    const paths = Object.keys(DEFERRED).filter((path) => DEFERRED[path] === file);
    const modules = paths.map((path) => `'${path}': () => require('${path}'),`);
    const stdin = { contents: `module.exports = { ${modules.join(' ')} };`, resolveDir: `${root}/src` };
    return build({ ...options, stdin, outfile: `${dist}/${file}`, plugins: plugins(file) });
  };
  await Promise.all([
    build({
      ...options,
      entryPoints: ['src/index.ts'],
      outfile: `${dist}/callables.js`,
      plugins: plugins('callables.js'),
    }),
    ...[...new Set(Object.values(DEFERRED))].map(buildDeferred),
    build({ ...options, entryPoints: ['src/boot/load.ts', 'src/boot/warm.ts'], outdir: dist, plugins: [shareLoader] }),
    writeFile(`${dist}/index.js`, "module.exports = require('./load.js').load('callables.js');\n"),
  ]);
}
