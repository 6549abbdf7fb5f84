import { build, type Rolldown } from 'vite';
import { WEB } from './paths.ts';

const ENTRY = 'src/app/browser.tsx';
const SEND_FORM = 'src/api/sendForm.ts';
const CLIENT = 'src/api/client.ts';

/** Addresses of what the loader imports, as absolute paths of the site. */
export interface LoaderImports {
  /** Everything the application consists of, each after what it imports itself, the entry last. */
  application: string[];
  sendForm: string;
  client: string;
}

/** Builds the browser's chunks into `dist/assets`. */
export async function buildChunks(): Promise<LoaderImports> {
  const { output } = await build({
    root: WEB,
    logLevel: 'warn',
    build: {
      rolldownOptions: {
        input: [ENTRY, SEND_FORM],
        preserveEntrySignatures: 'exports-only',
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
              { name: 'mui', test: /node_modules[\\/](@mui|@emotion|stylis|clsx|@babel)/, priority: 2 },
              { name: 'router', test: /node_modules[\\/](react-router|cookie|set-cookie)/, priority: 1 },
            ],
          },
        },
      },
    },
  }).then((result) => result as Rolldown.RolldownOutput);
  const chunks = output.filter((file) => file.type === 'chunk');
  const of = (source: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (!chunk) throw new Error(`The build has no chunk for ${source}.`);
    return chunk;
  };
  const inOrder = (chunk: Rolldown.OutputChunk): string[] => [
    ...chunk.imports.flatMap((name) =>
      inOrder(chunks.find(({ fileName }) => fileName === name) as Rolldown.OutputChunk),
    ),
    chunk.fileName,
  ];
  return {
    application: [...new Set(inOrder(of(ENTRY)))].map((name) => `/${name}`),
    sendForm: `/${of(SEND_FORM).fileName}`,
    client: `/${of(CLIENT).fileName}`,
  };
}

/** Builds the inline loader: one classic script that knows where the chunks are. */
export async function buildLoader(imports: LoaderImports): Promise<string> {
  const [result] = (await build({
    root: WEB,
    logLevel: 'warn',
    define: { __IMPORTS__: JSON.stringify(imports) },
    build: {
      write: false,
      lib: { entry: 'src/app/loader.ts', formats: ['iife'], name: 'loader' },
    },
  })) as Rolldown.RolldownOutput[];
  return (result as Rolldown.RolldownOutput).output[0].code.trim();
}

/** Builds the prerenderer and loads it. */
export async function loadRenderer(): Promise<typeof import('../src/app/server.tsx')> {
  const outDir = `${WEB}/dist-server`;
  await build({ root: WEB, logLevel: 'warn', build: { ssr: 'src/app/server.tsx', outDir, emptyOutDir: true } });
  return import(`${outDir}/server.js`);
}
