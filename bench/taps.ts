import { setTimeout as sleep } from 'node:timers/promises';
import { tap } from './gestures.ts';
import type { Bench, Part } from './part.ts';
import { ms } from './stats.ts';
import { CHECK_HEAD, checkRow, neverRow, table } from './table.ts';
import { slowestInteraction, visit } from './visit.ts';

/** Buttons of the page that open the waitlist dialog. */
export const OPENER = '[commandfor="waitlist-dialog"]:not(dialog *)';

const LATE_MS = 6000;
const GIVEN_UP_AFTER_MS = 8000;
/** Until the browser has reported the interaction. */
const SETTLING_MS = 1000;

interface Tap {
  /** From the touch to the dialog on screen; undefined if it never came. */
  toDialog: number | undefined;
  interaction: number;
}

async function tapAfter({ origin, route, port }: Bench, delay: number): Promise<Tap> {
  return visit({ port, url: origin + route }, async (visit) => {
    await visit.painted;
    await sleep(delay);
    await tap(visit, OPENER);
    await visit.page.waitForFunction(() => window.seen.opened, null, { timeout: GIVEN_UP_AFTER_MS }).catch(() => {});
    await sleep(SETTLING_MS);
    const seen = await visit.seen();
    const toDialog = seen.opened && seen.touched ? seen.opened - seen.touched : undefined;
    return { toDialog, interaction: slowestInteraction(seen) };
  });
}

/** A tap on the button for the waitlist as soon as it can be seen, and when everything should be quiet. */
export const taps: Part<{ early: Tap; late: Tap }> = {
  title: 'Tap on “Join the Waitlist” (slow 4G, CPU 4×)',
  measure: async (bench) => ({ early: await tapAfter(bench, 0), late: await tapAfter(bench, LATE_MS) }),
  report: (samples) =>
    table(
      CHECK_HEAD,
      (['early', 'late'] as const).flatMap((moment) => {
        const taps = samples.map((sample) => sample[moment]);
        const when = moment === 'early' ? 'at first paint' : '6 s later';
        return [
          checkRow({
            what: `${when}: tap → dialog on screen`,
            values: taps.map(({ toDialog }) => toDialog ?? Number.POSITIVE_INFINITY),
            format: ms,
            limit: 150,
          }),
          checkRow({
            what: `${when}: INP`,
            values: taps.map(({ interaction }) => interaction),
            format: ms,
            limit: 150,
          }),
          neverRow(
            `${when}: tap lost`,
            taps.map(({ toDialog }) => toDialog === undefined),
          ),
        ];
      }),
    ),
};
