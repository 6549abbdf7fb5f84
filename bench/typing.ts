import { setTimeout as sleep } from 'node:timers/promises';
import { tap, type } from './gestures.ts';
import type { Part } from './part.ts';
import { count, ms } from './stats.ts';
import { CHECK_HEAD, checkRow, neverRow, table } from './table.ts';
import { OPENER } from './taps.ts';
import { slowestInteraction, visit } from './visit.ts';

const FIELD = 'dialog input[name="email"]';
/** A quick typist on a phone. */
const MS_BETWEEN_LETTERS = 120;
const WORD = 'some.visitor.who.types.on@';
/** By then nobody waits for hydration any more. */
const MOST_WORDS = 5;
const PAUSE_MS = 2000;
const SETTLING_MS = 1000;

interface Typing {
  whileHydrating: number;
  later: number;
  lost: number;
  /** Whether hydration ended while letters were being typed, as it should for this to mean something. */
  caught: boolean;
}

/** Typing into the dialog from the moment it can be opened until well after hydration. */
export const typing: Part<Typing> = {
  title: 'Typing in the dialog right after a tap at first paint (slow 4G, CPU 4×)',
  measure: ({ origin, route, port }) =>
    visit({ port, url: origin + route }, async (visit) => {
      await visit.painted;
      await tap(visit, OPENER);
      await visit.page.waitForFunction(() => window.seen.opened);
      await tap(visit, FIELD);
      let typed = '';
      let caught = false;
      while (!caught && typed.length < MOST_WORDS * WORD.length) {
        await type(visit, WORD, MS_BETWEEN_LETTERS);
        typed += WORD;
        caught = (await visit.seen()).hydrated !== undefined;
      }
      await sleep(PAUSE_MS);
      const later = await visit.page.evaluate(() => performance.now());
      await type(visit, WORD, MS_BETWEEN_LETTERS);
      typed += WORD;
      await sleep(SETTLING_MS);
      const arrived = await visit.page.locator(FIELD).inputValue();
      const seen = await visit.seen();
      return {
        whileHydrating: slowestInteraction(seen, 0, later),
        later: slowestInteraction(seen, later),
        lost: arrived === typed ? 0 : Math.max(1, typed.length - arrived.length),
        caught,
      };
    }),
  report: (samples) =>
    table(CHECK_HEAD, [
      checkRow({
        what: 'INP while it hydrates (the taps included)',
        values: samples.map(({ whileHydrating }) => whileHydrating),
        format: ms,
        limit: 200,
      }),
      checkRow({ what: 'INP later', values: samples.map(({ later }) => later), format: ms, limit: 150 }),
      checkRow({ what: 'letters lost', values: samples.map(({ lost }) => lost), format: count, limit: 0 }),
      neverRow(
        'hydration not seen while typing',
        samples.map(({ caught }) => !caught),
      ),
    ]),
};
