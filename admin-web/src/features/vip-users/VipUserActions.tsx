import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { VipUserRow } from '@summit/contracts';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        {rare.map(({ label, act }) => (
          <Button key={label} size="small" variant="outlined" disabled={busy} onClick={act}>
            {label}
          </Button>
        ))}
        {remove}
      </>
    );
  return (
    <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
      {edit}
      {remove}
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={busy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...named(`${TEXTS.more}:`)}
      >
        <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Menu
        // Inside of the page's landmark, not behind it.
        container={() => document.getElementById('main')}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {rare.map(({ label, act }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
