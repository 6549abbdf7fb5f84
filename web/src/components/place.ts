/** Where the visitor is on the page: the focused control, the text cursor in it, and the scroll position. */
interface Place {
  control: number;
  selection: readonly [start: number | null, end: number | null] | undefined;
  top: number;
}

let place: Place | undefined;

const controls = () => [...document.querySelectorAll<HTMLElement>('a,button,input,textarea')];

/** Remembers the place until it is restored. */
export function rememberPlace(): void {
  if (place) return;
  const focused = document.activeElement as HTMLElement;
  const { selectionStart = null, selectionEnd = null } = focused as Partial<HTMLTextAreaElement>;
  place = {
    control: controls().indexOf(focused),
    selection: selectionStart === null ? undefined : [selectionStart, selectionEnd],
    top: scrollY,
  };
}

/** Restores the place on a page that was rendered again: the same controls in the same order. */
export function restorePlace(): void {
  if (!place) return;
  const { control, selection, top } = place;
  place = undefined;
  const focused = controls()[control];
  focused?.focus({ preventScroll: true });
  if (selection) (focused as HTMLTextAreaElement | undefined)?.setSelectionRange(...selection);
  scrollTo({ top, behavior: 'instant' });
}
