/// <reference lib="dom" />
import { count, ms } from '../stats.ts';
import type { Part } from './part.ts';
import { visit } from './visit.ts';

const FIELD = 'main form input[name="email"]';
const EMAIL = 'visitor@bench.example.com';
const CALL = '/api/joinWaitlist';
const WAITING = { timeout: 10_000 };

/** An email in the page's own form at first paint, as autofill puts it, and Enter pressed at once. */
export const submitting: Part<'toWire' | 'lost' | 'leaked'> = {
  title: 'Email submitted at first paint (slow 4G, CPU 4×)',
  pages: ['ours'],
  metrics: {
    toWire: { name: 'Enter → request on the wire', format: ms, limit: 700 },
    lost: { name: 'submission lost', format: count, limit: 0 },
    leaked: { name: 'email in an address, or page left', format: count, limit: 0 },
  },
  measure: (bench, url) =>
    visit(bench, url, async ({ page, painted, seen }) => {
      const addresses: string[] = [];
      let sent: string | null | undefined;
      page.on('request', (request) => {
        addresses.push(request.url());
        if (request.url().endsWith(CALL)) sent = request.postData();
      });
      await painted;
      await page.evaluate((field) => document.querySelector<HTMLElement>(field)?.focus(), FIELD);
      await page.keyboard.insertText(EMAIL);
      await page.keyboard.press('Enter');
      const call = await page
        .waitForFunction((call) => performance.getEntriesByName(location.origin + call)[0]?.startTime, CALL, WAITING)
        .then((time) => time.jsonValue())
        .catch(() => Number.POSITIVE_INFINITY);
      const { entered } = await seen();
      return {
        toWire: Number(call) - entered,
        // A form that the browser posts by itself isn't JSON.
        lost: sent?.startsWith('{') && JSON.parse(sent).data?.email === EMAIL ? 0 : 1,
        leaked: page.url() !== url || addresses.some((address) => /visitor(@|%40)/i.test(address)) ? 1 : 0,
      };
    }),
};
