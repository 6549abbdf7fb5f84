import { create } from 'zustand';
import type { ToastText } from '../content/forms.ts';
import { useUi } from './ui.ts';

export interface Toast extends ToastText {
  id: number;
}

interface ToastState {
  toast: Toast | undefined;
  show(text: ToastText): void;
  dismiss(): void;
  /** Dismisses the toast if it reports a failure. */
  dismissError(): void;
}

let lastId = 0;

/** The one message on screen. Each is a new toast, so that the same text again is announced again. */
export const useToasts = create<ToastState>()((set) => ({
  toast: undefined,
  show: (text) => {
    lastId += 1;
    set({ toast: { ...text, id: lastId } });
  },
  dismiss: () => set({ toast: undefined }),
  dismissError: () => set(({ toast }) => ({ toast: toast?.destructive ? undefined : toast })),
}));

// The dialog and the page have live regions of their own: a toast that moved to the other would be announced twice.
useUi.subscribe((now, before) => {
  if (now.dialogOpen !== before.dialogOpen) useToasts.getState().dismiss();
});
