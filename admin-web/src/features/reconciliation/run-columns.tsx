import type { ReconciliationRunRow } from '@summit/contracts';
import type { ReactNode } from 'react';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { formatCount } from '../../lib/format/format-figures';
import { Address } from '../../lib/panel/Address';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { Day, Moment } from '../../lib/time/Moment';
import { RUN_STATE_NAMES, RUN_TEXTS as TEXTS } from './messages';

const TONES: Readonly<Record<ReconciliationRunRow['state'], StatusTone>> = {
  running: 'waiting',
  done: 'good',
  failed: 'bad',
};

const askedBy = ({ nightly, asked_by }: ReconciliationRunRow): ReactNode =>
  nightly ? TEXTS.nightly : <Address email={asked_by} without={TEXTS.somebody} />;

/** The span without its end, as the days it has. */
const lastDay = (until: string): string => new Date(Date.parse(until) - 1).toISOString();

export const RUN_COLUMNS: readonly TableColumn<ReconciliationRunRow>[] = [
  {
    field: 'started_at',
    header: 'Begun',
    width: 224,
    cell: ({ started_at }) => <Moment at={started_at} inCell />,
  },
  { field: 'asked_by', header: 'By', flex: 0.6, minWidth: 110, cell: askedBy },
  {
    field: 'span',
    header: 'Days',
    flex: 1,
    minWidth: 140,
    cell: ({ from, until }) => <TwoLines main={<Day at={from} />} note={<Day at={lastDay(until)} />} />,
  },
  {
    field: 'state',
    header: 'State',
    flex: 1,
    minWidth: 150,
    cell: ({ state, failure }) => (
      <TwoLines
        main={<StatusChip tone={TONES[state]} label={RUN_STATE_NAMES[state]} />}
        note={failure !== null && <span title={failure}>{failure}</span>}
      />
    ),
  },
  {
    field: 'lines',
    header: 'Lines',
    width: 132,
    numeric: true,
    cell: ({ lines, lines_of_others: others }) => (
      <TwoLines main={formatCount(lines)} note={others > 0 && TEXTS.ofOthers(formatCount(others))} />
    ),
  },
  { field: 'fees', header: 'Fees booked', width: 110, numeric: true, cell: (run) => formatCount(run.fees_booked) },
  {
    field: 'differences',
    header: 'Differences',
    width: 110,
    numeric: true,
    cell: ({ differences }) => formatCount(differences),
  },
];

export const NARROW_RUN: NarrowRow<ReconciliationRunRow> = {
  header: 'Comparison',
  main: ({ state }) => RUN_STATE_NAMES[state],
  note: ({ started_at }) => <Moment at={started_at} />,
  figure: { header: 'Differences', cell: ({ differences }) => formatCount(differences) },
};
