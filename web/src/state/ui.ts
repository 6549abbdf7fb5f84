import { create } from 'zustand';

interface UiState {
  dialogOpen: boolean;
  menuOpen: boolean;
  setDialogOpen(open: boolean): void;
  setMenuOpen(open: boolean): void;
}

/** What is open above the page. The native elements tell this store when the visitor opens or closes them. */
export const useUi = create<UiState>()((set) => ({
  dialogOpen: false,
  menuOpen: false,
  setDialogOpen: (dialogOpen) => set({ dialogOpen }),
  setMenuOpen: (menuOpen) => set({ menuOpen }),
}));
