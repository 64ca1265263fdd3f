import { summitPhase } from '@summit/rules';
import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { RunningApp } from '../islands/app-loader';
import { getJson } from '../islands/get-json';
import { readLandingState } from '../islands/landing-state';
import { summitDayAt } from '../lib/summit-day';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { DialogHost } from './DialogHost';
import { ErrorBoundary } from './ErrorBoundary';
import { PageFrame } from './layout/PageFrame';
import { useDialogs } from './useDialogs';

export interface PagesAppProps {
  now: Date;
  onReady: (app: RunningApp) => void;
}

/** Every page of the funnel but the landing page, which is prerendered and has an entry of its own. */
export function PagesApp({ now, onReady }: PagesAppProps) {
  const [state, setState] = useState({ phase: summitPhase(now.getTime()), day: summitDayAt(now.getTime()) });
  const dialogs = useDialogs();
  const { show } = dialogs;
  useEffect(() => {
    onReady({ run: show, showContent: () => undefined });
  }, [onReady, show]);
  useEffect(() => {
    // The operator may have set another phase than the calendar's; without the API the calendar's holds.
    void readLandingState(getJson).then((answer) => {
      if (answer) setState({ phase: answer.phase, day: summitDayAt(Date.parse(answer.server_time)) });
    });
  }, []);
  return (
    <PageFrame {...state} year={now.getUTCFullYear()} onLanding={false}>
      <ErrorBoundary>
        <Routes>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
      <DialogHost dialogs={dialogs} speakers={[]} onLanding={false} />
    </PageFrame>
  );
}
