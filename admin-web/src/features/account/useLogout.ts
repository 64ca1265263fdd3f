import { adminLogoutEndpoint } from '@summit/contracts';
import { browserStore } from '@summit/web-app/browser/browser-store';
import { useSignOut } from '@summit/web-app/page/useSignOut';
import { loginPath } from '../../lib/paths';
import { useServices } from '../../lib/services';

/** Forgets what was typed and not saved, too: the next one at this tab is somebody else. */
export function useLogout(): () => void {
  const { session, api } = useServices();
  const signOut = useSignOut({ session, end: () => api.send(adminLogoutEndpoint, { keepalive: true }), to: loginPath });
  return () => {
    browserStore.remove('adminEdits');
    signOut();
  };
}
