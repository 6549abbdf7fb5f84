import type { Plugin } from 'vite';

type Site = typeof import('./site.tsx');
type Policy = typeof import('./policy.ts');

const APP = 'src/main.tsx';

/** Marks the scripts that Vite adds to a page, such as hot reload. */
const NONCE = 'development';

/** Serves the same files as production, rendered from the sources. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    config: () => ({
      html: { cspNonce: NONCE },
      // There is no HTML file to scan. Without `entries`, Vite would find packages while the page loads, and reload it.
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
            const isPage = file.endsWith('.html');
            const body = isPage ? await server.transformIndexHtml(path, content) : content;
            // Report-only, so the page works in development. The console says what production would block.
            const { policy } = (await server.ssrLoadModule('/prerender/policy.ts')) as Policy;
            const allowed = policy.replace("script-src 'self'", `$& 'nonce-${NONCE}'`);
            response.setHeader('Content-Security-Policy-Report-Only', allowed);
            response.setHeader('Content-Type', isPage ? 'text/html' : 'text/plain');
            response.writeHead(file === '404.html' ? 404 : 200).end(body);
          } catch (error) {
            next(error);
          }
        });
      };
    },
    // Hot reload can't update what only the HTML contains, such as theme and prerendered modules.
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments;
      const inBrowser = client.moduleGraph.getModulesByFile(file)?.size;
      if (modules.length > 0 && (!inBrowser || file.includes('/src/theme/'))) client.hot.send({ type: 'full-reload' });
    },
  };
}
