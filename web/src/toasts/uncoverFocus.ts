const GAP_PX = 8;

/** Scrolls the focus out from under a toast at an edge of the window, also when it moves. Returns how to stop. */
export function uncoverFocus(toast: HTMLElement, edge: 'top' | 'bottom'): () => void {
  function uncover() {
    const { activeElement: focused } = document;
    // Not a part of the page that only a script focuses.
    if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || toast.contains(focused)) return;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const cover = toast.getBoundingClientRect();
    if (bottom < cover.top || top > cover.bottom || right < cover.left || left > cover.right) return;
    const distance = edge === 'top' ? top - cover.bottom - GAP_PX : bottom - cover.top + GAP_PX;
    scrollBy({ top: distance, behavior: 'instant' });
  }
  uncover();
  // After the browser's own scroll, which may show only the caret of a field.
  const onFocus = () => requestAnimationFrame(uncover);
  addEventListener('focusin', onFocus);
  return () => removeEventListener('focusin', onFocus);
}
