import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from '../root.ts';
import { LOOPBACK } from '../stack/ports.ts';

/** Serves the page from its sources with hot reload; calls to `/api` go to the emulators. */
export async function startPage(port: number, apiOrigin: string): Promise<ViteDevServer> {
  // Read by web/vite.config.ts.
  process.env.API_ORIGIN = apiOrigin;
  const page = await createServer({
    root: join(ROOT, 'web'),
    server: { host: LOOPBACK, port, strictPort: true },
    logLevel: 'warn',
  });
  return page.listen();
}
