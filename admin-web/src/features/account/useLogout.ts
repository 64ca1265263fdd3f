import { adminLogoutEndpoint } from '@summit/contracts';
import { useSignOut } from '@summit/web-app/page/useSignOut';
import { loginPath } from '../../lib/paths';
import { useServices } from '../../lib/services';

export function useLogout(): () => void {
  const { session, api } = useServices();
  return useSignOut({ session, end: () => api.send(adminLogoutEndpoint, { keepalive: true }), to: loginPath });
}
