import type { SummitPhase } from '@summit/rules';
import { startTransition, Suspense, useCallback, useEffect, useState } from 'react';
import type { RunningApp } from '../islands/app-loader';
import { summitDayAt } from '../islands/countdown-target';
import type { Intent } from '../lib/intent';
import { bundledView, speakerCards, type LandingView } from '../lib/landing-view';
import { LandingPage } from '../pages/landing/LandingPage';
import { DialogHost } from './DialogHost';
import { PageFrame } from './layout/PageFrame';
import { StickyBar } from './layout/StickyBar';

export interface LandingAppProps {
  /** What the HTML was rendered with; the first render in the browser must say the same. */
  phase: SummitPhase;
  year: number;
  onReady?: (app: RunningApp) => void;
}

/** The landing page with its dialogs. Shows the bundled copy first, the server's when the islands bring it. */
export function LandingApp({ phase, year, onReady }: LandingAppProps) {
  const [view, setView] = useState<LandingView>(() => bundledView(phase));
  const [intent, setIntent] = useState<Intent | null>(null);
  const [open, setOpen] = useState(false);
  const [submitRequests, setSubmitRequests] = useState(0);

  const run = useCallback((next: Intent, opener: HTMLElement | null) => {
    if (next.type === 'submit-signup') {
      startTransition(() => setSubmitRequests((count) => count + 1));
      return;
    }
    // Some browsers do not focus what is pressed; the dialog returns the focus to where it was.
    opener?.focus({ preventScroll: true });
    setIntent(next);
    setOpen(true);
  }, []);

  useEffect(() => {
    onReady?.({
      run,
      showContent({ content, phase: currentPhase, server_time }) {
        const day = summitDayAt(Date.parse(server_time));
        startTransition(() => setView({ content, phase: currentPhase, day }));
      },
    });
  }, [onReady, run]);

  return (
    <PageFrame phase={view.phase} day={view.day} year={year} onLanding>
      {/* The boundary lets dialogs answer before the long page has been taken over. */}
      <Suspense>
        <LandingPage view={view} submitRequests={submitRequests} />
      </Suspense>
      <StickyBar phase={view.phase} />
      <DialogHost
        intent={intent}
        open={open}
        speakers={intent?.type === 'speaker' ? speakerCards(view.content.speakers) : []}
        onIntent={(next) => run(next, null)}
        onClose={() => setOpen(false)}
      />
    </PageFrame>
  );
}
