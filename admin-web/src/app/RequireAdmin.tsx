import { signInState } from '@summit/web-app/page/return-place';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath } from '../lib/paths';
import { useAdminSession } from '../lib/services';

/** Without a token the sign-in comes first, and then the same tab again, unless the administrator chose to leave. */
export function RequireAdmin() {
  const { token, signedOutBy } = useAdminSession();
  const location = useLocation();
  if (token !== null) return <Outlet />;
  return <Navigate to={loginPath} replace state={signInState(location, signedOutBy)} />;
}
