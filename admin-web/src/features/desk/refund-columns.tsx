import type { DeskRefundRow, DeskRefundState } from '@summit/contracts';
import { PRODUCT_NAMES } from '@summit/rules';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { PersonLink } from '../../lib/dashboard/PersonLink';
import { formatDollars } from '../../lib/format/format-figures';
import { Address } from '../../lib/panel/Address';
import { CodeText } from '../../lib/panel/CodeText';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { Moment } from '../../lib/time/Moment';
import { REFUND_STATE_NAMES } from './messages';

const TONES: Readonly<Record<DeskRefundState, StatusTone>> = {
  waiting: 'waiting',
  approved: 'good',
  declined: 'quiet',
};

export const REFUND_COLUMNS: readonly TableColumn<DeskRefundRow>[] = [
  {
    field: 'buyer',
    header: 'Buyer and order',
    width: 250,
    cell: ({ email, order_number }) => (
      <TwoLines
        main={email === null ? 'No address yet' : <PersonLink email={email} />}
        note={<CodeText code={order_number} />}
      />
    ),
  },
  {
    field: 'reason',
    header: 'Reason',
    flex: 1,
    minWidth: 120,
    cell: ({ reason, product_type }) => (
      <TwoLines main={<span title={reason}>{reason}</span>} note={PRODUCT_NAMES[product_type].short} />
    ),
  },
  {
    field: 'asked',
    header: 'Asked',
    width: 150,
    cell: ({ asked_by, asked_at }) => (
      <TwoLines main={<Address email={asked_by} without="Somebody" />} note={<Moment at={asked_at} />} />
    ),
  },
  {
    field: 'state',
    header: 'Decided',
    width: 150,
    cell: ({ state, decided_by, decided_at }) => (
      <TwoLines
        main={<StatusChip tone={TONES[state]} label={REFUND_STATE_NAMES[state]} />}
        note={
          decided_at !== null && (
            <>
              <Address email={decided_by} without="Somebody" />
              <Moment at={decided_at} />
            </>
          )
        }
      />
    ),
  },
  { field: 'amount', header: 'Amount', width: 92, numeric: true, cell: ({ amount }) => formatDollars(amount) },
];

export const NARROW_REFUND: NarrowRow<DeskRefundRow> = {
  header: 'Refund',
  main: ({ email, order_number }) => email ?? order_number,
  note: ({ state }) => REFUND_STATE_NAMES[state],
  figure: { header: 'Amount', cell: ({ amount }) => formatDollars(amount) },
};
