import type { VipUserRow } from '@summit/contracts';
import { PersonLink } from '../../lib/dashboard/PersonLink';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { StatusChip } from '../../lib/panel/StatusChip';
import { TwoLines } from '../../lib/panel/TwoLines';

const access = (has: boolean) => <StatusChip tone={has ? 'good' : 'quiet'} label={has ? 'Yes' : 'No'} />;

/** Columns of the list. */
export const VIP_COLUMNS: readonly TableColumn<VipUserRow>[] = [
  {
    field: 'email',
    header: 'Email',
    flex: 1,
    minWidth: 220,
    cell: ({ email, setup_pending }) => (
      <TwoLines main={<PersonLink email={email} />} note={setup_pending ? 'Password not set yet' : ''} />
    ),
  },
  { field: 'name', header: 'Name', flex: 0.7, minWidth: 140, cell: ({ name }) => name },
  { field: 'summit1_access', header: 'Summit 1', width: 100, cell: (row) => access(row.summit1_access) },
  { field: 'summit2_access', header: 'Summit 2', width: 100, cell: (row) => access(row.summit2_access) },
  {
    field: 'two_factor_enabled',
    header: '2FA',
    width: 84,
    cell: ({ two_factor_enabled: on }) => <StatusChip tone={on ? 'good' : 'quiet'} label={on ? 'On' : 'Off'} />,
  },
];

const summitsOf = ({ summit1_access, summit2_access }: VipUserRow): string =>
  [summit1_access && '1', summit2_access && '2'].filter(Boolean).join(' and ') || 'None';

export const NARROW_VIP: NarrowRow<VipUserRow> = {
  header: 'VIP user',
  main: ({ email }) => email,
  note: ({ name }) => name,
  figure: { header: 'Summits', cell: summitsOf },
};
