import TextField from '@mui/material/TextField';
import { adminCustomersEndpoint, ALL_TIME_DAYS, type CustomerRow } from '@summit/contracts';
import { Search, Users } from 'lucide-react';
import { useState } from 'react';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { ExportMenu } from '../../lib/exports/ExportMenu';
import { SearchField } from '../../lib/form/SearchField';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { useSearch } from '../../lib/paged-list/useSearch';
import type { EmptyStateProps } from '../../lib/panel/EmptyState';
import { CUSTOMER_COLUMNS, NARROW_CUSTOMER, refundAction } from './customer-columns';
import { customersFile } from './customers-file';
import { CustomersPager } from './CustomersPager';
import { CUSTOMER_TEXTS as TEXTS } from './messages';
import { RefundDialog } from './RefundDialog';

/** Everybody who signed up or bought, with what became of them (A-090..A-097). */
export function CustomersTab() {
  const { days } = useDashboardFilters();
  const { term: search, field: searchField } = useSearch();
  const { term: affiliate_code, field: codeField } = useSearch('code');
  const list = usePagedList(adminCustomersEndpoint, { days, search, affiliate_code }, [50, 100, 200, 500, 1000]);
  const [refunding, setRefunding] = useState<CustomerRow | null>(null);
  return (
    <PagedTable
      title={TEXTS.title}
      list={list}
      tall
      columns={CUSTOMER_COLUMNS}
      narrow={NARROW_CUSTOMER}
      rowId={({ id }) => id}
      actions={refundAction(setRefunding)}
      toolbar={
        <>
          <SearchField label={TEXTS.search} placeholder={TEXTS.searchExample} {...searchField} />
          <TextField
            type="search"
            placeholder={TEXTS.code}
            value={codeField.value}
            onChange={({ target }) => codeField.onChange(target.value)}
            sx={{ width: { xs: '100%', sm: 160 } }}
            slotProps={{ htmlInput: { 'aria-label': TEXTS.code, autoComplete: 'off', spellCheck: false } }}
          />
          <ExportMenu days={days} fileOf={customersFile({ search, affiliate_code })} />
        </>
      }
      failure={TEXTS.failed}
      empty={noCustomers(
        [search, affiliate_code].filter((term) => term !== undefined),
        days === ALL_TIME_DAYS,
      )}
      pager={(paging) => <CustomersPager {...paging} />}
    >
      {refunding && <RefundDialog customer={refunding} onClose={() => setRefunding(null)} />}
    </PagedTable>
  );
}

function noCustomers(terms: readonly string[], everything: boolean): EmptyStateProps {
  if (terms.length > 0) return { icon: Search, title: TEXTS.nothingFound(terms), reason: TEXTS.nothingFoundReason };
  return { icon: Users, title: TEXTS.empty, reason: everything ? TEXTS.emptyReason : TEXTS.emptyOfDays };
}
