import { useEffect, type ReactNode } from 'react';
import type { RunningApp } from '../islands/app-loader';
import { Dialogs } from './Dialogs';
import { ErrorBoundary } from './ErrorBoundary';
import { PageFrame } from './layout/PageFrame';
import { loadDialogHost } from './load-dialog-host';
import type { PageStart } from './page-start';
import { useDialogs } from './useDialogs';
import { usePageStart } from './usePageStart';

export interface ReadingAppProps {
  /** What the HTML was rendered with; the first render in the browser must say the same. */
  start: PageStart;
  onReady?: (app: RunningApp) => void;
  /** The page between the common header and footer. */
  children: ReactNode;
}

/** A page that is HTML until its visitor does something with it, as the landing page is, and leads nowhere inside the app. */
export function ReadingApp({ start, onReady, children }: ReadingAppProps) {
  const state = usePageStart(start);
  const dialogs = useDialogs();
  const { show } = dialogs;
  useEffect(() => {
    onReady?.({
      async run(intent, opener) {
        await loadDialogHost();
        show(intent, opener);
      },
      showContent: () => undefined,
    });
  }, [onReady, show]);
  return (
    <PageFrame {...state} onLanding={false}>
      <ErrorBoundary>{children}</ErrorBoundary>
      <Dialogs dialogs={dialogs} speakers={[]} onLanding={false} />
    </PageFrame>
  );
}
