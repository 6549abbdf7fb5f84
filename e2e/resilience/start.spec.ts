import type { Page } from 'playwright/test';
import { uniqueEmail } from '../../test/kit/entries.ts';
import { expect, test } from '../../test/kit/fixtures.ts';
import { join, pageForm } from '../../test/kit/forms.ts';
import { APP, hold } from '../../test/kit/network.ts';
import { expectOutcomePage } from '../../test/kit/outcomePages.ts';
import { hydrated } from '../../test/kit/page.ts';

/** Lists the requests for the app. */
async function appRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(APP, (route) => {
    requests.push(route.request().url());
    return route.continue();
  });
  return requests;
}

/** In the page: keeps entries about the paint until a test calls `paint()`. */
function withholdPaint() {
  window.PerformanceObserver = class extends PerformanceObserver {
    constructor(callback: PerformanceObserverCallback) {
      super(callback);
      Object.assign(window, { paint: callback });
    }
    override observe() {}
  };
}

const loaded = (page: Page) => page.waitForFunction(() => document.readyState === 'complete');

test('the app starts after the document is parsed, even if the page is painted earlier', async ({ page }) => {
  const requests = await appRequests(page);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script src="/slow.js"></script></body>');
    return route.fulfill({ response, body });
  });
  await page.route('**/slow.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const release = await hold(page, '**/slow.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  expect(requests).toEqual([]);
  release();
  await hydrated(page);
});

test('the app of a tab in the background starts when the tab is shown', async ({ page }) => {
  const requests = await appRequests(page);
  await page.clock.install();
  await page.addInitScript(withholdPaint);
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { get: () => true }));
  await page.goto('/');
  await page.clock.fastForward(10_000);
  expect(requests).toEqual([]);
  await page.evaluate(() => (window as unknown as { paint(): void }).paint());
  await hydrated(page);
});

test('the app starts after three seconds if the browser reports no paint', async ({ page }) => {
  const requests = await appRequests(page);
  await page.clock.install();
  await page.addInitScript(withholdPaint);
  await page.goto('/');
  await loaded(page);
  expect(requests).toEqual([]);
  await page.clock.fastForward(3_000);
  await hydrated(page);
});

test('the app starts in a browser without paint entries', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] }));
  await page.goto('/');
  await hydrated(page);
});

test('the app starts even if the print styles never arrive', async ({ page }) => {
  await page.route('**/print.css', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
});

test('an app that failed to load is tried again when the page comes back from the browser’s cache', async ({
  page,
  consoleErrors,
}) => {
  await page.route(APP, (route) => route.abort());
  await page.goto('/');
  await page.waitForEvent('requestfailed');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await hydrated(page);
  // The failure was handled.
  expect(consoleErrors).toEqual([]);
});

test('an unsupported browser doesn’t load the app, and posts the form', async ({ page }) => {
  const requests = await appRequests(page);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.goto('/');
  await join(await pageForm.show(page), uniqueEmail('old'));
  await expectOutcomePage(page, 'joined');
  expect(requests).toEqual([]);
});
