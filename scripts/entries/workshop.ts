import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach } from 'vitest';
import { FirestoreStore } from '../../functions/src/store/firestore.ts';
import { openDatabase } from '../stack/database.ts';
import { type EmbeddedFirestore, startFirestore } from '../stack/firestore.ts';
import { fakeTerminal } from './fakeTerminal.ts';
import { run } from './run.ts';
import type { Terminal } from './terminal.ts';

interface Surroundings extends Partial<Pick<Terminal, 'columns' | 'confirm'>> {
  env?: NodeJS.ProcessEnv;
  quit?: AbortSignal;
}

export const NOW = new Date('2026-11-21T12:00:00Z');
export const EXTRAS = { submissionId: undefined, suspected: false };

/** The owner's tool beside a database of its own for every test of the file. */
export class Workshop {
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

  /** Runs a command line, and gives its exit code and what it printed. */
  async entries(args: string, { env, quit = new AbortController().signal, ...rest }: Surroundings = {}) {
    const { terminal, out, err } = fakeTerminal(rest);
    const surroundings = { terminal, env: { FIRESTORE_EMULATOR_HOST: this.firestore.host, ...env }, now: NOW, quit };
    const code = await run(args.split(' ').filter(Boolean), surroundings);
    return { code, out: out(), err: err() };
  }

  /** A week of entries, stored as visitors' are: a signup by each way and a message a day. */
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
