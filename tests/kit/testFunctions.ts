import { readFileSync } from 'node:fs';
import type { FormName } from '../../shared/contract.ts';
import { openDatabase } from '../../tools/lib/openDatabase.ts';
import { test as base } from './firestore.ts';
import { type FunctionsOptions, startFunctions } from './startFunctions.ts';
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

const OWN = { 'sec-fetch-site': 'same-origin' };

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
    return async (options: Partial<FunctionsOptions> = {}) => {
      const projectId = `demo-${crypto.randomUUID()}`;
      const functions = await startFunctions({ firestoreHost: firestore.host, projectId, ...options });
      const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId });
      endings.push(close, functions.stop);
      return {
        ...functions,
        projectId,
        database,
        join: (fields: object, init?: Parameters<typeof functions.post>[2]) =>
          functions.post('joinWaitlist', joining(fields), init),
        /** Posts a form as a browser without scripts does. Resolves to the status and the page it leads to. */
        async postForm(form: FormName, fields: string | Record<string, string>, headers: Record<string, string> = OWN) {
          const type = { 'content-type': 'application/x-www-form-urlencoded' };
          // A string is sent unchanged: `URLSearchParams` would correct its encoding.
          const body = typeof fields === 'string' ? fields : `${new URLSearchParams(fields)}`;
          const init = { method: 'POST', headers: { ...type, ...headers }, body, redirect: 'manual' } as const;
          const response = await fetch(functions.url(form), init);
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
