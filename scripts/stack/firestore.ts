import { FirestoreServer, FirestoreStateCollection, FirestoreStateDocument } from '@firestore-emulator/server';
import { openJournal } from './journal.ts';
import { LOOPBACK } from './ports.ts';

/** A Firestore inside this process, speaking the real gRPC protocol to the real client library. */
export interface EmbeddedFirestore {
  /** The value for `FIRESTORE_EMULATOR_HOST`. */
  readonly host: string;
  /** Stops answering, as in an outage; the entries stay. */
  pause(): void;
  /** Answers again, at the same address. */
  resume(): Promise<void>;
  /** Stamps further writes with this clock's time. */
  setClock(clock: (() => Date) | undefined): void;
  stop(): void;
}

interface Options {
  port?: number;
  journal?: string | undefined;
}

/** The part of gRPC's server that is used here. */
interface GrpcServer {
  bindAsync(address: string, credentials: unknown, done: (error: Error | null, port: number) => void): void;
  unbind(address: string): void;
  drain(address: string, graceMs: number): void;
}

/** The private part of a collection that is used here. */
interface Collection {
  emitter: ConstructorParameters<typeof FirestoreStateDocument>[0];
  documents: Record<string, FirestoreStateDocument>;
}

// The package copies the whole collection to look up one document: 26 s to restore 10,000 entries.
FirestoreStateCollection.prototype.getDocument = function (name) {
  const { emitter, documents } = this as unknown as Collection;
  if (!Object.hasOwn(documents, name)) {
    documents[name] = new FirestoreStateDocument(emitter, this.database, this, name, {}, {});
  }
  return documents[name] as FirestoreStateDocument;
};

/** Starts it on 127.0.0.1, on a free port unless one is given; with a journal file, entries survive a restart. */
export async function startFirestore(options: Options = {}): Promise<EmbeddedFirestore> {
  const server = new FirestoreServer();
  const grpc = (server as unknown as { server: GrpcServer }).server;
  const journal = options.journal ? openJournal(options.journal, server.state) : undefined;
  let port = options.port ?? 0;

  // The package would listen on every interface of the machine; its port 0 would stay unknown.
  const bindAsync = grpc.bindAsync.bind(grpc);
  grpc.bindAsync = (_everywhere, credentials, done) => {
    bindAsync(`${LOOPBACK}:${port}`, credentials, (error, bound) => {
      port = bound;
      done(error, bound);
    });
  };
  await server.start(port);

  let clock: (() => Date) | undefined;
  const write = server.state.writeV1Document.bind(server.state);
  server.state.writeV1Document = (date, request) => write(clock?.() ?? date, request);

  const host = `${LOOPBACK}:${port}`;
  return {
    host,
    pause() {
      grpc.unbind(host);
      grpc.drain(host, 0);
    },
    resume: () => server.start(port),
    setClock(next) {
      clock = next;
    },
    stop() {
      server.stop();
      journal?.close();
    },
  };
}
