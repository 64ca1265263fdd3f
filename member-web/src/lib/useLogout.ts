import { vipLogoutEndpoint } from '@summit/contracts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { loginPath } from './paths';
import { useServices } from './services';

/** M-047: forgets token and member here, ends the token on the server, and leads to the sign-in. */
export function useLogout(): () => void {
  const { session, api } = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    // The browser forgets the token whatever the server answers; an unreachable server lets it run out by itself.
    api.send(vipLogoutEndpoint, { keepalive: true }).catch(() => undefined);
    session.close('choice');
    void navigate(loginPath);
  }, [api, session, navigate]);
}
