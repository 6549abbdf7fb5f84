// Where the focus goes at each moment that would lose it. At all others the browser moves it: to a dialog that opens, and
// from one that closes to its opener. After a form's answer, in this order:
// 1. `settle` in state/ui.ts changes errors, toast, record and dialog at once.
// 2. `flushSync` in forms/Form.tsx renders that, except for the toast. A dialog that closes returns the focus.
// 3. `focusAfterAnswer` moves the focus to the first invalid field, or back to where it was before.
// 4. `useDeferredValue` in toasts/Toaster.tsx renders the toast last, so screen readers announce it after the focus.
// 5. `focusAfterToast` in toasts/ToastCard.tsx remembers the focus, and returns it when the toast closes.
import { gliding, HEADER_HEIGHT } from '../theme/theme.ts';

/** Lets Tab and a screen reader go on from a part, which only a script may be able to focus. Doesn't scroll. */
function focusOn(part: HTMLElement | null): void {
  // Without the attribute, it couldn't be focused. The body must not be.
  if (part && part.tabIndex < 0 && part !== document.body) part.tabIndex = -1;
  part?.focus({ preventScroll: true });
}

/** At another page, or one that has failed: to its heading. */
export const focusHeading = () => focusOn(document.querySelector('h1'));

/** At the page's top: to the content, because the button that leads there disappears. */
export function focusTop(): void {
  focusOn(document.querySelector('main'));
  scrollTo({ top: 0, behavior: gliding() });
}

/** At a link to a section: to the section. */
export function focusSection(anchor: string): void {
  const section = document.getElementById(anchor.slice(1));
  focusOn(section);
  section?.scrollIntoView({ behavior: gliding() });
}

/** At a submit: to the form, because its controls are about to be disabled. */
export const focusSent = (form: HTMLFormElement) => focusOn(form);

/** At a form's answer: to the first invalid field, or else to where it was before the form was sent. */
export function focusAfterAnswer(form: HTMLElement, before: HTMLElement): void {
  // If it is elsewhere, the visitor has moved it since.
  if (![before, form, document.body].includes(document.activeElement as HTMLElement)) return;
  const invalid = form.querySelector<HTMLElement>('[aria-invalid=true]');
  if (invalid) invalid.focus();
  else focusOn(before);
}

/** At a toast: returns a function for its end, which moves the focus to where it is now, or else to the content. */
export function focusAfterToast(toast: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  return () => {
    for (const part of [before, document.querySelector('main')]) {
      if (toast.contains(document.activeElement)) focusOn(part);
    }
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
