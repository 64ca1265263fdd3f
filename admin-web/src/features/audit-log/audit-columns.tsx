import Box from '@mui/material/Box';
import type { AuditLogRow } from '@summit/contracts';
import { font } from '@summit/ui/theme/tokens';
import type { NarrowRow, TableColumn } from '../../lib/data-table/table-column';
import { Ago } from '../../lib/time/Moment';
import { StatusChip, type StatusTone } from '../../lib/panel/StatusChip';

type Answered = Pick<AuditLogRow, 'status' | 'details'>;

/** The HTTP status of the answer in a word. Each look at data management counts what its tools would delete: nothing was done. */
function outcomeOf({ status, details }: Answered): { label: string; tone: StatusTone } {
  if (status < 400 && details['dry_run'] === true) return { label: 'Dry run', tone: 'quiet' };
  if (status < 400) return { label: 'Done', tone: 'good' };
  return status < 500 ? { label: 'Refused', tone: 'waiting' } : { label: 'Failed', tone: 'bad' };
}

function Outcome({ row, short = false }: { row: Answered; short?: boolean }) {
  const { label, tone } = outcomeOf(row);
  const { status } = row;
  return <StatusChip label={status < 400 || short ? label : `${label} ${status}`} tone={tone} />;
}

const mono = { fontFamily: font.mono, fontSize: '0.8125rem', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const AUDIT_COLUMNS: readonly TableColumn<AuditLogRow>[] = [
  {
    field: 'at',
    header: 'When',
    width: 180,
    cell: ({ at }) => <Ago at={at} inCell />,
  },
  {
    field: 'admin_email',
    header: 'Administrator',
    flex: 1,
    minWidth: 170,
    // Nobody is signed in yet who asks to sign in with a passkey.
    cell: ({ admin_email }) => admin_email || '–',
  },
  {
    field: 'action',
    header: 'Action',
    flex: 1.6,
    minWidth: 220,
    cell: ({ action }) => (
      <Box component="span" title={action} sx={mono}>
        {action}
      </Box>
    ),
  },
  { field: 'status', header: 'Outcome', width: 115, cell: (row) => <Outcome row={row} /> },
  { field: 'address', header: 'From', width: 130, cell: ({ address }) => address },
];

export const NARROW_AUDIT: NarrowRow<AuditLogRow> = {
  header: 'Action',
  main: ({ action }) => action.replace('/api/admin/', ''),
  note: ({ admin_email, at }) => (
    <>
      <Ago at={at} />
      {admin_email && `, ${admin_email}`}
    </>
  ),
  figure: { header: 'Outcome', cell: (row) => <Outcome row={row} short /> },
};
