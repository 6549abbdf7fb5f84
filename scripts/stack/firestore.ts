import { FirestoreServer } from '@firestore-emulator/server';
import { type Journal, openJournal } from './journal.ts';
import { LOOPBACK } from './ports.ts';
import { useQuickCollections } from './quickCollections.ts';

/** A Firestore inside this process, speaking the real gRPC protocol to the real client library. */
export interface EmbeddedFirestore {
  /** What `FIRESTORE_EMULATOR_HOST` is to be. */
  readonly host: string;
  /** Stops answering, as in an outage; the entries stay. */
  pause(): void;
  /** Answers again, at the same address. */
  resume(): Promise<void>;
  /** Answers so many milliseconds later; never, if infinitely many. */
  setDelay(ms: number): void;
  /** Stamps what is written from now on with another time than the real one. */
  setClock(clock: (() => Date) | undefined): void;
  stop(): void;
}

/** The part of gRPC's server that is used here. */
interface GrpcServer {
  bindAsync(address: string, credentials: unknown, done: (error: Error | null, port: number) => void): void;
  unbind(address: string): void;
  drain(address: string, graceMs: number): void;
  handlers: Map<string, { func: (...call: unknown[]) => void }>;
}

/** Starts it on 127.0.0.1, on a free port unless one is given; with a journal file, entries survive a restart. */
export async function startFirestore(options: { port?: number; journal?: string } = {}): Promise<EmbeddedFirestore> {
  useQuickCollections();
  const server = new FirestoreServer();
  const grpc = (server as unknown as { server: GrpcServer }).server;
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

  // No request is read before this is done: it runs in the tick in which the port was bound.
  const journal = restore(server, options.journal);
  let delay = 0;
  for (const handler of grpc.handlers.values()) {
    const answer = handler.func;
    handler.func = (...call) => {
      if (delay === 0) answer(...call);
      else if (Number.isFinite(delay)) setTimeout(answer, delay, ...call);
    };
  }

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
    setDelay(ms) {
      delay = ms;
    },
    setClock(next) {
      clock = next;
    },
    stop() {
      server.stop();
      journal?.close();
    },
  };
}

function restore(server: FirestoreServer, file: string | undefined): Journal | undefined {
  if (file === undefined) return undefined;
  try {
    return openJournal(file, server.state);
  } catch (error) {
    server.stop();
    throw error;
  }
}
