import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Layout } from '../components/layout/Layout.tsx';
import { FallbackScreen } from '../pages/FallbackScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { routes } from './routes.tsx';
import { showOutcomes } from './showOutcomes.ts';
import { useNavigation } from './useNavigation.ts';

/** `Suspense` outlives navigation, so that the old page stays until the new one has loaded. */
function Pages() {
  useNavigation();
  const { pathname } = useLocation();
  return (
    <Suspense>
      <ErrorBoundary key={pathname} fallback={<FallbackScreen />}>
        <Routes>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} caseSensitive element={<Page />} />
          ))}
        </Routes>
      </ErrorBoundary>
    </Suspense>
  );
}

/** The one React tree, the same in the browser and in the prerenderer; each puts its router, styles and theme around it. */
export function App() {
  useEffect(showOutcomes, []);
  return (
    <ErrorBoundary
      fallback={
        <main>
          <FallbackScreen />
        </main>
      }
    >
      <Layout>
        <Pages />
      </Layout>
    </ErrorBoundary>
  );
}
