import { setTimeout as sleep } from 'node:timers/promises';
import { count, ms } from '../stats.ts';
import type { Part } from './part.ts';
import { openDialog, tap, visit } from './visit.ts';

const FIELD = 'dialog input[name="email"]';
/** A quick typist on a phone. */
const MS_BETWEEN_LETTERS = 120;
const WORD = 'some.visitor.who.types.on@';
/** Gives up waiting for hydration after that. */
const MOST_WORDS = 5;
const SETTLING_MS = 1000;

/** Typing into the dialog from its opening until after hydration. */
export const typing: Part<'INP' | 'lost' | 'missed'> = {
  title: 'Typing in the dialog right after a tap at first paint (slow 4G, CPU 4×)',
  pages: ['ours'],
  metrics: {
    INP: { name: 'INP during and after hydration', format: ms, limit: 200 },
    lost: { name: 'letters lost', format: count, limit: 0 },
    missed: { name: 'hydration not seen while typing', format: count, limit: 0 },
  },
  measure: (bench, url) =>
    visit(bench, url, async ({ page, painted, seen }) => {
      await painted;
      await openDialog(page);
      await tap(page, FIELD);
      const pressed: Promise<void>[] = [];
      let hydrated = Number.NaN;
      // One word more after hydration.
      for (let word = 0, after = false; word < MOST_WORDS && !after; word += 1) {
        after = !Number.isNaN(hydrated);
        for (const letter of WORD) {
          // A finger doesn't wait for the page.
          pressed.push(page.keyboard.press(letter));
          await sleep(MS_BETWEEN_LETTERS);
        }
        ({ hydrated } = await seen());
      }
      await Promise.all(pressed);
      await sleep(SETTLING_MS);
      const arrived = await page.locator(FIELD).inputValue();
      const typed = WORD.repeat(pressed.length / WORD.length);
      return {
        INP: (await seen()).INP,
        lost: arrived === typed ? 0 : Math.max(1, typed.length - arrived.length),
        missed: Number.isNaN(hydrated) ? 1 : 0,
      };
    }),
};
