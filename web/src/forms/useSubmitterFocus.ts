import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the focus in a form while its controls are disabled. Call the returned function at each submit. */
export function useSubmitterFocus(ref: RefObject<HTMLFormElement | null>, isSending: boolean): () => void {
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    const form = ref.current as HTMLFormElement;
    const submitter = focused.current;
    if (!isSending || !(submitter instanceof HTMLElement)) return;
    if (form.contains(submitter)) form.focus({ preventScroll: true });
    return () => {
      const isLost = [document.body, form].includes(document.activeElement as HTMLElement);
      if (isLost) submitter.focus({ preventScroll: true });
    };
  }, [ref, isSending]);

  return () => {
    focused.current = document.activeElement;
  };
}
