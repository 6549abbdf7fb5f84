import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { DIST, DIST_SERVER, WEB } from './paths.ts';

/** What the loader imports. */
const ENTRIES = { forms: 'src/forms/sendForm.ts', app: 'src/app/browser.tsx' };

/** Names of files in `/assets/`, without their `.js`: each chunk after those that it imports. */
export interface LoaderChunks {
  /** What sends forms. */
  forms: string[];
  /** The rest. */
  application: string[];
}

/** A chunk for each task of the start: no task is long, and the inline loader lists few names. */
const CHUNKS: [name: string, test: RegExp][] = [
  ['forms', /zustand\/esm\/vanilla|node_modules\/@?firebase|contract\.ts|src\/(forms|api)\//],
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  ['mui', /node_modules\/(@mui|@emotion|stylis|clsx|react-is|prop-types)\/|src\/theme\//],
  ['router', /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\//],
  ['shared', /zustand|src\/(components|state)\/|content\/(toasts|waitlist|brand|navigation|screens)|pages\/Article/],
];

/** The package's own entry is its development build. */
const ROUTER = {
  find: /^react-router$/,
  replacement: join(WEB, '../node_modules/react-router/dist/production/index.mjs'),
};

/** Builds the browser's chunks into `dist/assets`. */
export async function buildChunks(): Promise<LoaderChunks> {
  const result = await build({
    root: WEB,
    logLevel: 'warn',
    resolve: { alias: [ROUTER] },
    build: {
      outDir: DIST,
      sourcemap: 'hidden',
      rolldownOptions: {
        input: ENTRIES,
        // Emotion imports it for a function that nothing here calls; it doesn't say that it has no side effects.
        treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
        preserveEntrySignatures: 'allow-extension',
        output: {
          // Short hashes, because the inline loader lists them.
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: ({ name }) => `assets/${name.replace('rolldown-', '')}-[hash:6].js`,
          codeSplitting: {
            groups: CHUNKS.map(([name, test], index) => ({ name, test, priority: CHUNKS.length - index })),
          },
        },
      },
    },
  });
  const chunks = (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const withImports = (fileName: string): string[] => {
    const { imports } = chunks.find((chunk) => chunk.fileName === fileName) as Rolldown.OutputChunk;
    return [...imports.flatMap(withImports), fileName];
  };
  const namesOf = (entry: keyof typeof ENTRIES) => {
    const chunk = chunks.find(({ isEntry, name }) => isEntry && name === entry) as Rolldown.OutputChunk;
    return [...new Set(withImports(chunk.fileName).map((fileName) => fileName.replace(/^assets\/|\.js$/g, '')))];
  };
  const forms = namesOf('forms');
  return { forms, application: namesOf('app').filter((name) => !forms.includes(name)) };
}

/** Builds the inline loader: one classic script that knows where the chunks are. */
export async function buildLoader({ forms, application }: LoaderChunks): Promise<string> {
  const [result] = (await build({
    root: WEB,
    logLevel: 'warn',
    define: {
      __APPLICATION__: JSON.stringify(application),
      __FORMS__: JSON.stringify(forms),
    },
    build: {
      write: false,
      lib: { entry: 'src/app/loader.ts', formats: ['iife'], name: 'loader' },
    },
  })) as Rolldown.RolldownOutput[];
  return (result as Rolldown.RolldownOutput).output[0].code.trim();
}

/** Builds the server entry and loads it. */
export async function loadSite(): Promise<typeof import('../static/site.tsx')> {
  const ssr = { ssr: 'static/site.tsx', outDir: DIST_SERVER, emptyOutDir: true, copyPublicDir: false };
  await build({ root: WEB, logLevel: 'warn', build: ssr });
  return import(`${DIST_SERVER}/site.js`);
}
