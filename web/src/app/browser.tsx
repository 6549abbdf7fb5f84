import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createStyleCache } from './styleCache.ts';

startTransition(() => {
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <BrowserRouter>
      <App cache={createStyleCache()} />
    </BrowserRouter>,
  );
});
