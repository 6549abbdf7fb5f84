import { extname } from 'node:path';
import type { Plugin } from 'vite';

type Site = typeof import('./site.tsx');
type Policy = typeof import('./policy.ts');

const TYPES: Record<string, string> = { '.html': 'text/html', '.css': 'text/css' };

const APP = 'src/main.tsx';

/** Marks the scripts that Vite puts into a page, such as the one for hot reload. */
const NONCE = 'development';

/** Serves every file of the site as it ships, but rendered from its sources when it is asked for. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    config: () => ({
      html: { cspNonce: NONCE },
      // There is no HTML file, so Vite would find packages only while the page loads, and reload it.
      optimizeDeps: { entries: [APP] },
    }),
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
            const { fileOf, site } = (await server.ssrLoadModule('/prerender/site.tsx')) as Site;
            const files = site(`/${APP}`);
            const file = [path.slice(1), fileOf(path)].find((name) => Object.hasOwn(files, name)) ?? '404.html';
            const content = (await files[file]?.()) ?? '';
            const type = TYPES[extname(file)] ?? 'text/plain';
            const body = type === 'text/html' ? await server.transformIndexHtml(path, content) : content;
            // Report-only: in development the page works, and the console says what production would block.
            const { policy } = (await server.ssrLoadModule('/prerender/policy.ts')) as Policy;
            const allowed = policy.replace("script-src 'self'", `$& 'nonce-${NONCE}'`);
            response.setHeader('Content-Security-Policy-Report-Only', allowed);
            response.writeHead(file === '404.html' ? 404 : 200, { 'Content-Type': type }).end(body);
          } catch (error) {
            next(error);
          }
        });
      };
    },
    // Hot reload can't update what only the HTML contains: the theme, element styles and prerendered modules.
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments;
      const inBrowser = client.moduleGraph.getModulesByFile(file)?.size;
      if (modules.length > 0 && (!inBrowser || file.includes('/src/theme/'))) client.hot.send({ type: 'full-reload' });
    },
  };
}
