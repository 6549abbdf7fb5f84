/// <reference lib="dom" />
// For code that tests evaluate inside the browser.
import type { DocumentData } from 'firebase-admin/firestore';
import { type BrowserContext, test as base, expect } from 'playwright/test';
import { openDatabase } from '../../tools/lib/openDatabase.ts';
import { defaultProject } from '../../tools/lib/project.ts';
import { firestoreHost } from './stack.ts';

export { expect };

interface Fixtures {
  /** Errors and Chromium's warnings in the console, and requests to other sites. A test takes out what it expects. */
  consoleErrors: string[];
}

interface WorkerFixtures {
  /** What the running stack has stored. All tests share it, so each uses its own emails. */
  entries: ReturnType<typeof openEntries>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  entries: [
    async ({}, use) => {
      const entries = openEntries();
      await use(entries);
      await entries.close();
    },
    { scope: 'worker' },
  ],
  consoleErrors: ({}, use) => use([]),
  /** Fails a test that leaves errors in the console. */
  context: async ({ context, baseURL, browserName, consoleErrors }, use) => {
    // Other browsers warn about what they don't know.
    const types = browserName === 'chromium' ? ['error', 'warning'] : ['error'];
    collectErrors(context, `${baseURL}`, types, consoleErrors);
    await use(context);
    expect(consoleErrors).toEqual([]);
  },
});

function collectErrors(context: BrowserContext, origin: string, types: string[], errors: string[]): void {
  context.on('console', (message) => {
    // The browser itself reports every answer of 400 and above. No page can prevent that.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (types.includes(message.type()) && !isAnswer) errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) errors.push(`Request to ${request.url()}`);
  });
}

/** Opens the entries of the running stack, by their email as stored. Close it at the end. */
function openEntries() {
  const { database, close } = openDatabase({ firestoreHost, projectId: defaultProject() });
  const reader = (collection: string) => async (email: string) => {
    const { docs } = await database.collection(collection).where('email', '==', email).get();
    return docs.map((document): DocumentData => document.data());
  };
  return { signups: reader('waitlist_signups'), messages: reader('contact_submissions'), close };
}

/** An email that no other test uses. */
export function uniqueEmail(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@site.example.com`;
}

/** Waits until the console has only the expected message, and takes it out. */
export async function expectLogged(consoleErrors: string[], text: string): Promise<void> {
  await expect.poll(() => consoleErrors).not.toEqual([]);
  for (const error of consoleErrors.splice(0)) expect(error).toContain(text);
}
