import { createHash, X509Certificate } from 'node:crypto';
import { createSecureServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import { generate } from 'selfsigned';
import { LOOPBACK, listen } from '../../scripts/stack/ports.ts';
import { type Answer, answerAt } from './site.ts';

export interface Server {
  origin: string;
  /** Hash of the certificate's key: makes a browser trust it. */
  keyHash: string;
  close(): void;
}

/** Serves answers over HTTP/2 on a free port of this machine, with a certificate made for this run. */
export async function serve(answers: Map<string, Answer>): Promise<Server> {
  const pems = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const server = createSecureServer({ key: pems.private, cert: pems.cert });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A browser may leave in the middle of an answer.
    session.on('error', () => {});
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => {});
    const path = new URL(headers[':path'] as string, 'https://127.0.0.1').pathname;
    if (path.startsWith('/api/')) answerCall(stream);
    else send(stream, answerAt(answers, path));
  });
  return {
    origin: `https://${LOOPBACK}:${await listen(server)}`,
    keyHash: hashOfKey(pems.cert),
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

function send(stream: ServerHttp2Stream, answer: Answer | undefined) {
  const { status, headers, body } = answer ?? { status: 404, headers: {}, body: Buffer.alloc(0) };
  stream.respond({ ':status': status, ...headers, 'content-length': body.length });
  stream.end(body);
}

/** Accepts every submission, as a callable does. */
function answerCall(stream: ServerHttp2Stream) {
  stream.resume();
  stream.on('end', () => {
    stream.respond({ ':status': 200, 'content-type': 'application/json' });
    stream.end('{"result":{}}');
  });
}

function hashOfKey(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
