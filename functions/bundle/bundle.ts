import { type BuildOptions, build } from 'esbuild';

const OPTIONS: BuildOptions & { write: false } = {
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  // V8's code cache and dynamic imports exclude each other.
  supported: { 'dynamic-import': false },
  logLevel: 'warning',
  write: false,
};

/** Compiled code has no source map: on a developer's machine stacks matter more than a fast start. */
const START = `module.exports =
  process.env.FUNCTIONS_EMULATOR === 'true' ? require('./functions.js') : require('./load.js').functions;
`;

/** The functions as files that need no other package. */
export async function bundle(root: string): Promise<Record<string, string>> {
  const options = { ...OPTIONS, absWorkingDir: root };
  const built = await Promise.all([
    build({ ...options, entryPoints: { functions: 'src/index.ts' }, sourcemap: 'linked', sourcesContent: false }),
    build({ ...options, entryPoints: ['bundle/load.ts', 'bundle/warm.ts'] }),
  ]);
  const files = built.flatMap(({ outputFiles }) => outputFiles);
  const texts = files.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text]);
  return { ...Object.fromEntries(texts), 'index.js': START };
}
