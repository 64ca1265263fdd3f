import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { OrderRow, ProductFilter } from '@summit/contracts';
import { PRODUCT_NAMES, PRODUCTS } from '@summit/rules';
import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText, Search } from 'lucide-react';
import { useState } from 'react';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { DataTable } from '../../lib/data-table/DataTable';
import { SearchField } from '../../lib/form/SearchField';
import { formatCount } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { usePaging } from '../../lib/report/usePaging';
import { useServices } from '../../lib/services';
import { DeliveryDialog } from './DeliveryDialog';
import { ORDER_TEXTS } from './messages';
import { deliveryActions, NARROW_ORDER, ORDER_COLUMNS } from './order-columns';
import { ordersQuery } from './overview-query';

const PAGE_SIZES = [20, 50, 100] as const;
const TYPING_MS = 300;

/** Completed orders, newest first, with search, product filter and pages. */
export function RecentOrders() {
  const services = useServices();
  const { days } = useDashboardFilters();
  const [typed, setTyped] = useState('');
  const email = useDebounced(typed.trim(), TYPING_MS);
  const [product, setProduct] = useState<ProductFilter>('all');
  const [{ page, pageSize }, turnTo] = usePaging(PAGE_SIZES[0], JSON.stringify([days, email, product]));
  const [delivering, setDelivering] = useState<OrderRow | null>(null);
  const report = useQuery(
    ordersQuery(services, {
      days,
      product,
      limit: pageSize,
      skip: page * pageSize,
      // An empty search is none.
      ...(email !== '' && { email }),
    }),
  );
  const { data, isError, isFetching, refetch } = report;
  const filtered = email !== '' || product !== 'all';
  return (
    <Panel
      flush
      refreshing={isFetching && data !== undefined}
      title={
        <>
          {ORDER_TEXTS.title}{' '}
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
            label={ORDER_TEXTS.search}
            placeholder={ORDER_TEXTS.searchExample}
            value={typed}
            onChange={setTyped}
          />
          <TextField
            select
            value={product}
            onChange={({ target }) => setProduct(target.value as ProductFilter)}
            sx={{ width: { xs: '100%', sm: 170 } }}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': ORDER_TEXTS.product } } }}
          >
            <MenuItem value="all">{ORDER_TEXTS.allProducts}</MenuItem>
            {PRODUCTS.map((name) => (
              <MenuItem key={name} value={name}>
                {PRODUCT_NAMES[name].short}
              </MenuItem>
            ))}
          </TextField>
        </>
      }
    >
      <DataTable
        label={ORDER_TEXTS.title}
        columns={ORDER_COLUMNS}
        narrow={NARROW_ORDER}
        rows={data?.data}
        rowId={({ id }) => id}
        actions={deliveryActions(setDelivering)}
        paging={data && { page, pageSize, total: data.total, sizes: PAGE_SIZES, onChange: turnTo }}
        failure={isError ? { text: ORDER_TEXTS.failed, busy: isFetching, onRetry: () => void refetch() } : undefined}
        empty={<NoOrders email={email} filtered={filtered} />}
      />
      {delivering && <DeliveryDialog order={delivering} onClose={() => setDelivering(null)} />}
    </Panel>
  );
}

function NoOrders({ email, filtered }: { email: string; filtered: boolean }) {
  if (email !== '')
    return <EmptyState icon={Search} title={ORDER_TEXTS.nothingFound(email)} reason={ORDER_TEXTS.nothingFoundReason} />;
  return (
    <EmptyState
      icon={ReceiptText}
      title={ORDER_TEXTS.empty}
      reason={filtered ? ORDER_TEXTS.emptyOfProduct : ORDER_TEXTS.emptyReason}
    />
  );
}
