/** The space between the cover and the focused element, in CSS pixels. */
const GAP_PX = 8;

/**
 * Keeps an element that is fixed at the top or bottom from covering the focus. It acts when the element grows and when
 * the focus moves. Returns a function that stops it.
 */
export function keepFocusVisible(cover: HTMLElement): () => void {
  const page = document.documentElement;

  function reveal() {
    const { activeElement: focused } = document;
    const place = cover.getBoundingClientRect();
    const { top: start, bottom: end, height } = place;
    if (height === 0) return;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    // A cover at the top begins just below the header.
    const isBelow = start > header + 2 * GAP_PX;
    const free = isBelow ? 0 : end + GAP_PX;
    if (isBelow) page.style.scrollPaddingBottom = `${innerHeight - start + GAP_PX}px`;
    else page.style.scrollPaddingTop = `${free}px`;
    if (!isShown(focused, place)) return;
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // If the field doesn't fit below the cover, at least its label must be visible.
    const { top } = (labelOf(focused) ?? focused).getBoundingClientRect();
    if (top < free) page.scrollBy({ top: top - free, behavior: 'instant' });
  }

  const observer = new ResizeObserver(() => {
    page.style.scrollPadding = '';
    reveal();
  });
  observer.observe(cover);
  // Runs after the browser's own scroll, which may show only the caret of a field.
  const onFocus = () => requestAnimationFrame(reveal);
  addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    removeEventListener('focusin', onFocus);
  };
}

/** Excludes the page itself, the header, elements beside the cover, and elements that are scrolled away. */
function isShown(focused: Element | null, cover: DOMRect): focused is HTMLElement {
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || focused.closest('header')) return false;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > cover.left && left < cover.right;
}

const labelOf = (focused: HTMLElement) => (focused as Partial<HTMLInputElement>).labels?.[0];
