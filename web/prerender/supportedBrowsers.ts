/** The oldest supported browsers: the first with popovers. In older ones, pages can be read and forms post. */
export const SUPPORTED_BROWSERS = { chrome: 114, firefox: 125, safari: 17 } as const;
