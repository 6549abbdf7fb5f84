import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { followForms } from './state/followForms.ts';
import { openDialog } from './state/ui.ts';
import { restoreStyleCache } from './theme/styleCache.ts';
import { theme } from './theme/theme.ts';

followForms();
// Opened before hydration, it stays open even where React renders it again, as on a translated page.
if (document.querySelector('dialog[open]')) openDialog();

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
