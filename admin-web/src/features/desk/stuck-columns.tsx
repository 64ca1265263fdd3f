import type { StuckKind, StuckOrderRow } from '@summit/contracts';
import { PersonLink } from '../../lib/dashboard/PersonLink';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { formatDollars } from '../../lib/format/format-figures';
import { CodeText } from '../../lib/panel/CodeText';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { Moment } from '../../lib/time/Moment';
import { STUCK_NAMES, STUCK_TEXTS as TEXTS } from './messages';

/** What costs money or a buyer is red; what a provider or a buyer still has to do waits. */
const TONES: Readonly<Record<StuckKind, StatusTone>> = {
  pending_too_long: 'waiting',
  not_delivered: 'bad',
  not_credited: 'bad',
  without_mail: 'bad',
  mail_failed: 'bad',
  paid_twice: 'bad',
  plan_without_end: 'bad',
  plan_behind: 'waiting',
  dispute_due: 'waiting',
};

export const STUCK_COLUMNS: readonly TableColumn<StuckOrderRow>[] = [
  {
    field: 'kind',
    header: 'What',
    width: 150,
    cell: ({ kind }) => <StatusChip tone={TONES[kind]} label={STUCK_NAMES[kind]} />,
  },
  {
    field: 'reason',
    header: 'Why',
    flex: 1,
    minWidth: 240,
    cell: ({ reason, since, repaired_at }) => (
      <TwoLines
        main={<span title={reason}>{reason}</span>}
        note={
          <>
            {repaired_at === null ? TEXTS.since : TEXTS.pressed} <Moment at={repaired_at ?? since} />
          </>
        }
      />
    ),
  },
  {
    field: 'buyer',
    header: 'Buyer and order',
    width: 240,
    cell: ({ email, order_number }) => (
      <TwoLines
        main={email === null ? 'No address yet' : <PersonLink email={email} />}
        note={<CodeText code={order_number} />}
      />
    ),
  },
  { field: 'amount', header: 'Order', width: 92, numeric: true, cell: ({ amount }) => formatDollars(amount) },
];

export const NARROW_STUCK: NarrowRow<StuckOrderRow> = {
  header: 'Stuck order',
  main: ({ email, order_number }) => email ?? order_number,
  note: ({ kind }) => STUCK_NAMES[kind],
  figure: { header: 'Order', cell: ({ amount }) => formatDollars(amount) },
};
