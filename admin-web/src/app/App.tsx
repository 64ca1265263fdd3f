import { PAGES, type Page } from '@summit/contracts';
import { ErrorBoundary } from '@summit/ui/error-boundary/ErrorBoundary';
import { Route, Routes } from 'react-router-dom';
import { CrashPage } from '../pages/crash/CrashPage';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { OpeningPage } from '../pages/opening/OpeningPage';
import { AppShell } from './AppShell';

/** Paths of this app in the site map. Pages replace the opening page as they are built. */
const paths = Object.values<Page>(PAGES).flatMap(({ app, path, aliases = [] }) =>
  app === 'admin' ? [path, ...aliases] : [],
);

export function App() {
  return (
    <AppShell>
      <ErrorBoundary fallback={<CrashPage />}>
        <Routes>
          {paths.map((path) => (
            <Route key={path} path={path} element={<OpeningPage />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
    </AppShell>
  );
}
