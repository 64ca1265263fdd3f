import { adminLogoutEndpoint } from '@summit/contracts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { loginPath } from '../../lib/paths';
import { useServices } from '../../lib/services';

/** Forgets the token here, ends it on the server, and leads to the sign-in. */
export function useLogout(): () => void {
  const { session, api } = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    // The browser forgets the token whatever the server answers; an unreachable server lets it run out by itself.
    api.send(adminLogoutEndpoint, { keepalive: true }).catch(() => undefined);
    session.close('choice');
    void navigate(loginPath);
  }, [api, session, navigate]);
}
