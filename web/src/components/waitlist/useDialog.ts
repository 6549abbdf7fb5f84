import { useEffect, useRef } from 'react';

/**
 * Keeps a modal `<dialog>` and its parent in agreement: `open` shows or hides it, and `setOpen` follows what the visitor
 * does natively, also before hydration.
 */
export function useDialog(open: boolean, setOpen: (open: boolean) => void) {
  const ref = useRef<HTMLDialogElement>(null);
  /** What the dialog and its parent last agreed on. */
  const agreed = useRef(false);

  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement;
    if (open && !dialog.open) dialog.showModal();
    // Never what the visitor opened before hydration.
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
    // React attaches no toggle event to hydrated dialogs, and older browsers fire none: the attribute changes.
    const attributes = new MutationObserver(() => {
      // After the paint: the opened dialog is on the screen before React renders.
      requestAnimationFrame(() => setTimeout(follow));
    });
    attributes.observe(dialog, { attributeFilter: ['open'] });
    follow();
    return () => attributes.disconnect();
  }, [setOpen]);

  return ref;
}
