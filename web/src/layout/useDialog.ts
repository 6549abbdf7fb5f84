import { useEffect, useRef } from 'react';

/**
 * Synchronises a modal `<dialog>` with its parent. `open` shows or hides it; `setOpen` reports what the visitor does,
 * also before hydration. The browser, or else the inline script, obeys the button's `command`. A MutationObserver here
 * sees the `open` attribute. The parent hears of it after the paint, so rendering doesn't delay the dialog.
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
    // React misses `toggle` of hydrated dialogs (react/react#37261), and older browsers don't fire it.
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
