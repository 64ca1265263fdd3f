import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { adminExportOrdersEndpoint, adminOrdersEndpoint, type OrderRow, type ProductFilter } from '@summit/contracts';
import { PRODUCT_NAMES, PRODUCTS } from '@summit/rules';
import { ReceiptText, Search } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { SearchField } from '../../lib/form/SearchField';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { useAddressChoice } from '../../lib/paged-list/useAddressValue';
import { useSearch } from '../../lib/paged-list/useSearch';
import type { EmptyStateProps } from '../../lib/panel/EmptyState';
import { DeliveryDialog } from './DeliveryDialog';
import { ORDER_TEXTS as TEXTS } from './messages';
import { deliveryActions, NARROW_ORDER, ORDER_COLUMNS } from './order-columns';

const PRODUCT_CHOICES = ['all', ...PRODUCTS] as const;

/** Completed orders, newest first, with search, product filter and pages. */
export function RecentOrders() {
  const { days } = useDashboardFilters();
  const { term: email, field } = useSearch();
  const [product, setProduct] = useAddressChoice<ProductFilter>('product', PRODUCT_CHOICES);
  const list = usePagedList(adminOrdersEndpoint, { days, product, email }, [20, 50, 100]);
  const [delivering, setDelivering] = useState<OrderRow | null>(null);
  return (
    <PagedTable
      title={TEXTS.title}
      list={list}
      columns={ORDER_COLUMNS}
      narrow={NARROW_ORDER}
      rowId={({ id }) => id}
      actions={deliveryActions(setDelivering)}
      toolbar={
        <>
          <SearchField label={TEXTS.search} placeholder={TEXTS.searchExample} {...field} />
          <TextField
            select
            value={product}
            onChange={({ target }) => setProduct(target.value as ProductFilter)}
            sx={{ width: { xs: '100%', sm: 170 } }}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': TEXTS.product } } }}
          >
            <MenuItem value="all">{TEXTS.allProducts}</MenuItem>
            {PRODUCTS.map((name) => (
              <MenuItem key={name} value={name}>
                {PRODUCT_NAMES[name].short}
              </MenuItem>
            ))}
          </TextField>
          <ExportButton
            of="orders"
            file={csvOf('orders', adminExportOrdersEndpoint, { query: { days, product, email } })}
          />
        </>
      }
      failure={TEXTS.failed}
      empty={noOrders(email, product)}
    >
      {delivering && <DeliveryDialog order={delivering} onClose={() => setDelivering(null)} />}
    </PagedTable>
  );
}

function noOrders(email: string | undefined, product: ProductFilter): EmptyStateProps {
  if (email !== undefined) return { icon: Search, title: TEXTS.nothingFound(email), reason: TEXTS.nothingFoundReason };
  return {
    icon: ReceiptText,
    title: TEXTS.empty,
    reason: product === 'all' ? TEXTS.emptyReason : TEXTS.emptyOfProduct,
  };
}
