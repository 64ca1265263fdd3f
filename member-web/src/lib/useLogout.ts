import { vipLogoutEndpoint } from '@summit/contracts';
import { useSignOut } from '@summit/web-app/page/useSignOut';
import { loginPath } from './paths';
import { useServices } from './services';

/** M-047: forgets token and member. */
export function useLogout(): () => void {
  const { session, api } = useServices();
  return useSignOut({ session, end: () => api.send(vipLogoutEndpoint, { keepalive: true }), to: loginPath });
}
