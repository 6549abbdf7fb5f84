/** The first browsers with popovers. Older ones don't start the app, but pages and forms work. */
export const SUPPORTED_BROWSERS = { chrome: 114, firefox: 125, safari: 17 } as const;
