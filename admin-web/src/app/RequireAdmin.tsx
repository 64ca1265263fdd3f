import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath } from '../lib/paths';
import { placeOf, type SignInState } from '../lib/return-place';
import { useAdminSession } from '../lib/services';

/** Without a token the sign-in comes first, and then the same tab again, unless the administrator chose to leave. */
export function RequireAdmin() {
  const { token, signedOutBy } = useAdminSession();
  const location = useLocation();
  // Another token may be another administrator: nothing that a page holds stays.
  if (token !== null) return <Outlet key={token} />;
  const state: SignInState = signedOutBy === 'choice' ? {} : { from: placeOf(location) };
  return <Navigate to={loginPath} replace state={state} />;
}
