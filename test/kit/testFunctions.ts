import type { DocumentData } from 'firebase-admin/firestore';
import type { FormName } from '../../functions/src/contract/contract.ts';
import { openDatabase } from '../../local/openDatabase.ts';
import { test as base, documentsOf } from './firestore.ts';
import { type Answer, type FunctionsOptions, startFunctions } from './startFunctions.ts';
import { startMailServer } from './startMailServer.ts';
import { VALID } from './validEntries.ts';

const OWN = { 'sec-fetch-site': 'same-origin' };

/** Adds the built functions and a mail server. Each start of the functions has its own project. */
export const test = base
  .extend('mailServer', { scope: 'file' }, async ({}, { onCleanup }) => {
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
        join: (fields: object, init?: RequestInit) => functions.post('joinWaitlist', joining(fields), init),
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
        /** Delivers an event, and resolves to the answer's status. */
        async deliver(event: RequestInit): Promise<number> {
          const response = await fetch(functions.url('notifyOwner'), event);
          await response.arrayBuffer();
          return response.status;
        },
        entries: async (form: FormName) => {
          const documents = await documentsOf(database, form);
          return documents.map((document): DocumentData => ({ id: document.id, ...document.data() }));
        },
      };
    };
  })
  /** Functions with the default parameters. */
  .extend('functions', { scope: 'file' }, ({ start }) => start());

/** The body of a valid join, with changes. */
export function joining(fields: object = {}): string {
  return JSON.stringify({ data: { ...VALID.joinWaitlist, ...fields } });
}

/** An answer's status and reason. */
export function summary({ status, body }: Answer): string {
  return `${status} ${body?.error?.details?.reason ?? ''}`.trim();
}
