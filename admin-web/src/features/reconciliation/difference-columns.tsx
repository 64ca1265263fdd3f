import type { DifferenceRow, DifferenceState } from '@summit/contracts';
import { PROVIDER_NAMES } from '@summit/rules';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Address } from '../../lib/panel/Address';
import { CodeText } from '../../lib/panel/CodeText';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { Moment } from '../../lib/time/Moment';
import { DIFFERENCE_NAMES, DIFFERENCE_STATE_NAMES, DIFFERENCE_TEXTS as TEXTS } from './messages';
import { moneyText } from './money-text';

const TONES: Readonly<Record<DifferenceState, StatusTone>> = { open: 'bad', accepted: 'good', gone: 'quiet' };

/** What became of it: who accepted it and why, or since when it is gone. */
function Outcome({ state, note, decided_by, gone_at }: DifferenceRow) {
  if (state === 'accepted')
    return (
      <span title={note ?? undefined}>
        <Address email={decided_by} without={TEXTS.somebody} />
        {note}
      </span>
    );
  if (state !== 'gone') return null;
  return (
    <>
      {TEXTS.gone} <Moment at={gone_at} />
    </>
  );
}

export const DIFFERENCE_COLUMNS: readonly TableColumn<DifferenceRow>[] = [
  {
    field: 'kind',
    header: 'What differs',
    flex: 1,
    minWidth: 180,
    cell: ({ kind, cause }) => <TwoLines main={DIFFERENCE_NAMES[kind]} note={<span title={cause}>{cause}</span>} />,
  },
  {
    field: 'reference',
    header: 'Reference',
    width: 150,
    cell: ({ provider, reference }) => (
      <TwoLines main={PROVIDER_NAMES[provider]} note={<CodeText code={reference} />} />
    ),
  },
  { field: 'at', header: 'When', width: 118, cell: ({ happened_at }) => <Moment at={happened_at} inCell /> },
  { field: 'ours', header: TEXTS.ours, width: 74, numeric: true, cell: (row) => moneyText(row.ours, row.currency) },
  {
    field: 'theirs',
    header: TEXTS.theirs,
    width: 74,
    numeric: true,
    cell: (row) => moneyText(row.theirs, row.currency),
  },
  {
    field: 'state',
    header: 'State',
    width: 124,
    cell: (row) => (
      <TwoLines
        main={<StatusChip tone={TONES[row.state]} label={DIFFERENCE_STATE_NAMES[row.state]} />}
        note={<Outcome {...row} />}
      />
    ),
  },
];

export const NARROW_DIFFERENCE: NarrowRow<DifferenceRow> = {
  header: 'Difference',
  main: ({ kind }) => DIFFERENCE_NAMES[kind],
  note: ({ provider, reference }) => `${PROVIDER_NAMES[provider]}, ${reference}`,
  figure: { header: TEXTS.theirs, cell: ({ ours, theirs, currency }) => moneyText(theirs ?? ours, currency) },
};
