import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { trackForm } from '../forms/sendForm.ts';
import { theme } from '../theme/theme.ts';
import { App } from './App.tsx';
import { restoreStyleCache } from './styleCache.ts';

// Tracks the prerendered forms, so that a form which React puts in their place keeps text and submission.
for (const form of document.querySelectorAll<HTMLFormElement>('form[action^="/api/"]')) trackForm(form);

// Without a key, this entry would look like that of a native link, such as “Skip to content”.
history.replaceState({ key: 'first', ...history.state }, '');

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
