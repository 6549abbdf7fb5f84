import type { Page } from 'playwright/test';

/** The callables, and the code of the app. */
export const [API, APP] = ['**/api/*', '**/assets/*.js'];

/** What a page and the server send to each other. */
export function networkOf(page: Page) {
  const network = {
    async visit(path: string) {
      await page.goto(path);
      await network.hydrated();
    },

    /** Waits until each form has `noValidate`, which hydration sets. The dialog's form hydrates last. */
    hydrated: () =>
      page.waitForFunction(
        () => document.forms.length > 0 && [...document.forms].every(({ noValidate }) => noValidate),
        undefined,
        // For a busy machine.
        { timeout: 30_000 },
      ),

    /** Records the requests whose method and path begin with `start`. */
    requests(start: 'GET /assets/' | 'POST /api/') {
      const requests: { path: string; body: unknown }[] = [];
      page.on('request', (request) => {
        const path = new URL(request.url()).pathname;
        if (`${request.method()} ${path}`.startsWith(start)) requests.push({ path, body: request.postDataJSON() });
      });
      return requests;
    },

    /** Holds requests until the returned function is called. Earlier routes then answer them. */
    async hold(url: string) {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(url, async (route) => {
        await promise;
        await route.fallback();
      });
      return resolve;
    },

    /** Opens a page and holds back its app. The returned function releases the app and waits for it. */
    async arriveEarly(path: string) {
      const release = await network.hold(APP);
      await page.goto(path);
      return () => {
        release();
        return network.hydrated();
      };
    },

    /**
     * The next submission of a form fails, perhaps after it is stored. The route stays, because removing one (`unroute`,
     * `times`) makes paused requests hang in Playwright 1.65.
     */
    async failOnce({ isStored = false } = {}) {
      let isFirst = true;
      await page.route(API, async (route) => {
        if (!isFirst || route.request().method() !== 'POST') return route.fallback();
        isFirst = false;
        if (!isStored) return route.fulfill({ status: 503 });
        await route.fetch({ timeout: 30_000 });
        await route.abort('connectionreset');
      });
    },
  };
  return network;
}
