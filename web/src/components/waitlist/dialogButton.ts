export const DIALOG_ID = 'waitlist-dialog';

/** Props of any button that opens the waitlist dialog: natively, so it works before hydration. */
export const opensDialog = { command: 'show-modal', commandfor: DIALOG_ID } as const;
