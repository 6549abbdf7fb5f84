import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { contentPolicy } from './policy.ts';

type Site = typeof import('../static/site.tsx');

const TYPES: Record<string, string> = { '.html': 'text/html', '.css': 'text/css' };

/** Marks the scripts that Vite puts into a page, such as the one for hot reload. */
const NONCE = 'development';

/** What the loader imports: a chunk is a source file here. */
const FORMS = 'src/forms/sendForm.ts';
const APPLICATION = 'src/app/browser.tsx';

/** Serves every file of the site as it ships, but rendered from its sources when it is asked for. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    config: () => ({
      html: { cspNonce: NONCE },
      define: { __FORMS__: JSON.stringify([`/${FORMS}`]), __APPLICATION__: JSON.stringify([`/${APPLICATION}`]) },
      // Without an HTML file Vite finds packages only while the page loads, and reloads it.
      optimizeDeps: { entries: [FORMS, APPLICATION] },
    }),
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
            const { fileOf, site } = (await server.ssrLoadModule('/static/site.tsx')) as Site;
            const file = [path.slice(1), fileOf(path)].find((name) => Object.hasOwn(site, name)) ?? '404.html';
            const content = await site[file]?.({
              loader: { type: 'module', src: '/src/app/loader.ts' },
              policy: (style) => {
                const policy = contentPolicy(style);
                // Only reported: a page that breaks its policy works here, and the console says what would be blocked.
                const name = 'Content-Security-Policy-Report-Only';
                response.setHeader(name, policy.replace("script-src 'self'", `$& 'nonce-${NONCE}'`));
                return undefined;
              },
            });
            const type = TYPES[extname(file)] ?? 'text/plain';
            const body = type === 'text/html' ? await server.transformIndexHtml(path, content ?? '') : content;
            response.writeHead(file === '404.html' ? 404 : 200, { 'Content-Type': type }).end(body);
          } catch (error) {
            next(error);
          }
        });
      };
    },
    // The theme's variables and element styles are in the HTML, as is whatever the browser doesn't import.
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments;
      const inBrowser = client.moduleGraph.getModulesByFile(file)?.size;
      if (modules.length > 0 && (!inBrowser || file.includes('/src/theme/'))) client.hot.send({ type: 'full-reload' });
    },
  };
}
