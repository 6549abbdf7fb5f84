/** The oldest browsers that run the app, by their first versions with popovers. Older ones show and post the document. */
export const FLOOR = { chrome: 114, firefox: 125, safari: 17 } as const;
