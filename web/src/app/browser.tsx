import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { rememberForms } from '../components/adoptForm.ts';
import { App } from './App.tsx';
import { prefetch } from './prefetch.ts';
import { restoreStyleCache } from './styleCache.ts';

rememberForms();

// A transition hydrates in slices, between which the visitor's taps come first.
startTransition(() => {
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <BrowserRouter>
      <App cache={restoreStyleCache()} />
    </BrowserRouter>,
  );
});
prefetch();
