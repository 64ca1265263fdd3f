import { adminPromoCodesEndpoint } from '@summit/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pagedListKey } from '../../lib/paged-list/usePagedList';

/** Asks for the codes again, whatever the filter. */
export function useReloadPromoCodes(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: pagedListKey(adminPromoCodesEndpoint) }), [queries]);
}
