import Button from '@mui/material/Button';
import type { PayoutApprovalState, PayoutListRow, SpeakerCommission } from '@summit/contracts';
import { PRODUCT_NAMES } from '@summit/rules';
import type { ReactNode } from 'react';
import type { RowActions } from '../../lib/data-table/grid-columns';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Day } from '../../lib/time/Moment';
import { formatDollars } from '../../lib/format/format-figures';
import { TwoLines } from '../../lib/panel/TwoLines';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { CHANGE_NAMES, PAYOUT_APPROVAL_NAMES, PAYOUT_TEXTS, RECEIPT_TEXTS, STATE_NAMES } from './messages';

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const monthOf = (period: string): string => MONTH.format(new Date(`${period}T00:00:00Z`));

export const PAYOUT_COLUMNS: readonly TableColumn<PayoutListRow>[] = [
  {
    field: 'speaker_name',
    header: 'Affiliate',
    flex: 1,
    minWidth: 200,
    cell: ({ speaker_name, speaker_code, email, goes_nowhere }) => (
      <TwoLines main={speaker_name} note={`${speaker_code}, ${goes_nowhere ? PAYOUT_TEXTS.goesNowhere : email}`} />
    ),
  },
  { field: 'period', header: 'Month', width: 150, cell: ({ period }) => monthOf(period) },
  { field: 'amount', header: 'Amount', width: 120, numeric: true, cell: ({ amount }) => formatDollars(amount) },
];

/** Of payouts that have ended. */
export const CLOSED_COLUMN: TableColumn<PayoutListRow> = {
  field: 'closed_at',
  header: 'Closed',
  width: 130,
  cell: ({ closed_at }) => <Day at={closed_at} inCell />,
};

const APPROVAL_TONES = {
  not_needed: 'quiet',
  needed: 'waiting',
  given: 'good',
  given_by_you: 'good',
} as const satisfies Record<PayoutApprovalState, StatusTone>;

/** Of payouts under way: whether another owner has to look at it. */
export const APPROVAL_COLUMN: TableColumn<PayoutListRow> = {
  field: 'approval',
  header: 'Approval',
  width: 130,
  cell: ({ approval }) => <StatusChip tone={APPROVAL_TONES[approval]} label={PAYOUT_APPROVAL_NAMES[approval]} />,
};

export const NARROW_PAYOUT: NarrowRow<PayoutListRow> = {
  header: 'Affiliate',
  main: ({ speaker_name }) => speaker_name,
  note: ({ period, goes_nowhere }) =>
    goes_nowhere ? `${monthOf(period)}, ${PAYOUT_TEXTS.goesNowhere}` : monthOf(period),
  figure: { header: 'Amount', cell: ({ amount }) => formatDollars(amount) },
};

const stateOf = ({ state, payable_at }: SpeakerCommission): ReactNode =>
  state === 'held' && payable_at ? (
    <>
      {STATE_NAMES.held}, <Day at={payable_at} />
    </>
  ) : (
    STATE_NAMES[state]
  );

const changesOf = ({ changes }: SpeakerCommission): string =>
  changes
    .map(({ kind, amount, payout_period }) =>
      [
        `${formatDollars(amount)} ${CHANGE_NAMES[kind]}`,
        ...(payout_period ? [`payout of ${monthOf(payout_period)}`] : []),
      ].join(', '),
    )
    .join('; ');

export const COMMISSION_COLUMNS: readonly TableColumn<SpeakerCommission>[] = [
  {
    field: 'order_id',
    header: 'Order',
    width: 170,
    cell: ({ order_id, product, paid_at }) => (
      <TwoLines
        main={<span title={order_id}>{PRODUCT_NAMES[product].short}</span>}
        note={
          <>
            <Day at={paid_at} />, {order_id.slice(0, 8)}
          </>
        }
      />
    ),
  },
  { field: 'kept', header: 'Kept', width: 96, numeric: true, cell: ({ kept }) => formatDollars(kept) },
  {
    field: 'commission',
    header: 'Commission',
    width: 110,
    numeric: true,
    cell: ({ commission }) => formatDollars(commission),
  },
  {
    field: 'state',
    header: 'State',
    flex: 1,
    minWidth: 260,
    cell: (row) => <TwoLines main={stateOf(row)} note={<span title={changesOf(row)}>{changesOf(row)}</span>} />,
  },
];

export const NARROW_COMMISSION: NarrowRow<SpeakerCommission> = {
  header: 'Order',
  main: ({ product }) => PRODUCT_NAMES[product].short,
  note: stateOf,
  figure: { header: 'Commission', cell: ({ commission }) => formatDollars(commission) },
};

export const receiptAction = (open: (orderId: string) => void): RowActions<SpeakerCommission> => ({
  width: 104,
  cell: ({ order_id }) => (
    <Button
      size="small"
      variant="text"
      aria-label={`${RECEIPT_TEXTS.open} ${order_id.slice(0, 8)}`}
      onClick={() => open(order_id)}
    >
      {RECEIPT_TEXTS.open}
    </Button>
  ),
});
