import { useEffect, useRef } from 'react';

/**
 * Synchronises a modal `<dialog>` with its parent: `open` shows or hides it, and `setOpen` reports what the visitor
 * does, also before hydration.
 *
 * The way from a tap to the store is long, so that the dialog opens in the next frame, with the app or without: the
 * browser obeys the button's `command` (the inline script, where it can't), the observer here sees the attribute, and the
 * parent hears of it after the paint. A click handler would miss a tap before hydration, and render before the paint.
 */
export function useDialog(open: boolean, setOpen: (open: boolean) => void) {
  const ref = useRef<HTMLDialogElement>(null);
  /** The last state that the dialog and its parent shared. */
  const agreed = useRef(false);

  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement;
    if (open && !dialog.open) dialog.showModal();
    // A dialog that the visitor opened before hydration stays open.
    else if (!open && agreed.current) dialog.close();
    agreed.current = open;
  }, [open]);

  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement;
    const follow = () => {
      // A late event must not undo a newer change by the parent.
      if (dialog.open === agreed.current) return;
      agreed.current = dialog.open;
      setOpen(dialog.open);
    };
    // React misses `toggle` of hydrated dialogs, and older browsers don't fire it.
    const attributes = new MutationObserver(() => {
      // After the paint, so that React's render doesn't delay the dialog.
      requestAnimationFrame(() => setTimeout(follow));
    });
    attributes.observe(dialog, { attributeFilter: ['open'] });
    follow();
    return () => attributes.disconnect();
  }, [setOpen]);

  return ref;
}
