import { useEffect, useRef } from 'react';

/** A browser that knows no popovers doesn't know their pseudo-class either, and throws. */
const isOpen = (element: HTMLElement) =>
  element instanceof HTMLDialogElement ? element.open : 'popover' in element && element.matches(':popover-open');

function show(element: HTMLElement) {
  if (element instanceof HTMLDialogElement) element.showModal();
  else element.showPopover?.();
}

function hide(element: HTMLElement) {
  if (element instanceof HTMLDialogElement) element.close();
  else element.hidePopover?.();
}

/**
 * Keeps a modal `<dialog>` or popover and its owner of one mind. The visitor opens and closes it natively, perhaps
 * before React is there, and `setOpen` hears of it; a changed `open` shows or hides it.
 */
export function useTopLayer<E extends HTMLElement>(open: boolean, setOpen: (open: boolean) => void) {
  const ref = useRef<E>(null);
  const wanted = useRef(open);

  useEffect(() => {
    const element = ref.current as E;
    const follow = () => setOpen(isOpen(element));
    follow();
    // React attaches no toggle event to hydrated dialogs, and older browsers fire none: the attribute tells.
    const attributes = new MutationObserver(follow);
    attributes.observe(element, { attributeFilter: ['open'] });
    element.addEventListener('toggle', follow);
    return () => {
      attributes.disconnect();
      element.removeEventListener('toggle', follow);
    };
  }, [setOpen]);

  // Only a change is an order: the first value must not close what the visitor opened before.
  useEffect(() => {
    if (wanted.current === open) return;
    wanted.current = open;
    const element = ref.current as E;
    if (isOpen(element) !== open) (open ? show : hide)(element);
  }, [open]);

  return ref;
}
