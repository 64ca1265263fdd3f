import { adminCompanyEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** Who sells, as invoices say it. */
export const companyQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'company'],
    queryFn: async ({ signal }) => (await api.send(adminCompanyEndpoint, { signal })).company,
  });
