import type { MailRow, SuppressionRow } from '@summit/contracts';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { PersonLink } from '../../lib/dashboard/PersonLink';
import { Moment } from '../../lib/time/Moment';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { useTimeTexts } from '../../lib/time/operator-zone';
import { STATE_NAMES } from './messages';

const TONES: Readonly<Record<MailRow['state'], StatusTone>> = {
  waiting: 'waiting',
  sent: 'good',
  refused: 'bad',
  unconfirmed: 'bad',
};

/** Why it failed, or how often a waiting one was tried and when it is tried next. */
function Reason({ reason, tries, next_try_at }: MailRow) {
  const { dateTime } = useTimeTexts();
  const next = next_try_at === null || tries === 0 ? [] : [`${tries} tries, next ${dateTime(next_try_at)}`];
  const text = [...(reason === null ? [] : [reason]), ...next].join('; ');
  return <span title={text}>{text}</span>;
}

export const MAIL_COLUMNS: readonly TableColumn<MailRow>[] = [
  {
    field: 'recipient',
    header: 'Mail',
    flex: 1.3,
    minWidth: 220,
    cell: ({ recipient, template }) => <TwoLines main={<PersonLink email={recipient} />} note={template} />,
  },
  {
    field: 'state',
    header: 'State',
    width: 110,
    cell: ({ state }) => <StatusChip tone={TONES[state]} label={STATE_NAMES[state]} />,
  },
  {
    field: 'reason',
    header: 'Why',
    flex: 1,
    minWidth: 180,
    cell: (row) => <Reason {...row} />,
  },
  {
    field: 'created_at',
    header: 'Decided',
    width: 224,
    cell: ({ created_at }) => <Moment at={created_at} inCell />,
  },
];

export const NARROW_MAIL: NarrowRow<MailRow> = {
  header: 'Mail',
  main: ({ recipient }) => recipient,
  note: ({ template, state }) => `${template}, ${STATE_NAMES[state].toLowerCase()}`,
};

export const SUPPRESSION_COLUMNS: readonly TableColumn<SuppressionRow>[] = [
  { field: 'email', header: 'Email', flex: 1, minWidth: 220, cell: ({ email }) => <PersonLink email={email} /> },
  { field: 'at', header: 'Since', width: 224, cell: ({ at }) => <Moment at={at} inCell /> },
];

export const NARROW_SUPPRESSION: NarrowRow<SuppressionRow> = {
  header: 'Email',
  main: ({ email }) => email,
  note: ({ at }) => <Moment at={at} />,
};
