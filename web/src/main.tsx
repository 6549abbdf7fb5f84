// Evaluated in parts, so that no task is long: in the bundle, what follows a pause waits for it (docs/speed.md).
// The query makes each import another pause.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './pause.ts?react-dom';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import './pause.ts?system';
import { restoreStyleCache } from './theme/styleCache.ts';
import { theme } from './theme/theme.ts';
import './pause.ts?theme';
import { BrowserRouter } from 'react-router-dom';
import { followForms } from './state/followForms.ts';
import { openDialog } from './state/ui.ts';
import './pause.ts?router-and-forms';
import './components/layout/Layout.tsx';
import './pause.ts?components';
import { App } from './App.tsx';

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
