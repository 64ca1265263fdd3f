import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { ALL_TIME_DAYS, type CustomerRow } from '@summit/contracts';
import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { Search, Users } from 'lucide-react';
import { useState } from 'react';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { DataTable } from '../../lib/data-table/DataTable';
import { formatCount } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { SearchField } from '../../lib/form/SearchField';
import { useServices } from '../../lib/services';
import { usePaging } from '../../lib/report/usePaging';
import { ExportMenu } from '../../lib/exports/ExportMenu';
import { CUSTOMER_COLUMNS, NARROW_CUSTOMER, refundAction } from './customer-columns';
import { customersFile, customersQuery } from './customers-query';
import { CustomersPager } from './CustomersPager';
import { CUSTOMER_TEXTS } from './messages';
import { RefundDialog } from './RefundDialog';

const PAGE_SIZES = [50, 100, 200, 500, 1000] as const;
const TYPING_MS = 300;

/** Everybody who signed up or bought, with what became of them (A-090..A-097). */
export function CustomersTab() {
  const services = useServices();
  const { days } = useDashboardFilters();
  const [typedSearch, setTypedSearch] = useState('');
  const [typedCode, setTypedCode] = useState('');
  const search = useDebounced(typedSearch.trim(), TYPING_MS);
  const code = useDebounced(typedCode.trim(), TYPING_MS);
  const [paging, turnTo] = usePaging(PAGE_SIZES[0], JSON.stringify([days, search, code]));
  const [refunding, setRefunding] = useState<CustomerRow | null>(null);
  const { data, isError, isFetching, refetch } = useQuery(
    customersQuery(services, {
      days,
      limit: paging.pageSize,
      skip: paging.page * paging.pageSize,
      ...(search !== '' && { search }),
      ...(code !== '' && { affiliate_code: code }),
    }),
  );
  return (
    <Panel
      flush
      refreshing={isFetching && data !== undefined}
      title={
        <>
          Customers{' '}
          {data && (
            <Box component="span" className="tnum" sx={{ color: 'text.tertiary', fontWeight: 500 }}>
              {formatCount(data.total)}
            </Box>
          )}
        </>
      }
      action={
        <>
          <SearchField
            label="Search customers by name or email"
            placeholder="Search by name or email"
            value={typedSearch}
            onChange={setTypedSearch}
          />
          <TextField
            type="search"
            placeholder="Affiliate code"
            value={typedCode}
            onChange={({ target }) => setTypedCode(target.value)}
            sx={{ width: { xs: '100%', sm: 160 } }}
            slotProps={{ htmlInput: { 'aria-label': 'Affiliate code', autoComplete: 'off', spellCheck: false } }}
          />
          <ExportMenu days={days} fileOf={customersFile} />
        </>
      }
    >
      <DataTable
        tall
        label="Customers"
        columns={CUSTOMER_COLUMNS}
        narrow={NARROW_CUSTOMER}
        rows={data?.data}
        rowId={({ id }) => id}
        actions={refundAction(setRefunding)}
        failure={
          isError
            ? { text: 'We could not load the customers.', busy: isFetching, onRetry: () => void refetch() }
            : undefined
        }
        empty={<NoCustomers sought={[search, code].filter(Boolean)} everything={days === ALL_TIME_DAYS} />}
      />
      {data && data.total > 0 && <CustomersPager {...paging} total={data.total} sizes={PAGE_SIZES} onChange={turnTo} />}
      {refunding && <RefundDialog customer={refunding} onClose={() => setRefunding(null)} />}
    </Panel>
  );
}

function NoCustomers({ sought, everything }: { sought: readonly string[]; everything: boolean }) {
  if (sought.length > 0)
    return (
      <EmptyState
        icon={Search}
        title={`No customers match ${sought.map((term) => `“${term}”`).join(' and ')}`}
        reason="Try another part of the name or address, another code, or more days."
      />
    );
  return (
    <EmptyState
      icon={Users}
      title={CUSTOMER_TEXTS.empty}
      reason={
        everything
          ? 'Everybody who signs up or buys is listed here.'
          : 'Nobody signed up or bought for the first time in this date range.'
      }
    />
  );
}
