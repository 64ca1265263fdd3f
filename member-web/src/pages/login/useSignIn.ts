import { withProof } from '@summit/api-client';
import { vipLoginEndpoint } from '@summit/contracts';
import { useCallback } from 'react';
import { useServices } from '../../lib/services';

export interface Credentials {
  email: string;
  password: string;
}

export type SignInOutcome = 'signed-in' | 'code-wanted';

/** M-024..M-026: opens the session, or says that a code is wanted. `code` is null in the first step. Throws ApiError. */
export function useSignIn(): (credentials: Credentials, code: string | null) => Promise<SignInOutcome> {
  const { api, session } = useServices();
  return useCallback(
    async ({ email, password }, code) => {
      const body = { email: email.trim(), password, two_factor_code: code };
      const answer = await withProof((headers) => api.send(vipLoginEndpoint, { body, headers }));
      if (answer.requires_2fa) return 'code-wanted';
      session.open(answer.token, answer.user);
      return 'signed-in';
    },
    [api, session],
  );
}
