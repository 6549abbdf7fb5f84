import { Writable } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach } from 'vitest';
import { FirestoreStore } from '../../functions/src/store/firestore.ts';
import { execute } from '../cli/command.ts';
import { openDatabase } from '../stack/database.ts';
import { type EmbeddedFirestore, startFirestore } from '../stack/firestore.ts';
import { type Context, entriesCommand } from './commands.ts';
import type { Terminal } from './terminal.ts';

type Screen = Partial<Pick<Terminal, 'columns' | 'confirm'>>;

export const NOW = new Date('2026-11-21T12:00:00Z');
export const EXTRAS = { submissionId: undefined, suspected: false };

/** A terminal without screen or reader unless given; keeps what is printed. */
export function fakeTerminal(screen: Screen = {}) {
  const printed = { out: '', err: '' };
  const sink = (name: 'out' | 'err') =>
    new Writable({
      write(chunk, _encoding, done) {
        printed[name] += chunk;
        done();
      },
    });
  const terminal: Terminal = { columns: undefined, confirm: undefined, ...screen, out: sink('out'), err: sink('err') };
  return { terminal, printed };
}

/** The owner's tool with a database of its own for every test of the file. */
export class TestDatabase {
  firestore!: EmbeddedFirestore;
  database!: Firestore;
  #close!: () => Promise<void>;

  constructor() {
    beforeEach(async () => {
      this.firestore = await startFirestore();
      const opened = openDatabase({ firestoreHost: this.firestore.host, projectId: 'demo-stet' });
      this.database = opened.database;
      this.#close = opened.close;
    });
    afterEach(async () => {
      await this.#close();
      this.firestore.stop();
    });
  }

  get store(): FirestoreStore {
    return new FirestoreStore(this.database);
  }

  /** Runs a command line and returns its exit code and output. */
  async entries(args: string, context: Screen & Partial<Pick<Context, 'env' | 'quit'>> = {}) {
    const { env, quit = new AbortController().signal, ...screen } = context;
    const { terminal, printed } = fakeTerminal(screen);
    const host = { FIRESTORE_EMULATOR_HOST: this.firestore.host };
    const program = entriesCommand({ terminal, env: { ...host, ...env }, now: NOW, quit });
    const code = await execute(program, args.split(' ').filter(Boolean), quit);
    return { code, ...printed };
  }

  /** Stores a week of entries as visitors do: each day a signup from each form and a message. */
  async fill(): Promise<void> {
    const { store } = this;
    const at = (day: number, hour: number) => {
      this.firestore.setClock(() => new Date(Date.UTC(2026, 10, day, hour)));
    };
    for (let day = 15; day <= 21; day += 1) {
      at(day, 9);
      await store.addSignup({ ...EXTRAS, email: `dialog.${day}@example.com`, source: 'modal' });
      at(day, 10);
      await store.addSignup({ ...EXTRAS, email: `page.${day}@example.com`, source: 'website', suspected: day === 20 });
      at(day, 11);
      const message = '=1+1\nHello\u001b[2J';
      await store.addMessage({ ...EXTRAS, name: 'Zoë', email: `Writer.${day}@Example.com`, message });
    }
    this.firestore.setClock(undefined);
  }
}
