import { isApiError } from '@summit/api-client';
import { vipStatusEndpoint, type VipUser } from '@summit/contracts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices, type Services } from './services';

/** A refusal of the caller, unlike a server that is busy or away: only the former says something about the session. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;

/** The member as the server knows them. A refused status ends the session (M-056). */
export const memberQuery = ({ api, session }: Services) =>
  queryOptions({
    queryKey: ['vip', 'status'],
    queryFn: async ({ signal }): Promise<VipUser> => {
      try {
        const { user } = await api.send(vipStatusEndpoint, { signal });
        session.remember(user);
        return user;
      } catch (error) {
        if (isRefusal(error)) session.close('refusal');
        throw error;
      }
    },
  });

/** For answers that bring the member along, or news of them: every page shows the change at once. */
export function useKeepMember(): (change: (member: VipUser) => VipUser) => void {
  const services = useServices();
  const queries = useQueryClient();
  return useCallback(
    (change) => {
      const { queryKey } = memberQuery(services);
      const member = queries.getQueryData(queryKey);
      if (!member) return;
      const next = change(member);
      queries.setQueryData(queryKey, next);
      services.session.remember(next);
    },
    [services, queries],
  );
}
