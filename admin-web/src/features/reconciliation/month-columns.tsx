import type { BookMonthRow } from '@summit/contracts';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { formatCount } from '../../lib/format/format-figures';
import { Address } from '../../lib/panel/Address';
import { CodeText } from '../../lib/panel/CodeText';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { Moment } from '../../lib/time/Moment';
import { MONTH_STATE_NAMES, MONTH_TEXTS as TEXTS } from './messages';

const TONES: Readonly<Record<BookMonthRow['state'], StatusTone>> = {
  running: 'quiet',
  not_compared: 'waiting',
  open: 'waiting',
  closed: 'good',
};

const NAME = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** `October 2025`. */
export const monthName = (month: string): string => NAME.format(Date.parse(`${month}-01T00:00:00Z`));

/** Why it can't be closed yet, or who has closed it. */
function Story({ state, open_differences, closed_by, closed_at }: BookMonthRow) {
  if (state !== 'closed') return open_differences > 0 ? TEXTS.open(open_differences) : null;
  return (
    <>
      <Address email={closed_by} without={TEXTS.somebody} />
      <Moment at={closed_at} />
    </>
  );
}

export const MONTH_COLUMNS: readonly TableColumn<BookMonthRow>[] = [
  { field: 'month', header: 'Month', flex: 1, minWidth: 130, cell: ({ month }) => monthName(month) },
  {
    field: 'state',
    header: 'State',
    flex: 1,
    minWidth: 190,
    cell: (row) => (
      <TwoLines
        main={<StatusChip tone={TONES[row.state]} label={MONTH_STATE_NAMES[row.state]} />}
        note={<Story {...row} />}
      />
    ),
  },
  {
    field: 'bookings',
    header: 'Bookings',
    width: 150,
    numeric: true,
    cell: ({ bookings, late_bookings }) => (
      <TwoLines main={formatCount(bookings)} note={late_bookings > 0 && TEXTS.late(late_bookings)} />
    ),
  },
  {
    field: 'fingerprint',
    header: TEXTS.fingerprint,
    width: 190,
    cell: ({ fingerprint }) => (fingerprint === null ? '–' : <CodeText code={fingerprint} />),
  },
];

export const NARROW_MONTH: NarrowRow<BookMonthRow> = {
  header: 'Month',
  main: ({ month }) => monthName(month),
  note: ({ state }) => MONTH_STATE_NAMES[state],
  figure: { header: 'Bookings', cell: ({ bookings }) => formatCount(bookings) },
};
