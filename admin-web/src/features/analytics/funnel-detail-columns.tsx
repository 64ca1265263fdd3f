import type { FunnelDetailRow } from '@summit/contracts';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Day } from '../../lib/time/Moment';
import { formatDollars } from '../../lib/format/format-figures';
import { TwoLines } from '../../lib/panel/TwoLines';

export type PlacedDetail = FunnelDetailRow & { place: number };

/** A visitor whom nobody sent. */
const NO_AFFILIATE = 'Direct';

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const affiliateOf = ({ affiliate_info }: FunnelDetailRow): string => affiliate_info?.name ?? NO_AFFILIATE;
/** `JONAS-K, affiliate`, `Google`. */
const sourceOf = ({ affiliate_info, source }: FunnelDetailRow): string =>
  affiliate_info ? `${affiliate_info.code}, ${source}` : capitalized(source);
/** A registration has no amount. */
const amountOf = ({ product_type, amount }: FunnelDetailRow): string =>
  product_type === null ? '–' : formatDollars(amount);

/** Whoever has unsubscribed is not to be written to by hand either. */
const noteOf = ({ name, email, unsubscribed }: Pick<FunnelDetailRow, 'name' | 'email' | 'unsubscribed'>): string =>
  [name && email, unsubscribed && 'unsubscribed'].filter(Boolean).join(', ');

/** A-073, in pairs: the drawer is narrow. */
export const DETAIL_COLUMNS: readonly TableColumn<PlacedDetail>[] = [
  {
    field: 'person',
    header: 'Name and email',
    flex: 1,
    minWidth: 180,
    cell: ({ name, email, unsubscribed }) => (
      <TwoLines main={name || email} note={noteOf({ name, email, unsubscribed })} />
    ),
  },
  {
    field: 'source',
    header: 'Affiliate and source',
    width: 160,
    cell: (row) => <TwoLines main={affiliateOf(row)} note={sourceOf(row)} />,
  },
  {
    field: 'amount',
    header: 'Amount and date',
    // A day that is another one in Pacific time names both.
    width: 210,
    numeric: true,
    cell: (row) => <TwoLines main={amountOf(row)} note={<Day at={row.date} />} />,
  },
];

export const NARROW_DETAIL: NarrowRow<PlacedDetail> = {
  header: 'Person',
  main: ({ name, email }) => name || email,
  note: (row) => (
    <>
      <Day at={row.date} />, {affiliateOf(row)}
    </>
  ),
  figure: { header: 'Amount', cell: amountOf },
};
