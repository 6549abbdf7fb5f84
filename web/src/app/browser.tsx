import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { restoreForm } from '../forms/sendForm.ts';
import { theme } from '../theme/theme.ts';
import { App } from './App.tsx';
import { restoreStyleCache } from './styleCache.ts';

// React replaces the forms of a page that a translation or an extension has changed: the new ones then take over.
for (const form of document.querySelectorAll<HTMLFormElement>('form[action^="/api/"]')) restoreForm(form);

// A transition hydrates in slices, between which the visitor's taps come first.
startTransition(() => {
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <CacheProvider value={restoreStyleCache()}>
      <ThemeProvider theme={theme}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </ThemeProvider>
    </CacheProvider>,
  );
});
