import { Component, type ReactNode } from 'react';
import { FallbackScreen } from '../pages/FallbackScreen.tsx';

/** Shows the fallback screen in place of what broke. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FallbackScreen /> : this.props.children;
  }
}
