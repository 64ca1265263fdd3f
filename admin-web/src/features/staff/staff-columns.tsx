import type { StaffRow, StaffStatus } from '@summit/contracts';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Moment } from '../../lib/time/Moment';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';
import { ROLE_NAMES, STATUS_NAMES } from './messages';

const TONES: Readonly<Record<StaffStatus, StatusTone>> = { invited: 'waiting', active: 'good', disabled: 'quiet' };

export const STAFF_COLUMNS: readonly TableColumn<StaffRow>[] = [
  { field: 'email', header: 'Email', flex: 1, minWidth: 220, cell: ({ email }) => email },
  { field: 'role', header: 'Role', width: 110, cell: ({ role }) => ROLE_NAMES[role] },
  {
    field: 'status',
    header: 'Status',
    width: 120,
    cell: ({ status }) => <StatusChip tone={TONES[status]} label={STATUS_NAMES[status]} />,
  },
  {
    field: 'two_factor_enabled',
    header: '2FA',
    width: 104,
    cell: ({ two_factor_enabled: app, passkeys }) => (
      <StatusChip tone={app || passkeys > 0 ? 'good' : 'quiet'} label={app ? 'On' : passkeys > 0 ? 'Passkey' : 'Off'} />
    ),
  },
  {
    field: 'last_sign_in_at',
    header: 'Last sign-in',
    width: 224,
    cell: ({ last_sign_in_at }) => <Moment at={last_sign_in_at} inCell />,
  },
];

export const NARROW_STAFF: NarrowRow<StaffRow> = {
  header: 'Staff',
  main: ({ email }) => email,
  note: ({ role, status }) => `${ROLE_NAMES[role]}, ${STATUS_NAMES[status].toLowerCase()}`,
};
