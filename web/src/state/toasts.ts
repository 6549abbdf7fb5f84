import { create } from 'zustand';
import type { ToastText } from '../content/toasts.ts';

export interface Toast extends ToastText {
  id: number;
}

interface ToastState {
  toasts: readonly Toast[];
  show(text: ToastText): void;
  dismiss(id: number): void;
}

let lastId = 0;

/** Messages on screen, oldest first. The same text again takes the place of the old, as a new toast, so that it is announced again. */
export const useToasts = create<ToastState>()((set) => ({
  toasts: [],
  show: (text) => {
    lastId += 1;
    const toast = { ...text, id: lastId };
    set(({ toasts }) => ({ toasts: [...toasts.filter(({ title }) => title !== text.title), toast] }));
  },
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));
