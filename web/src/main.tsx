// Each pause ends a task, so that evaluating the bundle doesn't block input for long (docs/speed.md).
// The query makes each import a new instance of the module.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './pause.ts?react-dom';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import './pause.ts?system';
import { addAppFace } from './theme/appFace.ts';
import { restoreStyleCache } from './theme/styleCache.ts';
import { theme } from './theme/theme.ts';
import './pause.ts?theme';
import { BrowserRouter } from 'react-router-dom';
import { followForms } from './forms/followForms.ts';
import { openDialog } from './state/ui.ts';
import './pause.ts?router-and-forms';
import './layout/Layout.tsx';
import './pause.ts?components';
import { App } from './App.tsx';

followForms();
// Keeps the visitor's dialog open even if React renders it again, as on a translated page.
if (document.querySelector('dialog[open]')) openDialog();

// Gives the first entry a key, because `useNavigation` treats entries without one as native hash links.
history.replaceState({ key: 'first', ...history.state }, '');

// In a transition, React hydrates in slices and handles the visitor's taps in between.
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

addAppFace();
