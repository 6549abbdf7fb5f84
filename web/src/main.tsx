// Each pause ends a task, so evaluating the bundle doesn't block input for long. The query makes each import a new
// instance of the module.
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import './pause.ts?react-dom';
import { CacheProvider } from '@emotion/react';
// Material UI's own provider adds 2.6 kB for switching the scheme by script. Here media queries switch it.
import ThemeProvider from '@mui/system/ThemeProvider';
import './pause.ts?system';
import { siteTheme } from './theme/siteTheme.ts';
import { restoreStyleCache } from './theme/styleCache.ts';
import './pause.ts?theme';
import { BrowserRouter } from 'react-router-dom';
import { watchForms } from './forms/draft.ts';
import { rememberCampaign } from './forms/send.ts';
import './pause.ts?router-and-forms';
// Only evaluated here, between two pauses.
import './layout/Layout.tsx';
import './pause.ts?components';
import { App } from './App.tsx';
import { takeOverScrolling } from './useNavigation.ts';

// Before hydration, when a form shows the visitor's text so far.
watchForms();
rememberCampaign(location.href);
// Some services write their tags after the section, which the browser then doesn't find.
const [section = ''] = location.hash.split(/[?&]/);
if (section !== location.hash) location.replace(section);
takeOverScrolling();

const app = (
  <CacheProvider value={restoreStyleCache()}>
    <ThemeProvider theme={siteTheme}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ThemeProvider>
  </CacheProvider>
);
const options = { onCaughtError: renderAgain, onUncaughtError: renderAgain };
const container = document.getElementById('root') as HTMLElement;
let root: Root;
let isAgain = false;

// In a transition, React hydrates in slices and handles the visitor's taps in between.
startTransition(() => {
  root = hydrateRoot(container, app, options);
});

/**
 * Renders the app once more after an error, into a clean root. An extension may have removed an element of React's. The
 * store has what the visitor typed. If rendering fails again, the fallback of an `ErrorBoundary` stays.
 */
function renderAgain(error: unknown): void {
  console.error(error);
  if (isAgain) return;
  isAgain = true;
  // React is still committing.
  queueMicrotask(() => {
    root.unmount();
    container.replaceChildren();
    root = createRoot(container, options);
    flushSync(() => root.render(app));
    isAgain = false;
  });
}
