import type { Plugin } from 'vite';
import type { PageParts } from '../static/site.tsx';
import { fontFace } from './font.ts';

type Site = typeof import('../static/site.tsx');

/** Serves every file of the site from its sources, rendered when it is asked for. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
            const { fileOf, site } = (await server.ssrLoadModule('/static/site.tsx')) as Site;
            const file = [path.slice(1), fileOf(path)].find((name) => Object.hasOwn(site, name));
            const render = site[file ?? '404.html'] as (parts: PageParts) => Promise<string>;
            const content = await render({
              fontFace,
              loader: { type: 'module', src: '/src/app/browser.tsx' },
              policy: () => undefined,
            });
            response.statusCode = file ? 200 : 404;
            const isPage = !file || file.endsWith('.html');
            response.setHeader('Content-Type', isPage ? 'text/html' : 'text/plain');
            response.end(isPage ? await server.transformIndexHtml(path, content) : content);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
