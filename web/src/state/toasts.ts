import { create } from 'zustand';
import type { ToastText } from '../content/forms.ts';
import { useUi } from './ui.ts';

export interface NewToast extends ToastText {
  /** Whether a field shows the description, too. A screen reader then reads it there. */
  atField?: boolean;
}

export interface Toast extends NewToast {
  id: number;
}

interface ToastState {
  toast: Toast | undefined;
  show(toast: NewToast): void;
  dismiss(): void;
  /** Dismisses the toast if it reports a failure. */
  dismissError(): void;
}

let lastId = 0;

/** The one message on screen. Each is a new toast, so that the same text again is announced again. */
export const useToasts = create<ToastState>()((set) => ({
  toast: undefined,
  show: (toast) => {
    lastId += 1;
    set({ toast: { ...toast, id: lastId } });
  },
  dismiss: () => set({ toast: undefined }),
  dismissError: () => set(({ toast }) => ({ toast: toast?.destructive ? undefined : toast })),
}));

// The dialog and the page have live regions of their own: a toast that moved to the other would be announced twice.
useUi.subscribe((now, before) => {
  if (now.dialogOpen !== before.dialogOpen) useToasts.getState().dismiss();
});
