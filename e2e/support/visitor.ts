/// <reference lib="dom" />
// For what tests evaluate inside the browser.
import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Locator, Page } from 'playwright';
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

/** A page that the tests of a file share, with the complaints since the last test. */
interface SharedPage {
  page: Page;
  complaints: string[];
}

/** A browser for each worker, and for every test a visitor with a window of their own. */
export const test = base
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
  /** Opens a window with Playwright's options for it; the file's end closes it. */
  .extend('open', { scope: 'file' }, ({ browser, stack }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    onCleanup(async () => void (await Promise.all(contexts.map((context) => context.close()))));
    return async (device: BrowserContextOptions) => {
      // Smooth scrolling would keep every click on something further down waiting.
      const context = await browser.newContext({ baseURL: stack.origin, reducedMotion: 'reduce', ...device });
      contexts.push(context);
      context.setDefaultTimeout(ACTION_MS);
      await record(context);
      return context;
    };
  })
  .extend('sharedPages', { scope: 'file' }, () => new Map<string, Promise<SharedPage>>())
  /** Opens a route once for the file. Whoever changes the page restores it. */
  .extend('shared', ({ open, sharedPages, stack, task }, { onCleanup }) => {
    const used = new Set<SharedPage>();
    onCleanup(async () => {
      for (const { page, complaints } of used) {
        if (complaints.length > 0 || task.result?.state === 'fail') {
          await keepEvidence(page.context(), task.fullTestName);
          await record(page.context());
        }
        standard(complaints.splice(0)).toEqual([]);
      }
    });
    return async (path: string, device: BrowserContextOptions = DESKTOP) => {
      const key = JSON.stringify([path, device]);
      const opening = sharedPages.get(key) ?? openShared(await open(device), path, stack.origin);
      sharedPages.set(key, opening);
      const shared = await opening;
      used.add(shared);
      return shared.page;
    };
  })
  /** Playwright's options for the window: `test.override('device', PHONE)`. */
  .extend('device', DESKTOP as BrowserContextOptions)
  /** What no visit may cause: errors or warnings in the console, requests to others. A test takes out what it expects. */
  .extend('complaints', (): string[] => [])
  .extend('context', async ({ open, device, complaints, stack, task }, { onCleanup }) => {
    const context = await open(device);
    collectComplaints(context, stack.origin, complaints);
    onCleanup(async () => {
      if (complaints.length > 0 || task.result?.state === 'fail') await keepEvidence(context, task.fullTestName);
      await context.close();
      standard(complaints).toEqual([]);
    });
    return context;
  })
  .extend('page', ({ context }) => context.newPage());

async function openShared(context: BrowserContext, path: string, origin: string): Promise<SharedPage> {
  const complaints: string[] = [];
  collectComplaints(context, origin, complaints);
  const page = await context.newPage();
  await visit(page, path);
  return { page, complaints };
}

function collectComplaints(context: BrowserContext, origin: string, complaints: string[]): void {
  context.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) complaints.push(`Request to ${request.url()}`);
  });
}

/** The browser itself reports every answer of 400 and above, and no page can keep it from doing so. */
function isComplaint(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource');
}

/** Waits until the console has the expected message and no other, and takes it out. */
export async function expectLogged(complaints: string[], text: string): Promise<void> {
  await expect
    .poll(() => new Set(complaints.map((complaint) => complaint.includes(text) || complaint)))
    .toEqual(new Set([true]));
  complaints.length = 0;
}

/** Opens a page and waits until React has hydrated it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A link in the footer. */
export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** The page's one heading of the first level. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

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

/** Runs a check for each case, and names the case that fails. */
export async function forEachCase<Case>(
  cases: readonly (readonly [name: string, value: Case])[],
  check: (value: Case) => Promise<void>,
): Promise<void> {
  for (const [name, value] of cases) {
    try {
      await check(value);
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
}
