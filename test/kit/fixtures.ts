/// <reference lib="dom" />
// For what tests evaluate inside the browser.
import { type BrowserContext, test as base, expect } from 'playwright/test';
import { defaultProject } from '../../local/project.ts';
import { openEntries } from './entries.ts';
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
      const entries = openEntries({ firestoreHost, projectId: defaultProject() });
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
    // The browser itself reports every answer of 400 and above, and no page can keep it from doing so.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (types.includes(message.type()) && !isAnswer) errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) errors.push(`Request to ${request.url()}`);
  });
}

/** Waits until the console has the expected message and no other, and takes it out. */
export async function expectLogged(consoleErrors: string[], text: string): Promise<void> {
  await expect.poll(() => consoleErrors).not.toEqual([]);
  for (const error of consoleErrors.splice(0)) expect(error).toContain(text);
}
