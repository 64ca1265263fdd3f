import type { AffiliateRow, SortOrder } from '@summit/contracts';
import { useAddressValues } from '../../lib/paged-list/useAddressValue';
import { isAffiliateSort } from './affiliate-columns';

export interface Sorting {
  field: keyof AffiliateRow;
  order: SortOrder;
}

/** How the affiliates are sorted, as the address says: `?sort=total_sales&order=desc`; by name where it says nothing. */
export function useSorting(): [Sorting, (sorting: Sorting) => void] {
  const { read, change } = useAddressValues();
  const field = read('sort');
  const sorting: Sorting = {
    field: isAffiliateSort(field) ? field : 'speaker_name',
    order: read('order') === 'desc' ? 'desc' : 'asc',
  };
  return [sorting, (next) => change({ sort: next.field, order: next.order })];
}
