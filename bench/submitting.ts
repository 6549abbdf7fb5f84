/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import { press } from './gestures.ts';
import type { Part } from './part.ts';
import { ms } from './stats.ts';
import { CHECK_HEAD, checkRow, neverRow, table } from './table.ts';
import { type SentRequest, visit } from './visit.ts';

const FIELD = 'main form input[name="email"]';
const EMAIL = 'visitor@bench.example.com';
const GIVEN_UP_AFTER_MS = 10_000;

interface Submission {
  /** From Enter to the request; undefined if it never came. */
  toWire: number | undefined;
  /** Whether the email stands in any address. */
  leaked: boolean;
}

/** An email that is in the page's own form at first paint (as autofill does it), and Enter pressed at once. */
export const submitting: Part<Submission> = {
  title: 'Email entered and submitted at first paint (slow 4G, CPU 4×)',
  onlyAt: '/',
  measure: ({ origin, route, port }) =>
    visit({ port, url: origin + route }, async (visit) => {
      const { page, devtools, requests } = visit;
      await visit.painted;
      await page.evaluate((field) => document.querySelector<HTMLElement>(field)?.focus(), FIELD);
      await devtools.send('Input.insertText', { text: EMAIL });
      await press(visit, 'Enter');
      for (let waited = 0; !requests.some(isJoin) && waited < GIVEN_UP_AFTER_MS; waited += 50) await sleep(50);
      const { entered = Number.NaN, timeOrigin } = await visit.seen();
      const join = requests.find(isJoin);
      const addresses = [page.url(), ...requests.map(({ url }) => url)];
      return {
        toWire: join && join.time - timeOrigin - entered,
        leaked: addresses.some((address) => /visitor(@|%40)/i.test(address)) || page.url() !== origin + route,
      };
    }),
  report: (samples) =>
    table(CHECK_HEAD, [
      checkRow({
        what: 'Enter → request on the wire',
        values: samples.map(({ toWire }) => toWire ?? Number.POSITIVE_INFINITY),
        format: ms,
        limit: 700,
      }),
      neverRow(
        'submission lost',
        samples.map(({ toWire }) => toWire === undefined),
      ),
      neverRow(
        'email in an address, or page left',
        samples.map(({ leaked }) => leaked),
      ),
    ]),
};

function isJoin({ url, method, postData }: SentRequest): boolean {
  if (method !== 'POST' || !url.endsWith('/api/joinWaitlist')) return false;
  // A form that the browser sends by itself isn't JSON, and no callable takes it.
  return postData?.startsWith('{') === true && JSON.parse(postData).data?.email === EMAIL;
}
