/// <reference types="vite/client" />
import 'react';

declare global {
  /** The year the site was built in. */
  const __BUILD_YEAR__: number;
  /** The width of the brand's name in the display face, in ems. */
  const __NAME_WIDTH__: number;

  interface ImportMetaEnv {
    readonly VITE_SITE_URL?: string;
  }
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands: what the button does to the element it is for, without a script. */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
