import { connect } from 'node:http2';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from '../stack/database.ts';
import { defaultProject } from '../stack/project.ts';

/** A Firestore: the local stack's, or a real project's. */
export type Target = { kind: 'local'; firestoreHost: string; projectId: string } | { kind: 'cloud'; projectId: string };

const DEFAULT_HOST = '127.0.0.1:8080';
const ANSWER_MS = 2_000;

/** Chooses by the named project and what is running; throws one sentence rather than guess. */
export async function findTarget(project: string | undefined, env: NodeJS.ProcessEnv): Promise<Target> {
  const emulator = env.FIRESTORE_EMULATOR_HOST;
  if (project !== undefined && !project.startsWith('demo-')) {
    if (!emulator) return { kind: 'cloud', projectId: project };
    throw new Error(
      `FIRESTORE_EMULATOR_HOST is set, so ${project} would be looked for in the emulator at ${emulator}: unset it, or leave --project out.`,
    );
  }
  const firestoreHost = emulator ?? DEFAULT_HOST;
  const answer = await probe(firestoreHost);
  if (answer === 'firestore') return { kind: 'local', firestoreHost, projectId: project ?? defaultProject() };
  const found = answer === 'nothing' ? 'No local stack answers' : 'Something other than Firestore answers';
  throw new Error(
    `${found} at ${firestoreHost}: start the local stack with npm start, or name a real project with --project <id>.`,
  );
}

/** Names the data in one line. */
export function describeTarget(target: Target): string {
  return target.kind === 'local'
    ? `Local stack at ${target.firestoreHost}, project ${target.projectId}`
    : `Google Cloud project ${target.projectId}`;
}

/** Opens the local database without an account, a real one with the application default credentials. */
export async function openTarget(target: Target): Promise<{ database: Firestore; close(): Promise<void> }> {
  if (target.kind === 'local') return openDatabase(target);
  const credential = applicationDefault();
  // Without them Firestore's client would retry, and crash the process in the end.
  await credential.getAccessToken().catch((cause) => {
    throw new Error(credentialSentence(cause), { cause });
  });
  const app = initializeApp({ projectId: target.projectId, credential }, crypto.randomUUID());
  return { database: getFirestore(app), close: () => deleteApp(app) };
}

/** What Firestore's status codes mean to an owner. */
const MEANINGS: Record<number, (project: string, details: string) => string> = {
  5: (project) => `Project ${project} does not exist, or has no Firestore database.`,
  7: (project) => `This account may not do that in ${project}: it needs the role Cloud Datastore User.`,
  8: (project) => `The quota of ${project} is used up for now.`,
  9: (_, details) => `Firestore can't answer this: ${details}`,
  14: () => "Firestore can't be reached: is there a network?",
  16: () => 'The Google credentials are no longer valid: run gcloud auth application-default login.',
};

/** Firestore's error as one sentence; others as they are. */
export function explained(error: unknown, { projectId }: Target): unknown {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) return error;
  const details = 'details' in error ? String(error.details) : error.message;
  const meaning = MEANINGS[error.code]?.(projectId, details);
  return meaning ? new Error(meaning, { cause: error }) : error;
}

/** Why Google gave no access, as one sentence. */
export function credentialSentence({ message }: Error): string {
  if (message.includes('Could not load the default credentials')) {
    return 'There are no Google credentials on this machine: run gcloud auth application-default login.';
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT/.test(message)) {
    return "Google can't be reached: is there a network?";
  }
  return `The Google credentials can't be used: ${message}`;
}

/** Hardly anything else on a local port speaks HTTP/2 without TLS, as Firestore's protocol does. */
function probe(host: string): Promise<'firestore' | 'something else' | 'nothing'> {
  return new Promise((resolve) => {
    const session = connect(`http://${host}`);
    session.setTimeout(ANSWER_MS, () => session.destroy(new Error('Silence')));
    session.once('remoteSettings', () => {
      resolve('firestore');
      session.close();
    });
    session.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' ? 'nothing' : 'something else');
    });
    session.once('close', () => resolve('something else'));
  });
}
