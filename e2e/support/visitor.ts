/// <reference lib="dom" />
// For what tests evaluate inside the browser.
import type { BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { expect as standard } from 'playwright/test';
import { test as base, inject } from 'vitest';
import { DESKTOP, openBrowser, PHONE } from './browser.ts';
import { openEntries } from './entries.ts';
import { keepEvidence, record } from './evidence.ts';

/** Below the test's own timeout, so that a failure names the missing element. */
const ACTION_MS = 10_000;

export const expect = standard.configure({ timeout: ACTION_MS });

export const DEVICES: [name: string, device: BrowserContextOptions][] = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
];

/** A browser for each worker, and for every test a visitor with a window of their own. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what the fixture needs.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('stack', { scope: 'file' }, inject('stack'))
  .extend('entries', { scope: 'file' }, ({ stack }, { onCleanup }) => {
    const entries = openEntries(stack);
    onCleanup(entries.close);
    return entries;
  })
  /** Playwright's options for the window: `test.override('device', PHONE)`. */
  .extend('device', DESKTOP)
  .extend('context', async ({ browser, device, stack, task }, { onCleanup }) => {
    // Smooth scrolling would keep every click on something further down waiting.
    const context = await browser.newContext({ baseURL: stack.origin, reducedMotion: 'reduce', ...device });
    context.setDefaultTimeout(ACTION_MS);
    await record(context);
    onCleanup(async () => {
      if (task.result?.state === 'fail') await keepEvidence(context, task.fullTestName);
      await context.close();
    });
    return context;
  })
  /** What no visit may cause: errors or warnings in the console, requests to others. A test takes out what it expects. */
  .extend('complaints', { auto: true }, ({ context, stack }, { onCleanup }) => {
    const complaints: string[] = [];
    context.on('console', (message) => {
      if (isComplaint(message)) complaints.push(message.text());
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('request', (request) => {
      if (new URL(request.url()).origin !== stack.origin) complaints.push(`Request to ${request.url()}`);
    });
    onCleanup(() => standard(complaints).toEqual([]));
    return complaints;
  })
  .extend('page', ({ context }) => context.newPage());

/** The browser itself reports every answer of 400 and above, and no page can keep it from doing so. */
function isComplaint(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource');
}

/** Waits until the console has the message that is expected and no other, and takes it out. */
export async function expectLogged(complaints: string[], text: string): Promise<void> {
  await expect
    .poll(() => new Set(complaints.map((complaint) => complaint.includes(text) || complaint)))
    .toEqual(new Set([true]));
  complaints.length = 0;
}

/** Opens a page and waits until React has taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['main h1', 'main form', 'dialog form', 'footer'].every((selector) => {
      const element = document.querySelector(selector);
      return !element || Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    }),
  );
}

/** An email that no other test uses: all share one database. */
export function uniqueEmail(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@site.example.com`;
}

/** Waits for exactly one toast with these words; a destructive one interrupts (`alert`), the others don't. */
export async function expectToast(
  page: Page,
  role: 'status' | 'alert',
  title: string,
  description: string,
): Promise<void> {
  const region = page.getByRole(role).filter({ hasText: title });
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  await expect(region).toContainText(description);
}
