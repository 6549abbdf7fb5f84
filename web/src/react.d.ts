import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands: what the button does to the element it is for, without a script. */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
