import { Component, type ReactElement, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { privacy, terms } from './content/legal.ts';
import type { PagePath } from './content/site.ts';
import { BareScreen } from './layout/BareScreen.tsx';
import { Layout } from './layout/Layout.tsx';
import { ContactPage } from './pages/ContactPage.tsx';
import { FallbackPage } from './pages/FallbackPage.tsx';
import { LegalPage } from './pages/LegalPage.tsx';
import { LandingPage } from './pages/landing/LandingPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { useNavigation } from './useNavigation.ts';

/** The pages. None is loaded lazily, because each is smaller than the cost of a request. */
const pages: Record<PagePath | '*', ReactElement> = {
  '/': <LandingPage />,
  '/contact': <ContactPage />,
  '/privacy': <LegalPage text={privacy} />,
  '/terms': <LegalPage text={terms} />,
  '*': <NotFoundPage />,
};

const routes = Object.entries(pages).map(([path, element]) => ({ path, element, caseSensitive: true }));

function Pages() {
  useNavigation();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={<FallbackPage />}>
      {useRoutes(routes)}
    </ErrorBoundary>
  );
}

/** The same tree in browser and prerenderer. Each wraps it in its own router and style cache. */
export function App() {
  return (
    <ErrorBoundary
      fallback={
        <BareScreen>
          <FallbackPage />
        </BareScreen>
      }
    >
      <Layout>
        <Pages />
      </Layout>
    </ErrorBoundary>
  );
}

/** Shows a fallback in place of a part that failed to render. */
class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
