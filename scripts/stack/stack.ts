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
  quit?: AbortSignal;
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
  /** Rejects if the emulators end without having been asked to. */
  readonly ended: Promise<never>;
  /** Ends every process that was started. */
  stop(): Promise<void>;
}

/** Starts Firestore, the functions and the hosting of what was built, and resolves when the site answers. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const projectId = options.projectId ?? defaultProject();
  const ownFirestore = !process.env.FIRESTORE_EMULATOR_HOST;
  if (options.ports) await requireStackPorts(options.ports);
  const [hosting = 0, callables = 0, hub = 0, logging = 0, eventarc = 0, tasks = 0] = await freePorts(6);
  const chosen = { hosting: options.ports?.hosting ?? hosting, functions: options.ports?.functions ?? callables };
  const ports = { ...chosen, hub, logging, eventarc, tasks };

  const firestore = ownFirestore ? await startEmbedded(options) : undefined;
  const firestoreHost = firestore?.host ?? (process.env.FIRESTORE_EMULATOR_HOST as string);
  let emulators: Emulators | undefined;
  const stop = async () => {
    await emulators?.stop();
    firestore?.stop();
  };
  try {
    emulators = await startEmulators({
      projectId,
      ports,
      firestoreHost,
      inspect: options.inspect,
      onLine: options.onLine ?? (() => {}),
      ...(options.quit && { quit: options.quit }),
    });
    const origin = `http://${LOOPBACK}:${ports.hosting}`;
    const functionsOrigin = `http://${LOOPBACK}:${ports.functions}`;
    await requireFunctions(functionsOrigin);
    const { pid: emulatorsPid } = emulators;
    const ended = emulators.exited.then<never>(() => {
      throw new Error('The Firebase emulators ended by themselves; what they said last is above.');
    });
    // Nobody may be waiting for it.
    ended.catch(() => {});
    return { origin, functionsOrigin, firestoreHost, projectId, firestore, emulatorsPid, ended, stop };
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

function startEmbedded({ ports, persist }: StackOptions): Promise<EmbeddedFirestore> {
  return startFirestore({
    ...(ports && { port: ports.firestore }),
    // One file a port: two stacks can't write into the same one.
    ...(persist && { journal: join(ROOT, '.local', `firestore-${ports?.firestore ?? 0}.log`) }),
  });
}

/** The emulators call themselves ready even if no function could be loaded. */
async function requireFunctions(functionsOrigin: string): Promise<void> {
  const response = await fetch(`${functionsOrigin}/backends`);
  const { backends } = (await response.json()) as { backends: { functionTriggers: { entryPoint: string }[] }[] };
  const loaded = backends.flatMap((backend) => backend.functionTriggers.map((trigger) => trigger.entryPoint));
  const missing = ['joinWaitlist', 'submitContact'].filter((name) => !loaded.includes(name));
  if (missing.length > 0) throw new Error(`The functions emulator could not load ${missing.join(' and ')}.`);
}
