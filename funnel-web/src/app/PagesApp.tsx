import { summitPhase } from '@summit/rules';
import { Route, Routes } from 'react-router-dom';
import { summitDayAt } from '../islands/countdown-target';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { ErrorBoundary } from './ErrorBoundary';
import { PageFrame } from './layout/PageFrame';

/** Every page of the funnel but the landing page, which is prerendered and has an entry of its own. */
export function PagesApp({ now }: { now: Date }) {
  return (
    <PageFrame
      phase={summitPhase(now.getTime())}
      day={summitDayAt(now.getTime())}
      year={now.getUTCFullYear()}
      onLanding={false}
    >
      <ErrorBoundary>
        <Routes>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
    </PageFrame>
  );
}
