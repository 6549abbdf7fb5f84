/** A part's ref: the part has the attribute `data-ahead` until the visitor gets to it, a little above the screen's edge. */
export function watchArrival(part: HTMLElement) {
  const observer = new IntersectionObserver(
    ([entry]) => part.toggleAttribute('data-ahead', Number(entry?.boundingClientRect.top) > innerHeight),
    { rootMargin: '0px 0px -5%' },
  );
  observer.observe(part);
  return () => observer.disconnect();
}
