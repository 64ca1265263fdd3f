import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OrderRow } from '@summit/contracts';
import { bumpName } from '@summit/pricing';
import { PRODUCT_NAMES } from '@summit/rules';
import type { RowActions } from '../../lib/data-table/grid-columns';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Day, Moment } from '../../lib/time/Moment';
import { useTimeTexts } from '../../lib/time/operator-zone';
import { formatDollars } from '../../lib/format/format-figures';
import { StatusChip } from '../../lib/panel/StatusChip';
import { PersonLink } from '../../lib/dashboard/PersonLink';
import { TwoLines } from '../../lib/panel/TwoLines';
import { ProductLabel } from '../../lib/product/ProductLabel';

/** `payment_plan_active` → `Payment plan active`. */
const words = (status: string): string => (status.charAt(0).toUpperCase() + status.slice(1)).replaceAll('_', ' ');

/** An address that is too long for its column ends in dots, and is read in full by pointing at it. */
function Email({ email }: { email: string }) {
  return (
    <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {email && <PersonLink email={email} />}
    </Box>
  );
}

const Bumps = ({ names }: { names: string }) => <span title={names}>{names}</span>;

export const ORDER_COLUMNS: readonly TableColumn<OrderRow>[] = [
  { field: 'email', header: 'Email', flex: 1.6, minWidth: 220, cell: ({ email }) => <Email email={email} /> },
  {
    field: 'product',
    header: 'Product',
    flex: 1,
    minWidth: 140,
    cell: ({ product, order_bumps }) =>
      order_bumps ? (
        <TwoLines
          main={<ProductLabel product={product} />}
          note={<Bumps names={order_bumps.map(bumpName).join(', ')} />}
        />
      ) : (
        <ProductLabel product={product} />
      ),
  },
  {
    field: 'status',
    header: 'Status',
    width: 130,
    cell: ({ status }) => <StatusChip label={words(status)} tone={status === 'completed' ? 'good' : 'waiting'} />,
  },
  { field: 'date', header: 'Date', width: 214, cell: ({ date }) => <Moment at={date} inCell /> },
  { field: 'amount', header: 'Amount', width: 92, numeric: true, cell: ({ amount }) => formatDollars(amount) },
];

export const NARROW_ORDER: NarrowRow<OrderRow> = {
  header: 'Order',
  main: ({ email }) => email,
  note: ({ product, date }) => (
    <>
      {PRODUCT_NAMES[product].short}, <Day at={date} />
    </>
  ),
  figure: { header: 'Amount', cell: ({ amount }) => formatDollars(amount) },
};

/** VIP orders need no coaching, so they have no completion date (C-020). */
export const deliveryActions = (open: (order: OrderRow) => void): RowActions<OrderRow> => ({
  width: 152,
  cell: (order) => (order.product === 'vip' ? null : <CoachingButton order={order} onClick={() => open(order)} />),
});

function CoachingButton({ order, onClick }: { order: OrderRow; onClick: () => void }) {
  const { day } = useTimeTexts();
  const label = order.delivered_at === null ? 'Set coaching date' : `Coached ${day(order.delivered_at)}`;
  return (
    <Button
      size="small"
      variant="text"
      sx={{ mr: { sm: -1.25 } }}
      aria-label={`${label}, ${order.email}, ${PRODUCT_NAMES[order.product].short}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
