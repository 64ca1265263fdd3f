import { vipLogoutEndpoint } from '@summit/contracts';
import { browserStore } from '@summit/web-app/browser/browser-store';
import { useSignOut } from '@summit/web-app/page/useSignOut';
import { loginPath } from './paths';
import { useServices } from './services';

/** M-047: forgets token and member, and what they have typed and not sent: the next one at this tab is somebody else. */
export function useLogout(): () => void {
  const { session, api } = useServices();
  const signOut = useSignOut({ session, end: () => api.send(vipLogoutEndpoint, { keepalive: true }), to: loginPath });
  return () => {
    browserStore.remove('ratingDrafts');
    browserStore.remove('profileDraft');
    signOut();
  };
}
