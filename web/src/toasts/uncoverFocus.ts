import { HOVER } from '../theme/theme.ts';

const GAP_PX = 8;

/** Scrolls until a toast at an end of the window doesn't cover the focus, also when the focus moves. Returns a cleanup. */
export function uncoverFocus(toast: HTMLElement): () => void {
  function uncover() {
    const { activeElement: focused } = document;
    // Ignores an element that only a script can focus.
    if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || toast.contains(focused)) return;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const cover = toast.getBoundingClientRect();
    if (bottom < cover.top || top > cover.bottom || right < cover.left || left > cover.right) return;
    scrollBy({ top: matchMedia(HOVER).matches ? bottom - cover.top + GAP_PX : top - cover.bottom - GAP_PX });
  }
  uncover();
  // Runs after the browser's own scroll, which may show only a field's caret.
  const onFocus = () => requestAnimationFrame(uncover);
  addEventListener('focusin', onFocus);
  return () => removeEventListener('focusin', onFocus);
}
