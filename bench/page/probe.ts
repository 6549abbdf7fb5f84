/// <reference lib="dom" />
// Runs inside the page.

/** Logged by the probe: the first contentful paint, and the opened dialog. */
export const PAINTED = 'first-contentful-paint';
export const OPENED = 'dialog-opened';

/** Times in ms since the navigation began; NaN where nothing happened. */
export interface Seen extends Record<'FCP' | 'LCP' | 'CLS' | 'INP', number> {
  hydrated: number;
  /** The first touch, and when the dialog that it opened was on screen. */
  touched: number;
  opened: number;
  /** The press of Enter that submitted a form. */
  entered: number;
  /** Durations. */
  longTasks: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Watches the page from before its first byte. Keep it small: it is measured too. */
export function probe({ onFCP, onLCP, onCLS, onINP }: typeof import('web-vitals')) {
  const never = Number.NaN;
  const seen: Seen = {
    ...{ FCP: never, LCP: never, CLS: 0, INP: 0 },
    ...{ hydrated: never, touched: never, opened: never, entered: never },
    longTasks: [],
  };
  window.seen = seen;

  for (const on of [onFCP, onLCP, onCLS]) {
    on(({ name, value }) => (seen[name as 'LCP'] = value), { reportAllChanges: true });
  }
  // The worst so far: INP forgives one interaction in fifty.
  onINP(({ value }) => (seen.INP = Math.max(seen.INP, value)), { reportAllChanges: true, durationThreshold: 16 });

  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => seen.longTasks.push(duration));
  observe('paint', ({ name }) => console.debug(name));

  const onCapture = <K extends 'pointerdown' | 'keydown'>(type: K, see: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, see, true);
  onCapture('pointerdown', ({ timeStamp }) => {
    if (Number.isNaN(seen.touched)) seen.touched = timeStamp;
  });
  onCapture('keydown', ({ key, timeStamp }) => {
    if (key === 'Enter') seen.entered = timeStamp;
  });

  // A dialog is on screen once the frame after its opening has been made.
  new MutationObserver((_, observer) => {
    if (!document.querySelector('dialog:modal')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        seen.opened = performance.now();
        console.debug('dialog-opened');
      };
      channel.port2.postMessage('');
    });
  }).observe(document, { subtree: true, attributeFilter: ['open'] });

  // React leaves its mark on every element that it has hydrated.
  const timer = setInterval(() => {
    const hydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    const parts = document.querySelectorAll('main h1, main form, dialog form, footer');
    if (parts.length === 0 || ![...parts].every(hydrated)) return;
    seen.hydrated = performance.now();
    clearInterval(timer);
  }, 50);
}
