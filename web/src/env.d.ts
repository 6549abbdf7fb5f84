/// <reference types="vite/client" />
import 'react';

declare global {
  interface ImportMetaEnv {
    readonly VITE_SITE_URL?: string;
    readonly VITE_NOINDEX?: string;
  }
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands: without a script, the button controls the element with the id `commandfor`. */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
