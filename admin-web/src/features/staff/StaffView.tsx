import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { adminExportStaffEndpoint, type StaffRow } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { IdCard, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import type { Action } from '../../lib/actions/MoreMenu';
import { RowActions } from '../../lib/actions/RowActions';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { useAdminSession, useServices } from '../../lib/services';
import { InviteStaffDialog } from './InviteStaffDialog';
import { STAFF_TEXTS as TEXTS } from './messages';
import { NARROW_STAFF, STAFF_COLUMNS } from './staff-columns';
import { staffQuery } from './staff-query';
import { useStaffActions } from './useStaffActions';

/** Who works in the back office, as what, and whether two-factor is asked of everybody. */
export function StaffView() {
  const { email: ownEmail } = useAdminSession();
  const { data, error, isFetching, refetch } = useQuery(staffQuery(useServices()));
  const { busy, update, resend, requireTwoFactor } = useStaffActions();
  const [inviting, setInviting] = useState(false);
  const actionsOf = (row: StaffRow): Action[] => [
    row.role === 'owner'
      ? { label: TEXTS.makeSupport, act: () => update(row, { role: 'support' }) }
      : { label: TEXTS.makeOwner, act: () => update(row, { role: 'owner' }) },
    ...(row.status === 'invited' ? [{ label: TEXTS.resend, act: () => resend(row) }] : []),
    row.status === 'disabled'
      ? { label: TEXTS.enable, act: () => update(row, { disabled: false }) }
      : { label: TEXTS.disable, act: () => update(row, { disabled: true }), danger: true },
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720 }}>
        {TEXTS.about}
      </Typography>
      <PagedTable
        title={TEXTS.title}
        list={{ rows: data?.data, total: data?.data.length, error, isFetching, retry: () => void refetch() }}
        columns={STAFF_COLUMNS}
        narrow={NARROW_STAFF}
        rowId={({ id }) => id}
        actions={{
          width: 76,
          // Nobody changes their own account: so an owner always remains.
          cell: (row) =>
            row.email !== ownEmail && (
              <RowActions more={`${TEXTS.more} ${row.email}`} rare={actionsOf(row)} loading={busy === row.id} />
            ),
        }}
        toolbar={
          <>
            {data && (
              <FormControlLabel
                label={TEXTS.twoFactor}
                sx={{ gap: 1, mx: 0 }}
                control={
                  <Switch
                    checked={data.two_factor_required}
                    disabled={busy === 'settings'}
                    onChange={(_event, on) => requireTwoFactor(on)}
                  />
                }
              />
            )}
            <ExportButton of="staff" file={csvOf('staff', adminExportStaffEndpoint)} />
            <Button
              variant="contained"
              startIcon={<UserPlus size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => setInviting(true)}
            >
              {TEXTS.invite}
            </Button>
          </>
        }
        failure={TEXTS.failed}
        empty={{ icon: IdCard, title: TEXTS.empty, reason: TEXTS.emptyReason }}
      >
        {inviting && <InviteStaffDialog onClose={() => setInviting(false)} />}
      </PagedTable>
    </Stack>
  );
}
