import { build, type Rolldown } from 'vite';
import { DIST, DIST_SERVER, WEB } from './paths.ts';

/** What the loader evaluates one after another, each a task of its own; the last one hydrates the page. */
const STAGES = ['react-dom/client', 'src/theme/theme.ts', 'src/app/browser.tsx'];
const SEND_FORM = 'src/api/sendForm.ts';
const CLIENT = 'src/api/client.ts';

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
      rolldownOptions: {
        input: [...STAGES, SEND_FORM],
        preserveEntrySignatures: 'allow-extension',
        output: {
          // Short, because the inline loader lists them.
          entryFileNames: 'assets/[hash:6].js',
          chunkFileNames: 'assets/[hash:6].js',
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
  const [sendForm, client] = [chunkOf(SEND_FORM), chunkOf(CLIENT)];
  const application = new Set(STAGES.map(chunkOf).flatMap(withImports));
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

/** Builds the prerenderer and loads it. */
export async function loadRenderer(): Promise<typeof import('../src/app/server.tsx')> {
  const ssr = { ssr: 'src/app/server.tsx', outDir: DIST_SERVER, emptyOutDir: true };
  await build({ root: WEB, logLevel: 'warn', build: ssr });
  return import(`${DIST_SERVER}/server.js`);
}
