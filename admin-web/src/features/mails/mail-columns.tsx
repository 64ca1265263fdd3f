import type { MailRow, SuppressionRow } from '@summit/contracts';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { PersonLink } from '../../lib/dashboard/PersonLink';
import { formatDateTime } from '../../lib/format/format-date';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { STATE_NAMES } from './messages';

const TONES: Readonly<Record<MailRow['state'], StatusTone>> = {
  waiting: 'waiting',
  sent: 'good',
  refused: 'bad',
  unconfirmed: 'bad',
};

/** Why it failed, or how often a waiting one was tried and when it is tried next. */
export function reasonOf({ reason, tries, next_try_at }: MailRow): string {
  const next = next_try_at === null || tries === 0 ? [] : [`${tries} tries, next ${formatDateTime(next_try_at)}`];
  return [...(reason === null ? [] : [reason]), ...next].join('; ');
}

export const MAIL_COLUMNS: readonly TableColumn<MailRow>[] = [
  {
    field: 'recipient',
    header: 'Mail',
    flex: 1,
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
    cell: (row) => <span title={reasonOf(row)}>{reasonOf(row)}</span>,
  },
  {
    field: 'created_at',
    header: 'Decided (Pacific)',
    width: 182,
    cell: ({ created_at }) => formatDateTime(created_at),
  },
];

export const NARROW_MAIL: NarrowRow<MailRow> = {
  header: 'Mail',
  main: ({ recipient }) => recipient,
  note: ({ template, state }) => `${template}, ${STATE_NAMES[state].toLowerCase()}`,
};

export const SUPPRESSION_COLUMNS: readonly TableColumn<SuppressionRow>[] = [
  { field: 'email', header: 'Email', flex: 1, minWidth: 220, cell: ({ email }) => <PersonLink email={email} /> },
  { field: 'at', header: 'Since (Pacific)', width: 182, cell: ({ at }) => formatDateTime(at) },
];

export const NARROW_SUPPRESSION: NarrowRow<SuppressionRow> = {
  header: 'Email',
  main: ({ email }) => email,
  note: ({ at }) => formatDateTime(at),
};
