/// <reference lib="dom" />
// Runs inside the page.

/** What the probe has seen, in ms since the navigation began. */
export interface Seen {
  firstPaint?: number;
  largestPaint?: number;
  /** When React had taken over the page and the dialog. */
  hydrated?: number;
  /** The first touch, and when the dialog that it opened was on screen. */
  touched?: number;
  opened?: number;
  /** The press of Enter that submitted a form. */
  entered?: number;
  longTasks: { start: number; duration: number }[];
  interactions: { name: string; start: number; duration: number }[];
  timeOrigin: number;
}

declare global {
  interface Window {
    seen: Seen;
    /** Told once something has been painted. */
    painted(data: string): void;
  }
}

interface InteractionTiming extends PerformanceEventTiming {
  interactionId: number;
}

/** Watches the page from before its first byte; put into it as an init script. It must stay small: it is measured too. */
export function probe() {
  const seen: Seen = { longTasks: [], interactions: [], timeOrigin: performance.timeOrigin };
  window.seen = seen;

  const observe = (type: string, see: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });

  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    seen.firstPaint = startTime;
    window.painted('');
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ start: startTime, duration }));
  observe(
    'event',
    (entry) => {
      const { interactionId, name, startTime, duration } = entry as InteractionTiming;
      if (interactionId) seen.interactions.push({ name, start: startTime, duration });
    },
    { durationThreshold: 16 },
  );

  const onCapture = <K extends keyof WindowEventMap>(type: K, see: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, see, true);
  onCapture('pointerdown', ({ timeStamp }) => {
    seen.touched ??= timeStamp;
  });
  onCapture('keydown', ({ key, timeStamp }) => {
    if (key === 'Enter') seen.entered = timeStamp;
  });

  // A dialog is on screen once the frame after its opening has been made.
  new MutationObserver(() => {
    if (!document.querySelector('dialog:modal')) return;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (seen.opened ??= performance.now());
      channel.port2.postMessage('');
    });
  }).observe(document, { subtree: true, attributeFilter: ['open'] });

  // React leaves its mark on every element that it has taken over.
  const timer = setInterval(() => {
    const taken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    const parts = document.querySelectorAll('main h1, main form, dialog form, footer');
    if (parts.length === 0 || ![...parts].every(taken)) return;
    seen.hydrated = performance.now();
    clearInterval(timer);
  }, 50);
}
