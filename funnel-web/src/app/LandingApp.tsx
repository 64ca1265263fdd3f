import type { SummitPhase } from '@summit/rules';
import { startTransition, Suspense, useEffect, useState } from 'react';
import type { RunningApp } from '../islands/app-loader';
import { bundledView, speakerCards, type LandingView } from '../lib/landing/landing-view';
import { summitDayAt } from '../lib/landing/summit-day';
import { RegistrationDialog } from '../features/registration/RegistrationDialog';
import type { SignupFormId } from '../lib/landing/registration-dialog';
import { LandingPage } from '../pages/landing/LandingPage';
import { Dialogs } from './Dialogs';
import { PageFrame } from './layout/PageFrame';
import { StickyBar } from './layout/StickyBar';
import { loadDialogHost } from './load-dialog-host';
import { useDialogs } from './useDialogs';

export interface LandingAppProps {
  /** What the HTML was rendered with; the first render in the browser must say the same. */
  phase: SummitPhase;
  year: number;
  onReady?: (app: RunningApp) => void;
}

/** The landing page with its dialogs. Shows the bundled copy first, the server's when the islands bring it. */
export function LandingApp({ phase, year, onReady }: LandingAppProps) {
  const [view, setView] = useState<LandingView>(() => bundledView(phase));
  const [submitRequests, setSubmitRequests] = useState<Record<SignupFormId, number>>({
    'signup-form': 0,
    'register-form': 0,
  });
  const dialogs = useDialogs();
  const { show } = dialogs;

  useEffect(() => {
    onReady?.({
      async run(intent, opener) {
        if (intent.type === 'submit-signup') {
          const { form } = intent;
          startTransition(() => setSubmitRequests((counts) => ({ ...counts, [form]: counts[form] + 1 })));
          return;
        }
        await loadDialogHost();
        show(intent, opener);
      },
      showContent({ content, phase: currentPhase, server_time }) {
        startTransition(() => setView({ content, phase: currentPhase, day: summitDayAt(Date.parse(server_time)) }));
      },
    });
  }, [onReady, show]);

  return (
    <PageFrame phase={view.phase} day={view.day} year={year} onLanding>
      {/* The boundary lets dialogs answer before the long page has been taken over. */}
      <Suspense>
        <LandingPage view={view} submitRequests={submitRequests['signup-form']} />
      </Suspense>
      <StickyBar phase={view.phase} />
      <RegistrationDialog
        open={dialogs.open && dialogs.intent?.type === 'register'}
        onClose={dialogs.close}
        submitRequests={submitRequests['register-form']}
      />
      <Dialogs
        dialogs={dialogs}
        speakers={dialogs.intent?.type === 'speaker' ? speakerCards(view.content.speakers, view.content.faces) : []}
        onLanding
      />
    </PageFrame>
  );
}
