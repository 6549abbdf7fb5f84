/// <reference types="vite/client" />

/** The year the site was built in. */
declare const __BUILD_YEAR__: number;
/** The width of the brand's name in the display face, in ems. */
declare const __NAME_WIDTH__: number;

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
}
