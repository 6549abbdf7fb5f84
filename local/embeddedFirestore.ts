import {
  FirestoreServer,
  FirestoreState,
  FirestoreStateCollection,
  FirestoreStateDocument,
} from '@firestore-emulator/server';
import { openJournal } from './journal.ts';
import { LOOPBACK } from './ports.ts';

interface Options {
  port?: number;
  journal?: string | undefined;
}

/** The part of gRPC's server that is used here. */
interface GrpcServer {
  bindAsync(address: string, credentials: unknown, done: (error: Error | null, port: number) => void): void;
}

/** The private part of a collection that is used here. */
interface Collection {
  emitter: ConstructorParameters<typeof FirestoreStateDocument>[0];
  documents: Record<string, FirestoreStateDocument>;
}

/** The private part of a document that is used here. */
interface Document {
  fields: object;
}

// The package copies the whole collection to look up one document: 26 s to restore 10,000 entries.
FirestoreStateCollection.prototype.getDocument = function (name) {
  const { emitter, documents } = this as unknown as Collection;
  if (!Object.hasOwn(documents, name)) {
    documents[name] = new FirestoreStateDocument(emitter, this.database, this, name, {}, {});
  }
  return documents[name] as FirestoreStateDocument;
};

const update = FirestoreStateDocument.prototype.update;

// The package keeps fields that `FieldValue.delete()` removes: they are in the mask, but have no value.
FirestoreStateDocument.prototype.update = function (date, fields, mask = []) {
  update.call(this, date, fields, mask);
  const document = this as unknown as Document;
  const isKept = ([name]: [string, unknown]) => Object.hasOwn(fields, name) || !mask.includes(name);
  document.fields = Object.fromEntries(Object.entries(document.fields).filter(isKept));
};

const write = FirestoreState.prototype.writeV1Document;

// The package merges the fields of a `set()` into the document that it should replace.
FirestoreState.prototype.writeV1Document = function (date, request) {
  const replaces = request.has_update && !request.has_update_mask && !request.has_current_document;
  if (replaces) (this.getDocument(request.update.name) as unknown as Document).fields = {};
  return write.call(this, date, request);
};

/**
 * Starts a Firestore inside this process, which speaks the real gRPC protocol to the real client library. It listens on
 * 127.0.0.1, on a free port unless one is given. With a journal file, entries survive a restart.
 */
export async function startFirestore(options: Options = {}) {
  const server = new FirestoreServer();
  const grpc = (server as unknown as { server: GrpcServer }).server;
  const journal = options.journal ? openJournal(options.journal, server.state) : undefined;
  let port = options.port ?? 0;

  // The package would listen on every interface, and not tell which port it got for 0.
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
    stop() {
      server.stop();
      journal?.close();
    },
  };
}
