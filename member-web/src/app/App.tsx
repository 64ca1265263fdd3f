import type { PageName } from '@summit/contracts';
import { ErrorBoundary } from '@summit/ui/error-boundary/ErrorBoundary';
import { SkipLink } from '@summit/ui/layout/SkipLink';
import { Navigate, Route, Routes } from 'react-router-dom';
import { dashboardPath } from '../lib/paths';
import { CrashPage } from '../pages/crash/CrashPage';
import { AppShell } from './AppShell';
import { MappedPage } from './MappedPage';
import {
  NotFoundPage,
  pathsOf,
  PUBLIC_PAGES,
  SIGN_IN_PAGES,
  SUMMIT_PAGES,
  VIP_PAGES,
  type LazyPage,
} from './member-routes';
import { PageSuspense } from './PageSuspense';
import { PromptsPath } from './PromptsPath';
import { RequireVip } from './RequireVip';

const routesOf = (pages: Partial<Record<PageName, LazyPage>>) =>
  Object.entries(pages).flatMap(([name, { Page }]) =>
    pathsOf(name as PageName).map((path) => <Route key={path} path={path} element={<Page />} />),
  );

export function App() {
  return (
    <>
      <SkipLink />
      <ErrorBoundary fallback={<CrashPage />}>
        <PageSuspense>
          <Routes>
            {routesOf(SIGN_IN_PAGES)}
            {/* The host's own address: who is not signed in is led on to the sign-in. */}
            <Route path="/" element={<Navigate to={dashboardPath} replace />} />
            <Route element={<AppShell />}>
              <Route element={<MappedPage />}>
                {routesOf(SUMMIT_PAGES)}
                <Route element={<RequireVip />}>{routesOf(VIP_PAGES)}</Route>
              </Route>
              {pathsOf('prompts').map((path) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <PromptsPath>
                      <PUBLIC_PAGES.prompts.Page />
                    </PromptsPath>
                  }
                />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Route>
          </Routes>
        </PageSuspense>
      </ErrorBoundary>
    </>
  );
}
