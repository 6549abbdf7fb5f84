import { setTimeout as sleep } from 'node:timers/promises';
import { count, ms } from '../stats.ts';
import { ALL, type Part } from './part.ts';
import { openDialog, visit } from './visit.ts';

const LATE_MS = 6000;
/** Until the browser has reported the interaction. */
const SETTLING_MS = 1000;

const taps = (title: string, delay: number): Part<'toDialog' | 'INP' | 'lost'> => ({
  title: `Tap on “Join the Waitlist” ${title} (slow 4G, CPU 4×)`,
  pages: ALL,
  samples: 2,
  metrics: {
    toDialog: {
      name: 'tap → dialog on screen',
      format: ms,
      limit: 150,
      ...(delay > 0 ? { toTwin: 2, toZero: 2 } : {}),
    },
    INP: { name: 'INP', format: ms, limit: 150 },
    lost: { name: 'taps without a dialog', format: count, limit: 0 },
  },
  measure: (bench, url) =>
    visit(bench, url, async ({ page, painted, seen }) => {
      await painted;
      await sleep(delay);
      await openDialog(page).catch(() => {});
      await sleep(SETTLING_MS);
      const { opened, touched, INP } = await seen();
      return { toDialog: opened - touched, INP, lost: Number.isNaN(opened) ? 1 : 0 };
    }),
});

/** A tap on the button as soon as it is painted, and one when everything is quiet. */
export const earlyTap = taps('at first paint', 0);
export const lateTap = taps('6 s later', LATE_MS);
