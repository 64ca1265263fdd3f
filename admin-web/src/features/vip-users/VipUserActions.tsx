import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { VipUserRow } from '@summit/contracts';
import { ActionButtons } from '../../lib/actions/ActionButtons';
import { MoreMenu } from '../../lib/actions/MoreMenu';
import { VIP_TEXTS as TEXTS } from './messages';

export interface VipUserActionsProps {
  user: VipUserRow;
  /** Something is being done with this user. */
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onResend: () => void;
  onSignOut: () => void;
  onView: () => void;
}

/** What can be done with one VIP user: two buttons and a menu; on a phone, where the drawer has room, all of them as buttons. */
export function VipUserActions({ user, busy, onEdit, onDelete, onResend, onSignOut, onView }: VipUserActionsProps) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const rare = [
    { label: TEXTS.viewAs, act: onView },
    ...(user.setup_pending ? [{ label: TEXTS.resend, act: onResend }] : []),
    { label: TEXTS.signOut, act: onSignOut },
  ];
  const named = (label: string) => ({ 'aria-label': `${label} ${user.email}` });
  const edit = (
    <Button size="small" variant="outlined" disabled={busy} onClick={onEdit} {...named(TEXTS.edit)}>
      {TEXTS.edit}
    </Button>
  );
  const remove = (
    <Button size="small" variant="outlined" color="error" loading={busy} onClick={onDelete} {...named(TEXTS.delete)}>
      {TEXTS.delete}
    </Button>
  );
  if (phone)
    return (
      <>
        {edit}
        <ActionButtons actions={rare} disabled={busy} />
        {remove}
      </>
    );
  return (
    <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
      {edit}
      {remove}
      <MoreMenu label={`${TEXTS.more}: ${user.email}`} actions={rare} disabled={busy} />
    </Stack>
  );
}
