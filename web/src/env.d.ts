/// <reference types="vite/client" />
import 'react';

declare global {
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
