import type { AffiliateApplicationRow } from '@summit/contracts';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Moment } from '../../lib/time/Moment';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';
import { APPLICATION_STATUS_NAMES } from './messages';

const TONES = { pending: 'waiting', approved: 'good', declined: 'quiet' } as const satisfies Record<
  AffiliateApplicationRow['status'],
  StatusTone
>;

export const APPLICATION_COLUMNS: readonly TableColumn<AffiliateApplicationRow>[] = [
  { field: 'name', header: 'Applicant', width: 230, cell: ({ name, email }) => <TwoLines main={name} note={email} /> },
  { field: 'promotion', header: 'How they recommend it', flex: 1, minWidth: 220, cell: ({ promotion }) => promotion },
  { field: 'applied_at', header: 'Applied', width: 224, cell: ({ applied_at }) => <Moment at={applied_at} inCell /> },
  {
    field: 'status',
    header: 'Status',
    width: 108,
    cell: ({ status }) => <StatusChip label={APPLICATION_STATUS_NAMES[status]} tone={TONES[status]} />,
  },
];

export const NARROW_APPLICATION: NarrowRow<AffiliateApplicationRow> = {
  header: 'Applicant',
  main: ({ name }) => name,
  note: ({ email, status }) =>
    status === 'pending' ? email : `${email}, ${APPLICATION_STATUS_NAMES[status].toLowerCase()}`,
};
