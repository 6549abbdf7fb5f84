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
 * Keeps a modal `<dialog>` or popover and its parent in agreement: `open` shows or hides it, and `setOpen` follows what
 * the visitor does natively, also before hydration.
 */
export function useTopLayer<E extends HTMLElement>(open: boolean, setOpen: (open: boolean) => void) {
  const ref = useRef<E>(null);
  const isNew = useRef(true);
  /** What the element and its parent last agreed on. */
  const agreed = useRef(open);

  useEffect(() => {
    const element = ref.current as E;
    // After the paint: what the visitor has opened is on the screen before React renders.
    const follow = () => void requestAnimationFrame(() => setTimeout(tell));
    // The same news comes twice; the second must not undo what the parent has asked for since.
    const tell = () => {
      if (isOpen(element) === agreed.current) return;
      agreed.current = isOpen(element);
      setOpen(agreed.current);
    };
    // React attaches no toggle event to hydrated dialogs, and older browsers fire none: the attribute changes.
    const attributes = new MutationObserver(follow);
    attributes.observe(element, { attributeFilter: ['open'] });
    element.addEventListener('toggle', follow);
    return () => {
      attributes.disconnect();
      element.removeEventListener('toggle', follow);
    };
  }, [setOpen]);

  useEffect(() => {
    const element = ref.current as E;
    const wasOpenedEarly = isNew.current && isOpen(element);
    isNew.current = false;
    agreed.current = wasOpenedEarly || open;
    if (wasOpenedEarly) setOpen(true);
    else if (isOpen(element) !== open) (open ? show : hide)(element);
  }, [open, setOpen]);

  return ref;
}
