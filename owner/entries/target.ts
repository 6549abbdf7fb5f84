import { once } from 'node:events';
import { connect } from 'node:http2';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from '../../local/openDatabase.ts';
import { FIRESTORE_PORT, LOOPBACK } from '../../local/ports.ts';
import { defaultProject } from '../../local/project.ts';
import type { Terminal } from './terminal.ts';

/** A stack that is just starting, or on a busy machine, needs seconds. */
const ANSWER_MS = 30_000;

/** What to do about Firestore's status codes. */
const ADVICE: Record<string, string> = {
  5: 'The project does not exist, or has no Firestore database.',
  7: 'This account needs the role Cloud Datastore User.',
  14: "Firestore can't be reached: is there a network?",
  16: 'The credentials are no longer valid: run gcloud auth application-default login.',
};

/** Prints which database it opens, the project's or the local stack's, then runs `work` on it. */
export async function withDatabase(
  project: string | undefined,
  { err }: Terminal,
  work: (database: Firestore) => Promise<void>,
): Promise<void> {
  const { name, database, close } = await openTarget(project);
  err.write(`${name}\n`);
  try {
    await work(database);
  } catch (error) {
    const advice = ADVICE[(error as { code?: string }).code ?? ''];
    throw advice ? new Error(advice, { cause: error }) : error;
  } finally {
    await close();
  }
}

function openTarget(project: string | undefined) {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  // With an empty id, the client would open the project of the credentials.
  if (project === '') throw new Error('--project is empty: name a project, or leave it out for the local stack.');
  if (project === undefined || project.startsWith('demo-')) {
    return openLocal(emulator ?? `${LOOPBACK}:${FIRESTORE_PORT}`, project ?? defaultProject());
  }
  if (!emulator) return openCloud(project);
  throw new Error(
    `FIRESTORE_EMULATOR_HOST is set, so ${project} would be looked for in the emulator at ${emulator}: unset it, or leave --project out.`,
  );
}

async function openLocal(firestoreHost: string, projectId: string) {
  if (!(await speaksHttp2(firestoreHost))) {
    throw new Error(
      `No Firestore answers at ${firestoreHost}: start the local stack with npm start, or name a real project with --project <id>.`,
    );
  }
  const name = `Local stack at ${firestoreHost}, project ${projectId}`;
  return { name, ...openDatabase({ firestoreHost, projectId }) };
}

async function openCloud(projectId: string) {
  const name = `Google Cloud project ${projectId}`;
  const credential = applicationDefault();
  // Without credentials Firestore's client would retry, and crash the process in the end.
  await credential.getAccessToken().catch(({ message }) => {
    throw new Error(`${name} can't be opened: ${message}\nTo sign in, run gcloud auth application-default login.`);
  });
  const app = initializeApp({ projectId, credential });
  return { name, database: getFirestore(app), close: () => deleteApp(app) };
}

/** Hardly anything but Firestore speaks HTTP/2 without TLS on a local port. */
async function speaksHttp2(host: string): Promise<boolean> {
  const session = connect(`http://${host}`);
  try {
    await once(session, 'remoteSettings', { signal: AbortSignal.timeout(ANSWER_MS) });
    return true;
  } catch {
    return false;
  } finally {
    session.destroy();
  }
}
