import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { FormName } from '../../shared/contract.ts';

/** A callable's answer over the wire. `body` is `undefined` if it isn't JSON. */
export interface Answer {
  status: number;
  body: { result?: unknown; error?: { status: string; details?: { reason?: string } } } | undefined;
}

type Init = RequestInit & { headers?: Record<string, string> };
type FunctionName = FormName | 'notifyOwner' | 'passOnSignup';

export interface FunctionsOptions {
  firestoreHost: string;
  projectId: string;
  /** Path of the module that exports them; by default what is deployed. */
  module?: string;
  env?: Record<string, string>;
}

const BUILT = `${import.meta.dirname}/../../functions/dist/index.cjs`;

/** Starts all functions in a process of their own under the Functions Framework. */
export async function startFunctions(options: FunctionsOptions) {
  const { firestoreHost, projectId, module = BUILT } = options;
  const child = fork(`${import.meta.dirname}/functionsProcess.ts`, [module], {
    silent: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FIRESTORE_EMULATOR_HOST: firestoreHost,
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId }),
      ...options.env,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (log += text));
  }
  const urls = await Promise.race([
    once(child, 'message').then(([message]) => message as Record<FunctionName, string>),
    once(child, 'exit').then(() => Promise.reject(new Error(`The functions did not start:\n${log}`))),
  ]);
  return {
    url: (name: FunctionName) => urls[name],
    /** Posts JSON text, unless the headers name another type. */
    async post(callable: FormName, body: string, init: Init = {}): Promise<Answer> {
      const headers = { 'content-type': 'application/json', ...init.headers };
      const response = await fetch(urls[callable], { ...init, method: 'POST', body, headers });
      const text = await response.text();
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : undefined };
    },
    /** Ends the process, and returns its whole log. */
    async stop(): Promise<string> {
      if (child.exitCode === null && child.signalCode === null) {
        const closed = once(child, 'close');
        child.kill();
        await closed;
      }
      if (!log.includes('Functions are served.')) throw new Error(`The log is incomplete:\n${log}`);
      return log;
    },
  };
}
