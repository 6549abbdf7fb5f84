import './arrived.ts';
// Each pause ends a task, so that evaluating the bundle doesn't block input for long (docs/speed.md).
// The query makes each import a new instance of the module.
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import './pause.ts?react-dom';
import { CacheProvider } from '@emotion/react';
// Material UI's own adds 2.6 kB, which switch the color scheme by script. Here media queries do.
import ThemeProvider from '@mui/system/ThemeProvider';
import './pause.ts?system';
import { restoreStyleCache } from './theme/styleCache.ts';
import { theme } from './theme/theme.ts';
import './pause.ts?theme';
import { BrowserRouter } from 'react-router-dom';
import { rememberCampaign } from './forms/send.ts';
import { watchForms } from './forms/watchForms.ts';
import { openDialog } from './state/ui.ts';
import './pause.ts?router-and-forms';
import './layout/Layout.tsx';
import './pause.ts?components';
import { App } from './App.tsx';

rememberCampaign(location.search);
watchForms();
// Keeps the visitor's dialog open even if React renders it again, as on a translated page.
if (document.querySelector('dialog[open]')) openDialog();

// Gives the first entry a key of its own: the router has one for all entries that it hasn't made.
history.replaceState({ key: 'first', ...history.state }, '');

const app = (
  <CacheProvider value={restoreStyleCache()}>
    <ThemeProvider theme={theme}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ThemeProvider>
  </CacheProvider>
);
const options = { onCaughtError: renderAgain, onUncaughtError: renderAgain };
let container = document.getElementById('root') as HTMLElement;
let root: Root;
let isAgain = false;

// In a transition, React hydrates in slices and handles the visitor's taps in between.
startTransition(() => {
  root = hydrateRoot(container, app, options);
});

/**
 * Renders the app once more after an error, into a clean root: an extension may have removed an element that React owns.
 * What the visitor typed is in the store. If rendering fails again, the fallback of an `ErrorBoundary` stays.
 */
function renderAgain(error: unknown): void {
  console.error(error);
  if (isAgain) return;
  isAgain = true;
  // React is still committing.
  queueMicrotask(() => {
    root.unmount();
    const clean = container.cloneNode() as HTMLElement;
    container.replaceWith(clean);
    container = clean;
    root = createRoot(container, options);
    flushSync(() => root.render(app));
    isAgain = false;
  });
}
