import Button from '@mui/material/Button';
import type { CustomerRow, CustomerSource } from '@summit/contracts';
import type { RowActions } from '../../lib/data-table/grid-columns';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Day } from '../../lib/time/Moment';
import { formatDollars } from '../../lib/format/format-figures';
import { PersonLink } from '../../lib/dashboard/PersonLink';
import { StatusChip } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { FunnelDots } from './FunnelDots';

const SOURCE_NAMES: Readonly<Record<CustomerSource, string>> = {
  affiliate: 'Affiliate',
  facebook: 'Facebook',
  google: 'Google',
  direct: 'Direct',
};

export const CUSTOMER_COLUMNS: readonly TableColumn<CustomerRow>[] = [
  {
    field: 'customer',
    header: 'Customer',
    flex: 1.4,
    minWidth: 200,
    cell: ({ name, email }) => (
      <TwoLines main={<PersonLink email={email}>{name || email}</PersonLink>} note={name ? email : ''} />
    ),
  },
  {
    field: 'source',
    header: 'Source',
    width: 110,
    cell: ({ source }) => <StatusChip label={SOURCE_NAMES[source]} tone={source === 'affiliate' ? 'good' : 'quiet'} />,
  },
  {
    field: 'affiliate',
    header: 'Affiliate',
    flex: 1,
    minWidth: 140,
    cell: ({ affiliate_info }) =>
      affiliate_info ? <TwoLines main={affiliate_info.name} note={affiliate_info.code} /> : '–',
  },
  { field: 'funnel', header: 'Funnel', width: 110, cell: (row) => <FunnelDots flags={row.conversion_funnel} /> },
  { field: 'signup', header: 'Signup', width: 120, cell: ({ signup_date }) => <Day at={signup_date} inCell /> },
  { field: 'spent', header: 'Spent', width: 110, numeric: true, cell: ({ total_spent }) => formatDollars(total_spent) },
];

export const NARROW_CUSTOMER: NarrowRow<CustomerRow> = {
  header: 'Customer',
  main: ({ name, email }) => name || email,
  note: ({ source, signup_date }) => (
    <>
      {SOURCE_NAMES[source]}, <Day at={signup_date} />
    </>
  ),
  figure: { header: 'Spent', cell: ({ total_spent }) => formatDollars(total_spent) },
};

/** A customer who spent nothing has nothing to get back. */
export const refundAction = (open: (customer: CustomerRow) => void): RowActions<CustomerRow> => ({
  width: 104,
  cell: (customer) =>
    customer.total_spent > 0 ? (
      <Button
        size="small"
        variant="text"
        sx={{ mr: { sm: -1.25 } }}
        aria-label={`Refund ${customer.name || customer.email}`}
        onClick={() => open(customer)}
      >
        Refund
      </Button>
    ) : null,
});
