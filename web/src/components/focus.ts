// Where the focus goes when what has it disappears, is disabled or is covered. Elsewhere the browser moves it.
import { HEADER_HEIGHT } from '../theme/theme.ts';

/** Lets Tab and a screen reader go on from a part, which only a script may be able to focus. Doesn't scroll. */
export function focusOn(part: HTMLElement | null): void {
  // Without the attribute, it couldn't be focused. The body must not be.
  if (part && part.tabIndex < 0 && part !== document.body) part.tabIndex = -1;
  part?.focus({ preventScroll: true });
}

export const focusMain = () => focusOn(document.querySelector('main'));
export const focusHeading = () => focusOn(document.querySelector('h1'));

/**
 * Once an answer is rendered and the dialog has closed, focuses the invalid field, or else what had the focus before the
 * form was sent. The toast comes after that, because it remembers the focus.
 */
export function focusAfterAnswer(form: HTMLElement, before: HTMLElement, invalid: HTMLElement | null): void {
  // Unless the focus has moved since, it is where it was, on the form, or nowhere.
  if (![before, form, document.body].includes(document.activeElement as HTMLElement)) return;
  if (invalid) invalid.focus();
  else focusOn(before);
}

/** Returns a function for when a part disappears: it returns the focus to where it is now, or else to the content. */
export function returnFocusFrom(part: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  return () => {
    if (part.contains(document.activeElement)) focusOn(before);
    if (part.contains(document.activeElement)) focusMain();
  };
}

const GAP_PX = 8;
const HEADER_PX = Number.parseInt(HEADER_HEIGHT, 10);

/** Scrolls until a toast at the top or the bottom doesn't cover the focus, also when it moves. Returns a cleanup. */
export function uncoverFocus(toast: HTMLElement): () => void {
  function uncover() {
    const { activeElement: focused } = document;
    // Ignores an element that only a script can focus.
    if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || toast.contains(focused)) return;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const cover = toast.getBoundingClientRect();
    if (bottom < cover.top || top > cover.bottom || right < cover.left || left > cover.right) return;
    const isAtTop = cover.top - HEADER_PX < innerHeight - cover.bottom;
    scrollBy({ top: isAtTop ? top - cover.bottom - GAP_PX : bottom - cover.top + GAP_PX });
  }
  uncover();
  // Runs after the browser's own scroll, which may show only a field's caret.
  const onFocus = () => requestAnimationFrame(uncover);
  addEventListener('focusin', onFocus);
  return () => removeEventListener('focusin', onFocus);
}
