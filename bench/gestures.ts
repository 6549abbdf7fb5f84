/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visit } from './visit.ts';

/** Touches the middle of the first visible element that matches, with real input events. */
export async function tap({ page, devtools }: Visit, selector: string): Promise<void> {
  const point = await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit)) return { x, y };
    }
    return undefined;
  }, selector);
  if (!point) throw new Error(`Nothing that matches ${selector} can be touched.`);
  await Promise.all([
    devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
    devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

/** Presses one key. It doesn't wait for the page, as no finger does. */
export function press({ devtools }: Visit, key: string): Promise<unknown> {
  const enter = key === 'Enter';
  const event = {
    key,
    ...(enter ? { code: 'Enter', windowsVirtualKeyCode: 13 } : {}),
  };
  return Promise.all([
    devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: enter ? '\r' : key, ...event }),
    devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
  ]);
}

/** Types a text at a steady pace, whether the page keeps up or not. */
export async function type(visit: Visit, text: string, msBetween: number): Promise<void> {
  const pressed: Promise<unknown>[] = [];
  for (const letter of text) {
    pressed.push(press(visit, letter));
    await sleep(msBetween);
  }
  await Promise.all(pressed);
}
