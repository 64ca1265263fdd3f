import type { BuyerRequestRow } from '@summit/contracts';
import { PRODUCT_NAMES } from '@summit/rules';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { formatDateTime } from '../../lib/format/format-date';
import { formatDollars } from '../../lib/format/format-figures';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { REQUEST_KIND_NAMES, REQUEST_STATE_NAMES, REQUEST_TEXTS as TEXTS } from './messages';

const TONES = { pending: 'waiting', approved: 'good', declined: 'quiet' } as const satisfies Record<
  BuyerRequestRow['state'],
  StatusTone
>;

/** A refund by its reason, another address by itself; then what was answered. */
export const wishOf = ({ new_email, reason }: BuyerRequestRow): string => new_email ?? (reason || TEXTS.noReason);

/** The end of the guarantee as it was when the buyer asked. */
const guaranteeOf = ({ kind, guarantee_until }: BuyerRequestRow): string => {
  if (kind !== 'refund') return '';
  return guarantee_until === null ? 'open until delivered' : `open until ${formatDateTime(guarantee_until)}`;
};

export const REQUEST_COLUMNS: readonly TableColumn<BuyerRequestRow>[] = [
  {
    field: 'buyer',
    header: 'Buyer',
    width: 220,
    cell: ({ name, email }) => <TwoLines main={name ?? 'No name'} note={email ?? 'No address'} />,
  },
  {
    field: 'kind',
    header: 'Asks for',
    width: 210,
    cell: (row) => <TwoLines main={REQUEST_KIND_NAMES[row.kind]} note={guaranteeOf(row)} />,
  },
  {
    field: 'order',
    header: 'Order',
    width: 170,
    cell: ({ product_type, order_number }) => (
      <TwoLines main={PRODUCT_NAMES[product_type].long} note={order_number.slice(0, 8)} />
    ),
  },
  { field: 'wish', header: 'In the buyer’s words', flex: 1, minWidth: 180, cell: wishOf },
  {
    field: 'money',
    header: 'Kept',
    width: 100,
    numeric: true,
    cell: ({ kept }) => formatDollars(kept),
  },
  { field: 'asked_at', header: 'Asked', width: 170, cell: ({ asked_at }) => formatDateTime(asked_at) },
  {
    field: 'state',
    header: 'State',
    width: 108,
    cell: ({ state }) => <StatusChip label={REQUEST_STATE_NAMES[state]} tone={TONES[state]} />,
  },
];

export const NARROW_REQUEST: NarrowRow<BuyerRequestRow> = {
  header: 'Buyer',
  main: ({ email }) => email ?? 'No address',
  note: ({ kind, state }) => `${REQUEST_KIND_NAMES[kind]}, ${REQUEST_STATE_NAMES[state].toLowerCase()}`,
  figure: { header: 'Kept', cell: ({ kept }) => formatDollars(kept) },
};
