import { ErrorBoundary } from '@summit/ui/error-boundary/ErrorBoundary';
import { SkipLink } from '@summit/ui/layout/SkipLink';
import { CrashPage } from '@summit/ui/page-message/CrashPage';
import { useLateFaces } from '@summit/web-app/first-paint/useLateFaces';
import { Navigate, Route, Routes } from 'react-router-dom';
import { dashboardPath } from '../lib/paths';
import { AreaGate } from './AreaGate';
import { routesOf, SIGN_IN_PAGES } from './member-routes';
import { PageSuspense } from './PageSuspense';

export function App() {
  useLateFaces();
  return (
    <>
      <SkipLink />
      <ErrorBoundary fallback={<CrashPage />}>
        <PageSuspense>
          <Routes>
            {routesOf(SIGN_IN_PAGES)}
            {/* The host's own address: who is not signed in is led on to the sign-in. */}
            <Route path="/" element={<Navigate to={dashboardPath} replace />} />
            <Route path="*" element={<AreaGate />} />
          </Routes>
        </PageSuspense>
      </ErrorBoundary>
    </>
  );
}
