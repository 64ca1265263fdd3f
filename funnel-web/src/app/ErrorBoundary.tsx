import { Component, type ReactNode } from 'react';
import { CrashPage } from '../pages/not-found/CrashPage';

/** Shows the crash page instead of a blank one when a page cannot be rendered. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashPage /> : this.props.children;
  }
}
