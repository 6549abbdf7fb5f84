import { join } from 'node:path';
import fc from 'fast-check';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, vi } from 'vitest';
import { contentId } from '../../functions/src/documentId.ts';
import { COLLECTIONS, type FirestoreStore } from '../../functions/src/store.ts';
import { submit } from '../../functions/src/submit.ts';
import { FORM_NAMES, type FormName } from '../../shared/contract.ts';
import { run, test } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { VALID } from '../../tests/kit/validEntries.ts';

/** WALKS=300 takes as many new walks, SEED=17 those of a seed. Without either they are always the same. */
const { WALKS, SEED } = process.env;
const HOUR_MS = 3_600_000;

/** Spellings of four addresses, each with the id of its signup. */
const PERSON: Record<string, string> = {
  'ann@example.com': 'ann@example.com',
  '<Ann@Exam\u00adple.com>': 'ann@example.com',
  'zoe@münchen.de': 'zoe@xn--mnchen-3ya.de',
  '“ZOE@XN--MNCHEN-3YA.de”,': 'zoe@xn--mnchen-3ya.de',
  'bob@mu\u0308nchen.de': 'bob@xn--mnchen-3ya.de',
  'ｂｏｂ@xn--mnchen-3ya。de': 'bob@xn--mnchen-3ya.de',
  '\u2066A/b%@EXAMPLE.com': 'a%2Fb%25@example.com',
};
const DOMAIN: Record<string, string> = { '@exam\u200bple.COM': '@example.com', '@MÜNCHEN.de': '@xn--mnchen-3ya.de' };
/** The forms of each option. */
const NAMED: Record<string, FormName[]> = {
  '': FORM_NAMES,
  '--collection waitlist': ['joinWaitlist'],
  '--collection contact': ['submitContact'],
};
type Entry = { form: FormName; id: string; person: string; at: number; invited?: number };
/** A database, and what it should hold, by path. */
type Walk = { database: Firestore; store: FirestoreStore; entries: Map<string, Entry>; waves: number[] };

const pathOf = ({ form, id }: Entry) => `${COLLECTIONS[form]}/${id}`;

async function stored(database: Firestore) {
  const found = await Promise.all(Object.values(COLLECTIONS).map((path) => database.collection(path).get()));
  return found.flatMap(({ docs }) => docs);
}

/** A step of a walk, at the next full hour. */
const step = <Given>(given: fc.Arbitrary<Given>, act: (walk: Walk, given: Given) => Promise<void>) =>
  given.map((values) => ({
    check: () => true,
    toString: () => JSON.stringify(values),
    async run(walk: Walk) {
      vi.setSystemTime(Date.now() + HOUR_MS - (Date.now() % HOUR_MS));
      await act(walk, values);
      const found = await stored(walk.database);
      const timeOf = (document: DocumentSnapshot, name: string) => document.get(name)?.toMillis();
      const rows = found.map((each) => [each.ref.path, timeOf(each, 'createdAt'), timeOf(each, 'invitedAt')]);
      expect(rows.sort()).toEqual([...walk.entries].map(([path, { at, invited }]) => [path, at, invited]).sort());
    },
  }));

const email = fc.constantFrom(...Object.keys(PERSON));
const sent = fc.record({ form: fc.constantFrom(...FORM_NAMES), email, trap: fc.constantFrom('', '', 'x') });
type Sent = typeof sent extends fc.Arbitrary<infer Values> ? Values : never;

async function send({ database, store, entries }: Walk, { form, email, trap }: Sent) {
  const [person = '', at, isSignup] = [PERSON[email], Date.now(), form === 'joinWaitlist'];
  // A message's address isn't cleaned.
  const written = isSignup ? email : decodeURIComponent(person);
  // The same words on one day are the same message.
  const id = isSignup ? person : contentId(['Jane', written, 'Hi', new Date(at).toISOString().slice(0, 10)]);
  const entry: Entry = { form, id, person, at };
  const isKnown = entries.has(pathOf(entry));
  const reason = trap ? 'trapped' : isSignup && isKnown ? 'already-registered' : undefined;
  expect(await submit(form, { ...VALID[form], email: written, trap }, store)).toBe(reason);
  if (isKnown || trap) return;
  entries.set(pathOf(entry), entry);
  // The server's clock can't be set.
  await database.doc(pathOf(entry)).update({ createdAt: new Date(at) });
}

/** The owner types a command. While its question waits, somebody sends a form. Returns what is changed. */
async function type(walk: Walk, args: string, meant: Entry[], { agrees, sends }: Meanwhile) {
  const confirm = async () => {
    vi.setSystemTime(Date.now() + 1);
    await send(walk, sends);
    return agrees;
  };
  const { code, out } = await run(args, { confirm });
  const changed = agrees ? meant : [];
  expect([code, Number(/\d+/.exec(out))]).toEqual([changed.length > 0 ? 0 : 1, changed.length]);
  return changed;
}

const meanwhile = fc.record({ agrees: fc.constantFrom(true, true, true, false), sends: sent });
type Meanwhile = typeof meanwhile extends fc.Arbitrary<infer Values> ? Values : never;

/** A number stands for an entry's id. Two hours stand for `--since` and `--until`, counted back from now. */
const whose = fc.oneof(email, fc.constantFrom(...Object.keys(DOMAIN)), fc.nat(), fc.constant(''));
const hours = fc.constantFrom<number[]>([], [], [], [3, 0], [6, 1], [9, 2]);
const collection = fc.constantFrom('', '', ...Object.keys(NAMED));
const typed = fc
  .record({ whose, hours, collection, meanwhile })
  .filter(({ whose, hours }) => whose !== '' || hours.length > 0);

const erase = step(typed, async ({ entries, ...walk }, { whose, hours, collection, meanwhile }) => {
  const known = [...entries.values()];
  const name = typeof whose === 'string' ? whose : (known[whose % known.length]?.id ?? 'nobody');
  const key = PERSON[name] ?? DOMAIN[name] ?? name;
  const times = hours.map((ago) => Date.now() - ago * HOUR_MS);
  const [since = 0, until = Number.POSITIVE_INFINITY] = times;
  const isTheirs = ({ id, person }: Entry) => id === key || person.endsWith(key);
  const isErased = ({ form, at }: Entry) => NAMED[collection]?.includes(form) && at >= since && at < until;
  const meant = known.filter((entry) => isTheirs(entry) && isErased(entry));
  const options = times.map((time, index) => `${index ? '--until' : '--since'} ${new Date(time).toISOString()}`);
  const args = ['erase', name, ...options, collection].filter(Boolean).join(' ');
  for (const entry of await type({ entries, ...walk }, args, meant, meanwhile)) entries.delete(pathOf(entry));
});

const isWaiting = ({ form, invited }: Entry) => form === 'joinWaitlist' && !invited;

const invite = step(fc.record({ next: fc.nat(2), meanwhile }), async (walk, { next, meanwhile }) => {
  const waiting = [...walk.entries.values()].filter(isWaiting).sort((one, other) => one.at - other.at);
  const oldest = waiting.slice(0, next + 1);
  const file = join(temporaryFolder(), 'wave.csv');
  const wave = await type(walk, `invite --next ${next + 1} --out ${file}`, oldest, meanwhile);
  if (wave.length > 0) walk.waves.unshift(Date.now());
  for (const entry of wave) entry.invited = Date.now();
});

const undo = step(fc.record({ wave: fc.nat(1), meanwhile }), async (walk, { wave, meanwhile }) => {
  const time = walk.waves[wave] ?? 0;
  const invited = [...walk.entries.values()].filter((entry) => entry.invited === time);
  const args = `invite --undo ${new Date(time).toISOString()}`;
  for (const entry of await type(walk, args, invited, meanwhile)) delete entry.invited;
});

const arrive = step(sent, send);
const likely = [arrive, arrive, arrive, arrive, erase, erase, invite, undo];
const steps = fc.commands(likely, { maxCommands: 40, size: 'max' });

// Time to shrink a walk that fails.
test('after commands in any order, each entry is in place', { timeout: HOUR_MS }, async ({ database, store }) => {
  onTestFinished(() => void vi.useRealTimers());
  const walk = fc.asyncProperty(steps, async (walked) => {
    await Promise.all((await stored(database)).map(({ ref }) => ref.delete()));
    // In the evening, so that the day changes during a walk.
    vi.setSystemTime(Date.UTC(2026, 10, 20, 20));
    const model: Walk = { database, store, entries: new Map(), waves: [] };
    await fc.asyncModelRun(() => ({ model, real: {} }), walked);
  });
  await fc.assert(walk, { seed: Number(SEED ?? (WALKS ? Date.now() : 3)), numRuns: Number(WALKS || 8) });
});
