import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { CircleUser, KeyRound, LogOut, ShieldAlert, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdminSession } from '../../lib/services';
import { DASHBOARD_TEXTS } from './messages';
import { useTab } from './useTab';

export interface AccountMenuProps {
  /** Null while two-factor sign-in is on. */
  onSetupTwoFactor: (() => void) | null;
  onChangePassword: () => void;
  onLogout: () => void;
}

interface Item {
  label: string;
  icon: LucideIcon;
  act: () => void;
  /** Wide screens have it in the header. */
  narrowOnly?: boolean;
}

/** Who is signed in, the audit log, and on narrow screens the header's actions. */
export function AccountMenu({ onSetupTwoFactor, onChangePassword, onLogout }: AccountMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { email } = useAdminSession();
  const { tabLink, tabsIn } = useTab();
  const navigate = useNavigate();
  const items: Item[] = [
    ...tabsIn('Account').map(({ id, label, icon }) => ({ label, icon, act: () => void navigate(tabLink(id)) })),
    ...(onSetupTwoFactor
      ? [{ label: DASHBOARD_TEXTS.setupTwoFactor, icon: ShieldAlert, act: onSetupTwoFactor, narrowOnly: true }]
      : []),
    { label: DASHBOARD_TEXTS.changePassword, icon: KeyRound, act: onChangePassword, narrowOnly: true },
    { label: DASHBOARD_TEXTS.logout, icon: LogOut, act: onLogout, narrowOnly: true },
  ];
  return (
    <>
      <Tooltip title="Account">
        <IconButton
          aria-label="Account menu"
          aria-haspopup="menu"
          aria-controls={anchor ? id : undefined}
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          edge="end"
        >
          <CircleUser size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { minWidth: 220 } } }}
      >
        {email !== null && (
          <Typography
            component="li"
            role="presentation"
            variant="body2"
            sx={{ px: 2, py: 1, color: 'text.secondary', overflowWrap: 'anywhere', maxWidth: 280 }}
          >
            {email}
          </Typography>
        )}
        {items.map(({ label, icon: Icon, act, narrowOnly }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              act();
            }}
            sx={narrowOnly ? { display: { lg: 'none' } } : {}}
          >
            <ListItemIcon sx={{ minWidth: 30 }}>
              <Icon size={17} strokeWidth={1.75} aria-hidden />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
