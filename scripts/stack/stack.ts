import { join } from 'node:path';
import { type Emulators, startEmulators } from './emulators.ts';
import { type EmbeddedFirestore, startFirestore } from './firestore.ts';
import { freePorts, LOOPBACK, requireFreePort } from './ports.ts';
import { defaultProject, ROOT } from './project.ts';

export interface StackOptions {
  /** Fixed ports, or free ones if left out; Firestore's is not used when `FIRESTORE_EMULATOR_HOST` is set. */
  ports?: { hosting: number; functions: number; firestore: number };
  /** Keep the entries in `.local/`; otherwise they live in memory. */
  persist?: boolean;
  projectId?: string;
  /** Lets a debugger attach to the functions on this port. */
  inspect?: number | undefined;
  /** Gets every line that the emulators and functions print. */
  onLine?: (line: string) => void;
  /** Gives up starting when it fires. */
  quit?: AbortSignal | undefined;
}

export interface Stack {
  /** Address of the site, without a slash at the end. */
  readonly origin: string;
  readonly functionsOrigin: string;
  readonly firestoreHost: string;
  readonly projectId: string;
  /** Absent when another Firestore emulator is used. */
  readonly firestore: EmbeddedFirestore | undefined;
  readonly emulatorsPid: number;
  /** Rejects if the emulators end by themselves. */
  readonly ended: Promise<never>;
  /** Ends every process of the stack. */
  stop(): Promise<void>;
}

/** Starts Firestore, and the functions and Hosting on the last build; resolves when they answer. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { projectId = defaultProject(), onLine = () => {}, persist, inspect, quit } = options;
  if (options.ports) await requireStackPorts(options.ports);
  const [hosting = 0, functions = 0, firestore = 0, hub = 0, logging = 0, eventarc = 0, tasks = 0] = await freePorts(7);
  const { firestore: port, ...ports } = { hosting, functions, firestore, ...options.ports };
  // One file a port: two stacks can't write into the same one.
  const journal = persist ? join(ROOT, '.local', `firestore-${port}.db`) : undefined;
  const other = process.env.FIRESTORE_EMULATOR_HOST;
  const embedded = other ? undefined : await startFirestore({ port, journal });
  const firestoreHost = other || `${LOOPBACK}:${port}`;
  let emulators: Emulators | undefined;
  const stop = async () => {
    await emulators?.stop();
    embedded?.stop();
  };
  try {
    const all = { ...ports, hub, logging, eventarc, tasks };
    emulators = await startEmulators({ projectId, ports: all, firestoreHost, inspect, onLine, quit });
    const origin = `http://${LOOPBACK}:${ports.hosting}`;
    const functionsOrigin = `http://${LOOPBACK}:${ports.functions}`;
    await requireFunctions(functionsOrigin);
    const ended = emulators.exited.then<never>(() => {
      throw new Error('The Firebase emulators ended by themselves; their last output is above.');
    });
    // Node ends on a rejection without a listener.
    ended.catch(() => {});
    const addresses = { origin, functionsOrigin, firestoreHost, projectId };
    return { ...addresses, firestore: embedded, emulatorsPid: emulators.pid, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Throws one sentence about the first port that can't be used. */
export async function requireStackPorts(ports: NonNullable<StackOptions['ports']>): Promise<void> {
  if (new Set(Object.values(ports)).size < 3) {
    throw new Error('The site, the functions and Firestore need three ports: change one with --port, or see --help.');
  }
  await requireFreePort(ports.hosting, 'the site', '--port');
  await requireFreePort(ports.functions, 'the functions', '--functions-port');
  if (!process.env.FIRESTORE_EMULATOR_HOST) await requireFreePort(ports.firestore, 'Firestore', '--firestore-port');
}

/** The emulators call themselves ready even if no function could be loaded. */
async function requireFunctions(functionsOrigin: string): Promise<void> {
  const response = await fetch(`${functionsOrigin}/backends`);
  const { backends } = (await response.json()) as { backends: { functionTriggers: { entryPoint: string }[] }[] };
  const loaded = backends.flatMap((backend) => backend.functionTriggers.map((trigger) => trigger.entryPoint));
  const missing = ['joinWaitlist', 'submitContact'].filter((name) => !loaded.includes(name));
  if (missing.length > 0)
    throw new Error(`The functions emulator could not load ${missing.join(' and ')}: run npm run build.`);
}
