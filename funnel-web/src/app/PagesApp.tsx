import { LEGAL_PAGE_IDS, PAGES } from '@summit/contracts';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { RunningApp } from '../islands/app-loader';
import { getJson } from '../islands/get-json';
import { readLandingState } from '../islands/landing-state';
import { legalPath, vipPath, vipUpgradePath } from '../lib/paths';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { VipPage } from '../pages/vip/VipPage';
import { DialogHost } from './DialogHost';
import { ErrorBoundary } from './ErrorBoundary';
import { PageFrame } from './layout/PageFrame';
import { loadLegalRoute } from './load-legal-route';
import { pageStartAt, type PageStart } from './page-start';
import { useDialogs } from './useDialogs';

const LegalRoute = lazy(async () => ({ default: (await loadLegalRoute()).LegalRoute }));

export interface PagesAppProps {
  /** What the first render shows; a prerendered page must say the same in the browser. */
  start: PageStart;
  onReady?: (app: RunningApp) => void;
}

/** Every page of the funnel but the landing page, which has an entry of its own. */
export function PagesApp({ start, onReady }: PagesAppProps) {
  const [state, setState] = useState(start);
  const dialogs = useDialogs();
  const { show } = dialogs;
  useEffect(() => {
    onReady?.({ run: show, showContent: () => undefined });
  }, [onReady, show]);
  useEffect(() => {
    // The operator may have set another phase than the calendar's; without the API the calendar's holds.
    void readLandingState(getJson).then((answer) => {
      const { phase, day } = answer
        ? pageStartAt(Date.parse(answer.server_time), answer.phase)
        : pageStartAt(Date.now());
      startTransition(() => setState((shown) => ({ ...shown, phase, day })));
    });
  }, []);
  return (
    <PageFrame {...state} onLanding={false}>
      <ErrorBoundary>
        {/* Room for the page that is on its way, so that the footer does not jump. */}
        <Suspense fallback={<main id="main" className="way-back" />}>
          <Routes>
            <Route path={vipPath} element={<VipPage phase={state.phase} />} />
            <Route path={vipUpgradePath} element={<VipPage phase={state.phase} />} />
            {LEGAL_PAGE_IDS.map((id) => (
              <Route key={id} path={legalPath(id)} element={<LegalRoute notFound={<NotFoundPage />} />} />
            ))}
            <Route path={PAGES.legalPage.path} element={<LegalRoute notFound={<NotFoundPage />} />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
      <DialogHost dialogs={dialogs} speakers={[]} onLanding={false} />
    </PageFrame>
  );
}
