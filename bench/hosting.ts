import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createRequire } from 'node:module';
import { constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { LOOPBACK, listen } from '../local/ports.ts';

type Handler = (request: Http2ServerRequest, response: Http2ServerResponse, next: (error?: Error) => void) => void;

/** Hosting compresses a file once, so it can take the time. The HTML's limit counts such bytes, too. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

// The Firebase CLI's own server of Hosting, and its compression.
const cli = createRequire(import.meta.resolve('firebase-tools'));
const superstatic: (options: object) => Handler = cli('superstatic').default;
const compression: (options: object) => Handler = createRequire(cli.resolve('superstatic'))('compression');

const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
  keyType: 'ec',
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
});
const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });

/** Makes Chromium trust the certificate; without trust it would cache nothing. */
export const TRUST = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`;

export type Site = Awaited<ReturnType<typeof host>>;

/**
 * Serves a folder over HTTP/2 as Hosting does, with the headers of a `firebase.json`. The server accepts each `POST` to
 * `/api/…`, and emits `submission` with its time.
 */
export async function host(folder: string, firebaseJson: string) {
  const { rewrites, ...config } = JSON.parse(readFileSync(firebaseJson, 'utf8')).hosting;
  const pages = superstatic({
    cwd: folder,
    config: { ...config, public: '.' },
    compression: compression({ brotli: BROTLI }),
  });
  const server = createSecureServer({ key, cert }, (request, response) => {
    const end = (status: number, headers = {}, body = '') => response.writeHead(status, headers).end(body);
    if (!request.url.startsWith('/api/')) return pages(request, response, (error) => end(error ? 500 : 404));
    if (request.method === 'GET') return end(204);
    server.emit('submission', Date.now());
    request.resume();
    if (request.headers['content-type'] === 'application/json') {
      end(200, { 'content-type': 'application/json' }, '{"result":{}}');
    } else {
      end(303, { location: '/form/joined' });
    }
  });
  return { server, origin: `https://${LOOPBACK}:${await listen(server)}` };
}
