import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands: without a script, the button controls the element with the id `commandfor`. */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
