import { describe } from 'vitest';
import type { Submission } from '../src/store/entryStore.ts';
import { describeEntryStore } from './entryStoreSuite.ts';
import { MemoryStore } from './memoryStore.ts';

describe('the store in memory', () => {
  describeEntryStore(async () => {
    const store = new MemoryStore();
    return {
      store,
      signups: async () => [...store.signups.values()].map(documented),
      messages: async () => [...store.messages.values()].map(({ submissionId, ...message }) => documented(message)),
    };
  });
});

/** An entry's fields as a document would have them. */
function documented<T extends Partial<Submission>>(entry: T): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined && value !== false));
}
