import type { Plugin } from 'vite';
import { document } from './document.ts';

/** In development every page is rendered when it is asked for, by the same renderer into the same document. */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
            const renderer = (await server.ssrLoadModule(
              '/src/app/server.tsx',
            )) as typeof import('../src/app/server.tsx');
            const title = (renderer.pageTitles as Record<string, string>)[path];
            const page = await renderer.render(path);
            const html = document({
              meta: { title: title ?? renderer.notFoundTitle, description: '' },
              head: '',
              loader: '',
              font: '',
              recaptcha: false,
              ...page,
            })
              // Hot reload brings scripts and styles of its own.
              .replace(/<meta http-equiv[^>]*>/, '')
              .replace(/<script>.*<\/script>/, '<script type="module" src="/src/app/browser.tsx"></script>');
            response.statusCode = title ? 200 : 404;
            response.setHeader('Content-Type', 'text/html');
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
