import { pathTo } from '@summit/contracts';
import { ErrorBoundary } from '@summit/ui/error-boundary/ErrorBoundary';
import { CrashPage } from '@summit/ui/page-message/CrashPage';
import { useLateFaces } from '@summit/web-app/first-paint/useLateFaces';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { dashboardPath, loginPath, resetPasswordPath } from '../lib/paths';
import { LoginPage } from '../pages/login/LoginPage';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { AppShell } from './AppShell';
import { OFFICE } from './lazy-office';
import { RequireAdmin } from './RequireAdmin';

const ResetPasswordPage = lazy(async () => ({
  default: (await import('../pages/reset-password/ResetPasswordPage')).ResetPasswordPage,
}));

/** The sign-in is the first chunk; everything behind it comes when somebody is signed in. */
export function App() {
  useLateFaces();
  return (
    <ErrorBoundary fallback={<CrashPage />}>
      <Suspense fallback={null}>
        <Routes>
          {/* A-011; `/` of the admin host leads here as well (C-025). */}
          <Route path="/" element={<Navigate to={loginPath} replace />} />
          <Route path={pathTo('admin')} element={<Navigate to={loginPath} replace />} />
          <Route element={<RequireAdmin />}>
            <Route path={dashboardPath} element={<OFFICE.Page />} />
          </Route>
          <Route element={<AppShell />}>
            <Route path={loginPath} element={<LoginPage />} />
            <Route path={resetPasswordPath} element={<ResetPasswordPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
