/** Selects a part that the visitor hasn't got to yet. */
export const AHEAD = '&[data-ahead]';

/** A ref callback. A part is ahead until it is first a little above the screen's lower edge. */
export function watchArrival(part: HTMLElement) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      const isAhead = part.toggleAttribute('data-ahead', Number(entry?.boundingClientRect.top) > innerHeight);
      if (!isAhead) observer.disconnect();
    },
    { rootMargin: '0px 0px -5%' },
  );
  observer.observe(part);
  return () => observer.disconnect();
}
