import { adminPromoCodesEndpoint, type ProductFilter, type PromoCodeRow } from '@summit/contracts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Services } from '../../lib/services';

const ALL = ['admin', 'promo-codes'] as const;

/** The codes of one product, or of all. */
export const promoCodesQuery = ({ api }: Services, filter: ProductFilter) =>
  queryOptions({
    queryKey: [...ALL, filter],
    queryFn: async ({ signal }): Promise<PromoCodeRow[]> =>
      (await api.send(adminPromoCodesEndpoint, { query: { product_filter: filter }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Asks for the codes again, whatever the filter. */
export function useReloadPromoCodes(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ALL }), [queries]);
}
