import type { PromoCodeRow } from '@summit/contracts';
import { PRODUCT_NAMES, PROVIDER_NAMES } from '@summit/rules';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { formatCount, formatDollars } from '../../lib/format/format-figures';
import { ProductLabel } from '../../lib/product/ProductLabel';
import { StatusChip } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { CodeText } from '../../lib/panel/CodeText';
import { givenText } from './given-text';
import { PROMO_STATUS } from './promo-status';

/** Columns of A-103, all of them in view at 1280 px; long codes take a second line. Beside the promo table's final price stands what buyers are really charged (C-002). */
export const PROMO_COLUMNS: readonly TableColumn<PromoCodeRow>[] = [
  { field: 'code', header: 'Code', flex: 1, minWidth: 146, cell: ({ code }) => <CodeText code={code} /> },
  {
    field: 'payment_method',
    header: 'Method',
    width: 72,
    cell: ({ payment_method }) => PROVIDER_NAMES[payment_method],
  },
  {
    field: 'product_type',
    header: 'Product',
    width: 136,
    cell: ({ product_type, with_bump }) => (
      <TwoLines main={<ProductLabel product={product_type} />} note={with_bump ? 'with order bump' : 'no order bump'} />
    ),
  },
  {
    field: 'original_price',
    header: 'Original',
    width: 88,
    numeric: true,
    cell: ({ original_price }) => formatDollars(original_price),
  },
  {
    field: 'final_price',
    header: 'Final',
    width: 94,
    numeric: true,
    cell: ({ final_price, charged_price }) =>
      charged_price === final_price ? (
        formatDollars(final_price)
      ) : (
        <TwoLines main={formatDollars(final_price)} note={`charged ${formatDollars(charged_price)}`} />
      ),
  },
  {
    field: 'discount_amount',
    header: 'Discount',
    width: 88,
    numeric: true,
    cell: ({ discount_amount }) => formatDollars(discount_amount),
  },
  {
    field: 'times_redeemed',
    header: 'Used',
    width: 58,
    numeric: true,
    cell: ({ times_redeemed }) => formatCount(times_redeemed),
  },
  {
    field: 'total_discount_given',
    header: 'Total discount',
    width: 110,
    numeric: true,
    cell: ({ total_discount_given }) => givenText(total_discount_given),
  },
  { field: 'status', header: 'Status', width: 88, cell: ({ status }) => <StatusChip {...PROMO_STATUS[status]} /> },
];

export const NARROW_PROMO: NarrowRow<PromoCodeRow> = {
  header: 'Code',
  main: ({ code }) => code,
  note: ({ product_type, payment_method, status }) =>
    `${PRODUCT_NAMES[product_type].short}, ${PROVIDER_NAMES[payment_method]}, ${PROMO_STATUS[status].label.toLowerCase()}`,
  figure: { header: 'Final', cell: ({ final_price }) => formatDollars(final_price) },
};
