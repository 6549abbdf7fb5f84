import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import workspace from '../../package.json' with { type: 'json' };
import own from '../package.json' with { type: 'json' };

// Makes `dist`, the folder that is deployed as it is. Needs `npm run`'s PATH.

const root = `${import.meta.dirname}/..`;
const dist = `${root}/dist`;
const run = promisify(execFile);

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

/** Compiled code has no source map: on a developer's machine stacks matter more than a fast start. */
const START = `module.exports =
  process.env.FUNCTIONS_EMULATOR === 'true' ? require('./functions.js') : require('./load.js').functions;
`;

try {
  await mkdir(dist, { recursive: true });
  const [code, files, lockfile] = await Promise.all([bundle(), settings(), lock()]);
  await write({ ...code, ...files, 'package.json': deployed, 'package-lock.json': lockfile });
  await run(process.execPath, [`${dist}/warm.js`]);
} catch (error) {
  // esbuild has printed its own errors.
  if (!(error instanceof Error && 'errors' in error)) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The functions, and what loads them, as files that need no other package. */
async function bundle(): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { functions: 'src/index.ts', load: 'bundle/load.ts', warm: 'bundle/warm.ts' },
    outdir: 'dist',
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node24',
    // V8's code cache and dynamic imports exclude each other.
    supported: { 'dynamic-import': false },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
  return { ...Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text])), 'index.js': START };
}

/**
 * The list of functions and parameters, so that the Firebase CLI needn't start them, and the parameters' values, so that
 * it doesn't prompt.
 */
async function settings() {
  const list = { FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: `${dist}/functions.yaml` };
  await run('firebase-functions', [root], { env: { ...process.env, ...list } });
  const manifest: { params: { name: string; default: unknown }[] } = await json(`${dist}/functions.yaml`);
  const files: Record<string, unknown> = {
    'functions.yaml': manifest,
    '.env': manifest.params.map((param) => `${param.name}=${param.default}\n`).join(''),
    // On one machine everybody is one client.
    '.env.local': 'CALLS_PER_MINUTE=0\n',
  };
  for (const own of await readdir(root)) {
    if (own.startsWith('.env.')) files[own] = await readFile(`${root}/${own}`, 'utf8');
  }
  return files;
}

/** Has npm cut the workspace's lockfile to what the folder needs, so that Cloud Build installs the tested versions. */
async function lock(): Promise<string> {
  const { packages, ...others } = await json(`${root}/../package-lock.json`);
  const moved = Object.entries<{ link?: boolean }>(packages)
    // Packages that only the functions use may be in a `node_modules` of their own.
    .map(([folder, locked]) => [folder.replace(`${own.name}/`, ''), locked] as const)
    .filter(([folder, { link }]) => folder.startsWith('node_modules/') && !link);
  const cwd = await mkdtemp(join(tmpdir(), 'lock-'));
  try {
    await writeFile(`${cwd}/package.json`, JSON.stringify(deployed));
    await writeFile(`${cwd}/package-lock.json`, JSON.stringify({ ...others, packages: Object.fromEntries(moved) }));
    await run('npm', ['install', '--package-lock-only', '--offline'], { cwd });
    return await readFile(`${cwd}/package-lock.json`, 'utf8');
  } finally {
    await rm(cwd, { recursive: true });
  }
}

/** Writes over the files of the last build, which a running emulator watches; a failed build leaves them as they are. */
async function write(files: Record<string, unknown>): Promise<void> {
  for (const file of await readdir(dist)) {
    if (!(file in files)) await rm(`${dist}/${file}`, { recursive: true });
  }
  for (const [file, content] of Object.entries(files)) {
    await writeFile(`${dist}/${file}`, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
}

async function json(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}
