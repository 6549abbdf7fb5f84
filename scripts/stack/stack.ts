import { join } from 'node:path';
import { startFirestore } from '../../functions/test/embeddedFirestore.ts';
import { startEmulators } from './emulators.ts';
import { freePorts, LOOPBACK } from './ports.ts';
import { defaultProject, ROOT } from './project.ts';

export interface StackOptions {
  /** Free ports if left out; Firestore's is not used when `FIRESTORE_EMULATOR_HOST` is set. */
  port?: number;
  functionsPort?: number;
  firestorePort?: number;
  /** Keep the entries in `.local/`; otherwise they live in memory. */
  persist?: boolean;
  projectId?: string;
  /** Lets a debugger attach to the functions on this port. */
  inspect?: number | undefined;
  /** Gets the emulators' warnings and errors, and what the functions log. */
  onLine?: (line: string) => void;
  /** Gives up starting when it fires. */
  quit?: AbortSignal | undefined;
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

/** Starts Firestore, and the functions and Hosting on the last build; resolves when they answer. */
export async function startStack(options: StackOptions = {}) {
  const [freePort = 0, freeFunctionsPort = 0, freeFirestorePort = 0, hub = 0, logging = 0, eventarc = 0, tasks = 0] =
    await freePorts(7);
  const { port = freePort, functionsPort = freeFunctionsPort, firestorePort = freeFirestorePort } = options;
  const { projectId = defaultProject(), persist } = options;
  // One file a port: two stacks can't write into the same one.
  const journal = persist ? join(ROOT, '.local', `firestore-${firestorePort}.db`) : undefined;
  const other = process.env.FIRESTORE_EMULATOR_HOST;
  const firestore = other ? undefined : await startFirestore({ port: firestorePort, journal });
  const firestoreHost = other || `${LOOPBACK}:${firestorePort}`;
  const ports = { hosting: port, functions: functionsPort, hub, logging, eventarc, tasks };
  const emulators = await startEmulators({ ...options, projectId, ports, firestoreHost });
  const stop = async () => {
    await emulators.stop();
    firestore?.stop();
  };
  return {
    /** Address of the site, without a slash at the end. */
    origin: `http://${LOOPBACK}:${port}`,
    functionsOrigin: `http://${LOOPBACK}:${functionsPort}`,
    firestoreHost,
    projectId,
    emulatorsPid: emulators.pid,
    /** Resolves when the emulators have ended, for whatever reason. */
    ended: emulators.ended,
    /** Ends every process of the stack. */
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
