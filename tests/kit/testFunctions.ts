import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { PASSING_ON } from '../../functions/src/settings.ts';
import type { FormName } from '../../shared/contract.ts';
import { openDatabase } from '../../tools/lib/openDatabase.ts';
import { test as base } from './firestore.ts';
import { startMailServer } from './startMailServer.ts';
import { VALID } from './validEntries.ts';

const alert = readFileSync(`${import.meta.dirname}/../../tools/launch/alerts/failures.yaml`, 'utf8');
/** The alert's patterns of log messages: failures and refusals. */
export const [FAILURE = /missing/, REFUSAL = /missing/] = [...alert.matchAll(/message=~"(.*?)"/g)].map(
  ([, pattern = '']) => new RegExp(pattern),
);

/**
 * Returns the entries of a log at which an alert's filter of `jsonPayload.message` looks. Google stores a line whose only
 * own field is `message` as `textPayload`.
 */
export const loggedIn = (log: string, pattern: RegExp): Record<string, unknown>[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ severity, message, ...own }) => Object.keys(own).length > 0 && pattern.test(message));

type FunctionName = FormName | keyof typeof PASSING_ON;
type Init = RequestInit & { headers?: Record<string, string> };
/** What is deployed. */
const BUILT = `${import.meta.dirname}/../../functions/dist/index.cjs`;
const OWN = { 'sec-fetch-site': 'same-origin' };

/** Starts all functions of a module in a process of their own under the Functions Framework. */
async function startFunctions(firestoreHost: string, projectId: string, { module = BUILT, env = {} }) {
  const project = { GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: JSON.stringify({ projectId }) };
  const child = fork(`${import.meta.dirname}/functionsProcess.ts`, [module], {
    silent: true,
    env: { ...process.env, NODE_ENV: 'production', FIRESTORE_EMULATOR_HOST: firestoreHost, ...project, ...env },
  });
  const closed = once(child, 'close');
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (log += text));
  }
  const urls = await Promise.race([
    once(child, 'message').then(([message]) => message as Record<FunctionName, string>),
    once(child, 'exit').then(() => Promise.reject(new Error(`The functions did not start:\n${log}`))),
  ]);
  /** Ends the process, and returns its whole log. */
  async function stop(): Promise<string> {
    child.kill();
    await closed;
    return log;
  }
  return { url: (name: FunctionName) => urls[name], stop };
}

/** Adds the built functions and a mail server. Each start of the functions has its own project. */
export const test = base
  .extend('mailServer', async ({}, { onCleanup }) => {
    const mailServer = await startMailServer();
    onCleanup(mailServer.stop);
    return mailServer;
  })
  .extend('start', { scope: 'file' }, ({ firestore }, { onCleanup }) => {
    const endings: (() => unknown)[] = [];
    onCleanup(async () => void (await Promise.all(endings.map((end) => end()))));
    return async (options: { module?: string; env?: Record<string, string> } = {}) => {
      const projectId = `demo-${crypto.randomUUID()}`;
      const { url, stop } = await startFunctions(firestore.host, projectId, options);
      const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId });
      endings.push(close, stop);
      /** Posts JSON text. Resolves to the status, and to the body unless it isn't JSON. */
      async function post(form: FormName, body: string, init: Init = {}) {
        const headers = { 'content-type': 'application/json', ...init.headers };
        const response = await fetch(url(form), { ...init, method: 'POST', body, headers });
        const text = await response.text();
        return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : undefined };
      }
      return {
        ...{ projectId, database, url, stop, post },
        join: (fields: object, init?: Init) => post('joinWaitlist', joining(fields), init),
        /** Posts a form as a browser without scripts does. Resolves to the status and the page it leads to. */
        async postForm(form: FormName, fields: string | Record<string, string>, headers: Record<string, string> = OWN) {
          const type = { 'content-type': 'application/x-www-form-urlencoded' };
          // A string is sent unchanged: `URLSearchParams` would correct its encoding.
          const body = typeof fields === 'string' ? fields : `${new URLSearchParams(fields)}`;
          const init = { method: 'POST', headers: { ...type, ...headers }, body, redirect: 'manual' } as const;
          const response = await fetch(url(form), init);
          await response.arrayBuffer();
          return `${response.status} ${response.headers.get('location') ?? ''}`.trim();
        },
      };
    };
  })
  .extend('functions', { scope: 'file' }, ({ start }) => start());

export function joining(fields: object = {}): string {
  return JSON.stringify({ data: { ...VALID.joinWaitlist, ...fields } });
}
