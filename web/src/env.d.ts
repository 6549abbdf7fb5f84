/// <reference types="vite/client" />

/** The year the site was built in. */
declare const __BUILD_YEAR__: number;

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
}

interface Navigator {
  /** Network Information API, where the browser has it. */
  readonly connection?: { readonly saveData: boolean };
}
