import { signInState } from '@summit/web-app/page/return-place';
import { usePrefetchQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { memberQuery } from '../lib/member-query';
import { loginPath } from '../lib/paths';
import { useServices, useVipSession } from '../lib/services';

/** Asks for the member while the page's own script is still on its way. */
function MemberPages() {
  usePrefetchQuery(memberQuery(useServices()));
  return <Outlet />;
}

/** Pages for members only: everybody else signs in first and then comes back, unless they chose to leave (M-046, M-047). */
export function RequireVip() {
  const { token, signedOutBy } = useVipSession();
  const location = useLocation();
  // Another token may be another member: nothing that a page holds stays.
  if (token !== null) return <MemberPages key={token} />;
  return <Navigate to={loginPath} replace state={signInState(location, signedOutBy)} />;
}
