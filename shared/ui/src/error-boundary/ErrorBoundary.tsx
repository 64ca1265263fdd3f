import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** What is shown instead of a page that can't be rendered. */
  fallback: ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Keeps one broken page from leaving the whole window blank. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
