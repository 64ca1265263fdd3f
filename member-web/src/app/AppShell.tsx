import { Outlet } from 'react-router-dom';
import { Footer } from './layout/Footer';
import { Header } from './layout/Header';
import { PageSuspense } from './PageSuspense';

/** What the pages of this app have around them, those of the sign-in excepted. */
export function AppShell() {
  return (
    <>
      <Header />
      <PageSuspense>
        <Outlet />
      </PageSuspense>
      <Footer />
    </>
  );
}
