import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { displayedTexts } from '../static/displayedTexts.ts';
import { missingLetters } from '../static/font.ts';
import type { PageParts } from '../static/site.tsx';
import { contentPolicy } from './policy.ts';

type Bundle = Rolldown.OutputBundle;

/** Renders every file of the site beside the chunks, from the same sources as the development server. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const text of displayedTexts()) {
        const missing = missingLetters(text);
        if (missing.length > 0) this.warn(`The display face has no ${missing.join(' ')}: “${text}” shows a fallback.`);
      }
      await moveSourceMaps(bundle, join(this.environment.config.root, 'dist-maps'));
      const loader = takeLoader(bundle);
      const parts: PageParts = {
        loader: { dangerouslySetInnerHTML: { __html: loader } },
        policy: (style) => contentPolicy(style, loader),
      };
      const server = await createServer({
        mode: 'production',
        optimizeDeps: { noDiscovery: true },
        server: { middlewareMode: true, ws: false, watch: null },
      });
      const { site } = (await server.ssrLoadModule('/static/site.tsx')) as typeof import('../static/site.tsx');
      for (const [fileName, render] of Object.entries(site)) {
        this.emitFile({ type: 'asset', fileName, source: await render(parts) });
      }
      await server.close();
    },
  };
}

/** They are to read production stacks with, and never served. */
async function moveSourceMaps(bundle: Bundle, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const file of Object.values(bundle)) {
    if (file.type !== 'asset' || !file.fileName.endsWith('.map')) continue;
    await writeFile(join(folder, basename(file.fileName)), file.source);
    delete bundle[file.fileName];
  }
}

/** Takes the loader out of the bundle, as a classic script that knows the names of the chunks. */
function takeLoader(bundle: Bundle): string {
  const entry = (name: string) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    return chunks.find((chunk) => chunk.isEntry && chunk.name === name) as Rolldown.OutputChunk;
  };
  const loader = entry('loader');
  delete bundle[loader.fileName];
  const forms = withImports(bundle, entry('forms'));
  const application = withImports(bundle, entry('app')).filter((name) => !forms.includes(name));
  const code = loader.code
    .replace('__FORMS__', JSON.stringify(forms))
    .replace('__APPLICATION__', JSON.stringify(application));
  return `(()=>{${code.trim()}})()`;
}

/** The names, in `assets` and without `.js`, of a chunk and those that it imports: each after its imports. */
function withImports(bundle: Bundle, { imports, fileName }: Rolldown.OutputChunk): string[] {
  const imported = imports.flatMap((name) => withImports(bundle, bundle[name] as Rolldown.OutputChunk));
  return [...new Set([...imported, basename(fileName, '.js')])];
}
