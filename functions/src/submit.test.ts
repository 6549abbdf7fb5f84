import fc from 'fast-check';
import { afterEach, describe, expect } from 'vitest';
import { openDatabase } from '../../local/openDatabase.ts';
import { EXTRAS, type Fields, MESSAGES, type Row, SIGNUPS } from '../../test/kit/submissions.ts';
import { test as base } from '../../test/kit/testFunctions.ts';
import { VALID } from '../../test/kit/validEntries.ts';
import type { FormName } from './contract/contract.ts';
import { COLLECTIONS, FirestoreStore } from './store.ts';
import { submit } from './submit.ts';

const test = base
  .extend('database', { scope: 'file', auto: true }, ({ firestore }, { onCleanup }) => {
    const { database, close } = openDatabase({ firestoreHost: firestore.host, projectId: 'demo-submit' });
    onCleanup(close);
    return database;
  })
  .extend('send', { scope: 'file' }, ({ database }) => {
    const store = new FirestoreStore(database);
    return (form: FormName, data: unknown) => submit[form](data, store);
  })
  .extend('stored', { scope: 'file' }, ({ database }) => async (form: FormName) => {
    const { docs } = await database.collection(COLLECTIONS[form]).get();
    return docs.map((document) => document.data());
  });

afterEach<{ database: ReturnType<typeof openDatabase>['database'] }>(async ({ database }) => {
  for (const collection of Object.values(COLLECTIONS)) {
    for (const document of (await database.collection(collection).get()).docs) await document.ref.delete();
  }
});

/** Returns JSON text, which can also contain repeated fields and deep nesting. */
function toJson(form: FormName, changes: Row[1]): string {
  if (typeof changes !== 'string') return JSON.stringify({ ...VALID[form], ...changes });
  return JSON.stringify(VALID[form]).replace(/}$/, `,${changes}}`);
}

describe.each<[form: FormName, rows: Row[]]>([
  ['joinWaitlist', [...EXTRAS, ...SIGNUPS]],
  ['submitContact', [...EXTRAS, ...MESSAGES]],
])('§5, §9 %s', (form, rows) => {
  const isRefused = ([, , result]: Row) => typeof result === 'string';

  test.for(rows.filter(isRefused))(
    `${form} refuses %s, and stores nothing`,
    async ([, changes, reason], { send, stored }) => {
      expect(await send(form, JSON.parse(toJson(form, changes)))).toBe(reason);
      expect(await stored(form)).toEqual([]);
    },
  );

  test.for(rows.filter((row) => !isRefused(row)))(
    `${form} accepts %s, and stores exactly its fields`,
    async ([, changes, result], { send, stored }) => {
      expect(await send(form, JSON.parse(toJson(form, changes)))).toBeUndefined();
      const [{ createdAt, expiresAt, ...fields } = {}, ...others] = await stored(form);
      const expected: Fields = {
        ...VALID[form],
        ...((result ?? (typeof changes === 'string' ? {} : changes)) as Fields),
      };
      if (form === 'joinWaitlist') expected.submissionId ??= expect.stringMatching(/^[\da-f-]{36}$/);
      expect(fields).toEqual(expected);
      expect(expiresAt > createdAt).toBe(true);
      expect(others).toEqual([]);
    },
  );
});

test('§3 a repeated submission with lone surrogates is the same submission', async ({ send, stored }) => {
  const submissionId = crypto.randomUUID();
  const messages = ['a\ud800b', 'a\udfffb', 'a\ufffdb'].map((message) => ({ ...VALID.submitContact, message }));
  for (const message of messages) {
    expect(await send('submitContact', message)).toBeUndefined();
    expect(await send('submitContact', { ...message, submissionId })).toBeUndefined();
  }
  expect(await stored('submitContact')).toHaveLength(2);
});

test('any JSON is stored or refused with a reason', async ({ send }) => {
  const field = fc.oneof(fc.constantFrom('modal', 'a@b.c', '__proto__'), fc.jsonValue());
  const names = fc.constantFrom('email', 'source', 'name', 'message', 'submissionId', 'trap', '@type', '__proto__');
  const data = fc.oneof(fc.dictionary(names, field), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('joinWaitlist', 'submitContact'), data, async (form, sent) => {
      expect(await send(form, sent)).toBeOneOf([undefined, expect.any(String)]);
    }),
    { numRuns: 300 },
  );
});
