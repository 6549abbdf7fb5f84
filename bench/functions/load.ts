import autocannon from 'autocannon';
import { openDatabase } from '../../functions/test/openDatabase.ts';
import { startFunctions } from '../../functions/test/startFunctions.ts';
import { count, median, ms, ratio, spread } from '../stats.ts';
import { mark, table } from '../table.ts';
import { BASELINES, DEPLOYED, megabytes, memoryOf, signup } from './subjects.ts';

export const CONNECTIONS = 50;
const CALLS = 1_000;
/** The resolution of a burst's duration. */
const SAMPLE_MS = 10;
const PLAIN = 'both, plain';
const LEAST_OF_PLAIN = 0.9;

/** A function under load. Each runs in a process of its own, with a database of its own. */
interface Subject {
  name: string;
  module: string;
  function?: string;
  data: () => object;
  stores?: boolean;
}

const withId = () => ({ ...signup(), submissionId: crypto.randomUUID() });

const SUBJECTS: Subject[] = [
  { name: 'bare onCall', module: BASELINES, function: 'bareCall', data: signup, stores: false },
  { name: 'bare Firestore create()', module: BASELINES, function: 'bareCreate', data: signup },
  { name: PLAIN, module: BASELINES, data: signup },
  { name: 'joinWaitlist', module: DEPLOYED, data: signup },
  { name: 'joinWaitlist, submissionId', module: DEPLOYED, data: withId },
];

interface Burst {
  perSecond: number;
  p50: number;
  p99: number;
  successes: number;
  memory: number;
}

/** Bursts of calls on every subject in turns, so that each round's ratios share the machine's noise. */
export async function load(firestoreHost: string, rounds: number): Promise<string> {
  const running = [];
  for (const subject of SUBJECTS) {
    const projectId = `demo-${crypto.randomUUID()}`;
    const functions = await startFunctions({ firestoreHost, projectId, module: subject.module });
    running.push({ subject, projectId, functions, bursts: [] as Burst[] });
  }
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { subject, functions, bursts } of running) {
      const url = functions.url((subject.function ?? 'joinWaitlist') as 'joinWaitlist');
      bursts.push({ ...(await burst(url, subject.data)), memory: await memoryOf(functions.pid) });
    }
  }
  for (const { functions } of running) await functions.stop();

  const plain = running.find(({ subject }) => subject.name === PLAIN)?.bursts.slice(1) ?? [];
  const rows = [];
  for (const { subject, projectId, bursts } of running) {
    const successes = bursts.reduce((sum, burst) => sum + burst.successes, 0);
    const documents = await documentsOf(firestoreHost, projectId);
    const of = (key: keyof Burst) => bursts.slice(1).map((burst) => burst[key]);
    const ratios = of('perSecond').map((value, round) => value / (plain[round]?.perSecond ?? Number.NaN));
    rows.push([
      subject.name,
      spread(of('perSecond'), count),
      `${spread(ratios, ratio)}${subject.module === BASELINES ? '' : ` ${mark(median(ratios) >= LEAST_OF_PLAIN)}`}`,
      spread(of('p50'), ms),
      spread(of('p99'), ms),
      megabytes(Math.max(...of('memory'))),
      count(successes),
      subject.stores === false ? '' : `${count(documents)} ${mark(documents === successes)}`,
    ]);
  }
  const head = [
    '',
    'calls a second',
    `÷ plain (≥ ${LEAST_OF_PLAIN})`,
    'p50',
    'p99',
    'peak memory',
    'successes',
    'documents',
  ];
  return table(head, rows);
}

async function burst(url: string, data: () => object): Promise<Omit<Burst, 'memory'>> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: CALLS,
    sampleInt: SAMPLE_MS,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          // Every call is another client's: the limiter runs and refuses none.
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `${someAddress()}, 192.0.2.1` },
          body: JSON.stringify({ data: data() }),
        }),
      },
    ],
  });
  const { duration, latency } = result;
  return { perSecond: result['2xx'] / duration, p50: latency.p50, p99: latency.p99, successes: result['2xx'] };
}

function someAddress(): string {
  return `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
}

async function documentsOf(firestoreHost: string, projectId: string): Promise<number> {
  const { database, close } = openDatabase({ firestoreHost, projectId });
  const documents = (await database.collection('waitlist_signups').count().get()).data().count;
  await close();
  return documents;
}
