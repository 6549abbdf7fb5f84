import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a form that sends. Disabled controls lose it, so the form has it until the answer arrives, and then
 * what had it at the submit. Returns a function that the form calls at each submit.
 */
export function useSubmitterFocus(ref: RefObject<HTMLFormElement | null>, isSending: boolean): () => void {
  const focused = useRef<Element>(null);

  useLayoutEffect(() => {
    const form = ref.current as HTMLFormElement;
    if (isSending && form.contains(focused.current)) form.focus({ preventScroll: true });
  }, [ref, isSending]);

  useEffect(() => {
    const form = ref.current as HTMLFormElement;
    const giveBack = () => {
      const isLost = [document.body, form].includes(document.activeElement as HTMLElement);
      if (isLost && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    };
    return isSending ? giveBack : undefined;
  }, [ref, isSending]);

  return () => {
    focused.current = document.activeElement;
  };
}
