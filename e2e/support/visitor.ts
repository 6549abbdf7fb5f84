/// <reference lib="dom" />
// For what tests evaluate inside the browser.
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
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
  /** What no visit may cause: errors or warnings in the console, requests to others. A test takes out what it expects. */
  .extend('complaints', { scope: 'file' }, (): string[] => [])
  /** Opens a window with Playwright's options for it; the file's end closes it. */
  .extend('open', { scope: 'file' }, ({ browser, stack, complaints }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    onCleanup(async () => void (await Promise.all(contexts.map((context) => context.close()))));
    return async (device: BrowserContextOptions) => {
      // Smooth scrolling would keep every click on something further down waiting.
      const context = await browser.newContext({ baseURL: stack.origin, reducedMotion: 'reduce', ...device });
      contexts.push(context);
      context.setDefaultTimeout(ACTION_MS);
      collectComplaints(context, stack.origin, complaints);
      await record(context);
      return context;
    };
  })
  /** Keeps the evidence of a failed test, ends its use of the context, then fails it for all complaints until then. */
  .extend('review', ({ complaints, task }) => async (context: BrowserContext, end: () => Promise<void>) => {
    if (complaints.length > 0 || task.result?.state === 'fail') await keepEvidence(context, task.fullTestName);
    await end().finally(() => standard(complaints.splice(0)).toEqual([]));
  })
  .extend('sharedPages', { scope: 'file' }, () => new Map<string, Promise<Page>>())
  /** Opens a route once for the file, and restores it after the test. A failed test leaves the next a new page. */
  .extend('shared', ({ open, sharedPages, review, task }, { onCleanup }) => {
    let restore = async () => {};
    onCleanup(() => restore());
    return async (path: string, device: BrowserContextOptions = DESKTOP) => {
      const key = JSON.stringify([path, device]);
      const opening = sharedPages.get(key) ?? open(device).then((context) => openPage(context, path));
      sharedPages.set(key, opening);
      opening.catch(() => sharedPages.delete(key));
      const page = await opening;
      restore = () =>
        review(page.context(), async () => {
          if (task.result?.state !== 'fail') return restorePage(page, device);
          sharedPages.delete(key);
          await page.context().close();
        });
      return page;
    };
  })
  /** Playwright's options for the window: `test.override('device', PHONE)`. */
  .extend('device', DESKTOP as BrowserContextOptions)
  .extend('context', async ({ open, device, review }, { onCleanup }) => {
    const context = await open(device);
    onCleanup(() => review(context, () => context.close()));
    return context;
  })
  .extend('page', ({ context }) => context.newPage());

async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await visit(page, path);
  return page;
}

/** Closes dialog, menu and toast, empties the forms, and takes back network, media, size, styles and scroll position. */
async function restorePage(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  await page.unrouteAll();
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
  if (viewport) await page.setViewportSize(viewport);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('fieldset [required]')) {
      // Another text takes back the field's error, too.
      for (const text of ['x', '']) {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      field.blur();
    }
    for (const button of document.querySelectorAll<HTMLElement>(':is([role=status], [role=alert]) button'))
      button.click();
    document.adoptedStyleSheets = [];
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

function collectComplaints(context: BrowserContext, origin: string, complaints: string[]): void {
  context.on('console', (message) => {
    // The browser itself reports every answer of 400 and above, and no page can keep it from doing so.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isAnswer) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) complaints.push(`Request to ${request.url()}`);
  });
}

/** Waits until the console has the expected message and no other, and takes it out. */
export async function expectLogged(complaints: string[], text: string): Promise<void> {
  await expect.poll(() => complaints).not.toEqual([]);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain(text);
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
