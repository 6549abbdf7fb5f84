import { connect } from 'node:http2';
import { defaultProject } from '../stack/project.ts';

/** Which Firestore is meant: the local stack's, or a real project's. */
export type Target = { kind: 'local'; firestoreHost: string; projectId: string } | { kind: 'cloud'; projectId: string };

const DEFAULT_HOST = '127.0.0.1:8080';
const ANSWER_MS = 2_000;

/** Decides by what was asked for and what is running; throws one sentence rather than guess. */
export async function findTarget(project: string | undefined, env: NodeJS.ProcessEnv): Promise<Target> {
  const emulator = env.FIRESTORE_EMULATOR_HOST;
  const isReal = project !== undefined && !project.startsWith('demo-');
  if (isReal && emulator) {
    throw new Error(
      `FIRESTORE_EMULATOR_HOST is set, so ${project} would be looked for in the emulator at ${emulator}: unset it, or leave --project out.`,
    );
  }
  if (isReal) return { kind: 'cloud', projectId: project };
  const firestoreHost = emulator ?? DEFAULT_HOST;
  const answer = await probe(firestoreHost);
  if (answer !== 'firestore') {
    const found =
      answer === 'nothing'
        ? `No local stack answers at ${firestoreHost}`
        : `What answers at ${firestoreHost} is no Firestore`;
    throw new Error(`${found}: start the local stack with npm start, or name a real project with --project <id>.`);
  }
  return { kind: 'local', firestoreHost, projectId: project ?? defaultProject() };
}

/** One line that says which data this is. */
export function describeTarget(target: Target): string {
  return target.kind === 'local'
    ? `Local stack at ${target.firestoreHost}, project ${target.projectId}`
    : `Google Cloud project ${target.projectId}`;
}

type Answer = 'firestore' | 'something else' | 'nothing';

/** Firestore's protocol runs over HTTP/2, which hardly anything else on a local port speaks without TLS. */
function probe(host: string): Promise<Answer> {
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
