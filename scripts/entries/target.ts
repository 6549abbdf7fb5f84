import { connect } from 'node:http2';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from '../stack/database.ts';
import { defaultProject } from '../stack/project.ts';

/** A Firestore: a real project's, or the local stack's at its host. */
export interface Target {
  projectId: string;
  firestoreHost?: string;
}

const DEFAULT_HOST = '127.0.0.1:8080';
const ANSWER_MS = 2_000;

/** Chooses by the named project and what is running; throws one sentence rather than guess. */
export async function findTarget(project: string | undefined, env: NodeJS.ProcessEnv): Promise<Target> {
  const emulator = env.FIRESTORE_EMULATOR_HOST;
  if (project !== undefined && !project.startsWith('demo-')) {
    if (!emulator) return { projectId: project };
    throw new Error(
      `FIRESTORE_EMULATOR_HOST is set, so ${project} would be looked for in the emulator at ${emulator}: unset it, or leave --project out.`,
    );
  }
  const firestoreHost = emulator ?? DEFAULT_HOST;
  if (await speaksHttp2(firestoreHost)) return { firestoreHost, projectId: project ?? defaultProject() };
  throw new Error(
    `No Firestore answers at ${firestoreHost}: start the local stack with npm start, or name a real project with --project <id>.`,
  );
}

/** Names the data in one line. */
export function describeTarget({ firestoreHost, projectId }: Target): string {
  return firestoreHost ? `Local stack at ${firestoreHost}, project ${projectId}` : `Google Cloud project ${projectId}`;
}

/** Opens the local database without an account, a real one with the application default credentials. */
export async function openTarget({ firestoreHost, projectId }: Target) {
  if (firestoreHost) return openDatabase({ firestoreHost, projectId });
  const credential = applicationDefault();
  // Without them Firestore's client would retry, and crash the process in the end.
  await credential.getAccessToken().catch((cause) => {
    throw new Error(credentialSentence(cause), { cause });
  });
  const app = initializeApp({ projectId, credential }, crypto.randomUUID());
  return { database: getFirestore(app), close: () => deleteApp(app) };
}

/** What Firestore's status codes mean to an owner. */
const MEANINGS: Record<number, (project: string) => string> = {
  5: (project) => `Project ${project} does not exist, or has no Firestore database.`,
  7: (project) => `This account may not do that in ${project}: it needs the role Cloud Datastore User.`,
  14: () => "Firestore can't be reached: is there a network?",
  16: () => 'The Google credentials are no longer valid: run gcloud auth application-default login.',
};

/** Firestore's error as one sentence; others as they are. */
export function explained(error: unknown, { projectId }: Target): unknown {
  const code = error instanceof Error && 'code' in error ? Number(error.code) : undefined;
  const meaning = code && MEANINGS[code]?.(projectId);
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

/** Hardly anything but Firestore speaks HTTP/2 without TLS on a local port. */
function speaksHttp2(host: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const session = connect(`http://${host}`);
  session.setTimeout(ANSWER_MS, () => session.destroy());
  session.once('remoteSettings', () => {
    resolve(true);
    session.close();
  });
  session.once('error', () => resolve(false));
  session.once('close', () => resolve(false));
  return promise;
}
