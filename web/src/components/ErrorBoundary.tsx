import { Component, type ReactNode } from 'react';
import { rememberPlace } from './place.ts';

/** Shows a fallback in place of a part that failed to render. */
export class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    // Before React takes the failed part out of the document.
    rememberPlace();
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
