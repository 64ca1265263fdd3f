import type { DeskEventRow } from '@summit/contracts';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { CodeText } from '../../lib/panel/CodeText';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { Moment } from '../../lib/time/Moment';
import { useTimeTexts } from '../../lib/time/operator-zone';
import { EVENT_STATE_NAMES, EVENT_TEXTS as TEXTS, PROVIDER_NAMES } from './messages';

const toneOf = ({ state, failure }: DeskEventRow): StatusTone =>
  state === 'done' ? 'good' : state === 'ignored' ? 'quiet' : failure === null ? 'waiting' : 'bad';

/** How often it was tried and why in vain; of one without a notification, that. */
function Story({ tries, failure, next_try_at, came_by }: DeskEventRow) {
  const { dateTime } = useTimeTexts();
  const tried = tries === 0 ? [] : [tries === 1 ? '1 try' : `${tries} tries`];
  const next = next_try_at === null ? [] : [`next ${dateTime(next_try_at)}`];
  const text = [
    ...(came_by === 'list' ? [TEXTS.askedFor] : []),
    ...tried,
    ...next,
    ...(failure === null ? [] : [failure]),
  ].join('; ');
  return <span title={text}>{text}</span>;
}

export const EVENT_COLUMNS: readonly TableColumn<DeskEventRow>[] = [
  {
    field: 'type',
    header: 'Event',
    flex: 1,
    minWidth: 200,
    cell: ({ type, provider, event_id }) => (
      <TwoLines main={`${PROVIDER_NAMES[provider]}: ${type}`} note={<CodeText code={event_id} />} />
    ),
  },
  {
    field: 'about',
    header: 'About',
    width: 160,
    cell: ({ about }) => (about === null ? '–' : <CodeText code={about} />),
  },
  {
    field: 'state',
    header: 'State',
    flex: 1,
    minWidth: 140,
    cell: (row) => (
      <TwoLines
        main={<StatusChip tone={toneOf(row)} label={EVENT_STATE_NAMES[row.state]} />}
        note={<Story {...row} />}
      />
    ),
  },
  {
    field: 'received_at',
    header: 'Received',
    width: 176,
    cell: ({ received_at }) => <Moment at={received_at} inCell />,
  },
];

export const NARROW_EVENT: NarrowRow<DeskEventRow> = {
  header: 'Event',
  main: ({ type }) => type,
  note: ({ provider, state }) => `${PROVIDER_NAMES[provider]}, ${EVENT_STATE_NAMES[state].toLowerCase()}`,
};
