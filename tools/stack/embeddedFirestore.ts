import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Write } from '@firestore-emulator/proto/dist/google/firestore/v1/write.js';
import { FirestoreServer, FirestoreState, FirestoreStateDocument } from '@firestore-emulator/server';
import { LOOPBACK } from '../lib/ports.ts';
import { removeProxies } from '../lib/removeProxies.ts';

interface Options {
  port?: number;
  /** A file in which entries survive a restart. */
  file?: string | undefined;
}

/** The part of gRPC's server that is used here. */
interface GrpcServer {
  bindAsync(address: string, credentials: unknown, done: (error: Error | null, port: number) => void): void;
}

/** The private part of a document that is used here. */
interface Document {
  fields: object;
}

const update = FirestoreStateDocument.prototype.update;

// Version 0.3.15 keeps fields that `FieldValue.delete()` removes. The mask names them, but they have no value.
FirestoreStateDocument.prototype.update = function (date, fields, mask = []) {
  update.call(this, date, fields, mask);
  const document = this as unknown as Document;
  const isKept = ([name]: [string, unknown]) => Object.hasOwn(fields, name) || !mask.includes(name);
  document.fields = Object.fromEntries(Object.entries(document.fields).filter(isKept));
};

const write = FirestoreState.prototype.writeV1Document;

// Version 0.3.15 merges the fields of a `set()` into the document that it should replace.
FirestoreState.prototype.writeV1Document = function (date, request) {
  const replaces = request.has_update && !request.has_update_mask && !request.has_current_document;
  if (replaces) (this.getDocument(request.update.name) as unknown as Document).fields = {};
  return write.call(this, date, request);
};

/**
 * Starts a Firestore inside this process. It speaks the real gRPC protocol to the real client library. It listens on
 * 127.0.0.1, on a free port unless one is given.
 */
export async function startFirestore(options: Options = {}) {
  removeProxies();
  const server = new FirestoreServer();
  const grpc = (server as unknown as { server: GrpcServer }).server;
  if (options.file) keepIn(options.file, server.state);
  let port = options.port ?? 0;

  // Version 0.3.15 would listen on every interface. It wouldn't tell which port it got for 0.
  const bindAsync = grpc.bindAsync.bind(grpc);
  grpc.bindAsync = (_everywhere, credentials, done) => {
    bindAsync(`${LOOPBACK}:${port}`, credentials, (error, bound) => {
      port = bound;
      done(error, bound);
    });
  };
  await server.start(port);

  return {
    /** The value for `FIRESTORE_EMULATOR_HOST`. */
    host: `${LOOPBACK}:${port}`,
    stop: () => server.stop(),
  };
}

/** Replays the writes in a file. Then appends each new write as one line: its time and its request. */
function keepIn(file: string, state: FirestoreState): void {
  const write = state.writeV1Document.bind(state);
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const isWhole = (index: number) => lines[index + 1] === '';
  const repeat = (line: string) => {
    const [, time, request = ''] = /^(\d+) ([\w+/]+=*)$/.exec(line) ?? [];
    try {
      write(new Date(Number(time)), Write.deserialize(Buffer.from(request, 'base64')));
      return true;
    } catch {
      return false;
    }
  };
  // A full disk or a killed process leaves half a line.
  const leftOut = lines.filter((line, index) => line !== '' && !(isWhole(index) && repeat(line))).length;
  if (leftOut > 0) console.warn(`In ${file}, lines that can't be read are left out: ${leftOut}.`);
  state.writeV1Document = (date, request) => {
    // Throws what Firestore refuses, such as a duplicate.
    const result = write(date, request);
    appendFileSync(file, `\n${date.getTime()} ${Buffer.from(request.serialize()).toString('base64')}\n`);
    return result;
  };
}
