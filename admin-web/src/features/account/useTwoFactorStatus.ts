import { adminStatusEndpoint } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services';

export const TWO_FACTOR_KEY = ['admin', 'two-factor'] as const;

/** Whether two-factor sign-in is on. */
export function useTwoFactorStatus() {
  const { api } = useServices();
  return useQuery({
    queryKey: TWO_FACTOR_KEY,
    queryFn: async ({ signal }) => (await api.send(adminStatusEndpoint, { signal })).data.two_factor_enabled,
  });
}
