import { build, type Rolldown } from 'vite';
import { DIST, DIST_SERVER, WEB } from './paths.ts';

/** What the loader evaluates one after another, each a task of its own, by chunk name; the last one hydrates the page. */
const STAGES = { react: 'react-dom/client', theme: 'src/theme/theme.ts', app: 'src/app/browser.tsx' };
const SENDING = { forms: 'src/api/sendForm.ts', firebase: 'src/api/client.ts' };

/** What the loader imports: names of files in `/assets/`, without their `.js`. */
export interface LoaderChunks {
  /** Every chunk after those that it imports itself; `sendForm` is there already. */
  application: string[];
  sendForm: string;
  /** Imported by `sendForm` when it sends. */
  client: string;
}

const vendor = (name: string, packages: string, priority: number) => ({
  name,
  test: new RegExp(`node_modules/(${packages})/`),
  priority,
});

/** Builds the browser's chunks into `dist/assets`. */
export async function buildChunks(): Promise<LoaderChunks> {
  const result = await build({
    root: WEB,
    logLevel: 'warn',
    build: {
      outDir: DIST,
      sourcemap: 'hidden',
      rolldownOptions: {
        input: { ...STAGES, ...SENDING },
        preserveEntrySignatures: 'allow-extension',
        output: {
          // Short hashes, because the inline loader lists the names.
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
          codeSplitting: {
            groups: [
              vendor('react', 'react|react-dom|scheduler', 3),
              vendor('mui', '@mui|@emotion|stylis|clsx|react-is|prop-types', 2),
              vendor('router', 'react-router|react-router-dom|cookie|set-cookie-parser', 1),
            ],
          },
        },
      },
    },
  });
  const chunks = (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const chunkOf = (source: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.match(source));
    if (!chunk) throw new Error(`The build has no chunk for ${source}.`);
    return chunk.fileName;
  };
  const withImports = (fileName: string): string[] => {
    const { imports } = chunks.find((chunk) => chunk.fileName === fileName) as Rolldown.OutputChunk;
    return [...imports.flatMap(withImports), fileName];
  };
  const name = (fileName: string) => fileName.replace(/^assets\/|\.js$/g, '');
  const [sendForm, client] = [chunkOf(SENDING.forms), chunkOf(SENDING.firebase)];
  const application = new Set(Object.values(STAGES).map(chunkOf).flatMap(withImports));
  application.delete(sendForm);
  return { application: [...application].map(name), sendForm: name(sendForm), client: name(client) };
}

/** Builds the inline loader: one classic script that knows where the chunks are. */
export async function buildLoader({ application, sendForm, client }: LoaderChunks): Promise<string> {
  const [result] = (await build({
    root: WEB,
    logLevel: 'warn',
    define: {
      __APPLICATION__: JSON.stringify(application),
      __SEND_FORM__: JSON.stringify(sendForm),
      __CLIENT__: JSON.stringify(client),
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
