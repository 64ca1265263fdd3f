import { FeedbackHost } from '@summit/ui/feedback/FeedbackHost';
import { AnswersProvider } from '@summit/web-app/services/AnswersProvider';
import { usePrefetchQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { memberQuery } from '../lib/member-query';
import { useServices, useVipSession } from '../lib/services';
import { AppShell } from './AppShell';
import { MappedPage } from './MappedPage';
import { NotFoundPage, pathsOf, PUBLIC_PAGES, routesOf, SUMMIT_PAGES, VIP_PAGES } from './member-routes';
import { PromptsPath } from './PromptsPath';

export { prefetchPage } from './prefetch-page';

/** Comes with the first question: pages start without dialogs. */
const dialog = () => lazy(async () => ({ default: (await import('@summit/ui/feedback/ConfirmDialog')).ConfirmDialog }));

/** Asks for the member while the page's own script is still on its way. */
function MemberPages() {
  usePrefetchQuery(memberQuery(useServices()));
  return <Outlet />;
}

/** Every page but those of the sign-in. */
export function MemberArea() {
  const { token } = useVipSession();
  return (
    <AnswersProvider answers={useServices().answers}>
      <FeedbackHost dialog={dialog}>
        <Routes>
          <Route element={<AppShell />}>
            <Route element={<MappedPage />}>
              {routesOf(SUMMIT_PAGES)}
              {/* Another token may be another member: nothing that a page holds stays. */}
              <Route element={<MemberPages key={token} />}>{routesOf(VIP_PAGES)}</Route>
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
      </FeedbackHost>
    </AnswersProvider>
  );
}
