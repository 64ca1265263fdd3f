import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, LogOut, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { ChangePasswordDialog } from '../../features/account/ChangePasswordDialog';
import { TwoFactorDialog } from '../../features/account/TwoFactorDialog';
import { useLogout } from '../../features/account/useLogout';
import { useServices } from '../../lib/services';
import { statusQuery } from '../../lib/session/status-query';
import { AccountMenu } from './AccountMenu';
import { DASHBOARD_TEXTS } from './messages';
import { OfficeBar } from './OfficeBar';
import { OfficeSearch } from './OfficeSearch';

const WIDE_ONLY = { display: { xs: 'none', lg: 'inline-flex' } } as const;
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface TopBarProps {
  menuOpen: boolean;
  onMenu: () => void;
}

/** Name of the place and what an administrator can do about their own account. */
export function TopBar({ menuOpen, onMenu }: TopBarProps) {
  const [open, setOpen] = useState<'password' | 'two-factor' | null>(null);
  const logout = useLogout();
  const twoFactorOff = useQuery(statusQuery(useServices())).data?.two_factor_enabled === false;
  const actions = {
    onSetupTwoFactor: twoFactorOff ? () => setOpen('two-factor') : null,
    onChangePassword: () => setOpen('password'),
    onLogout: logout,
  };
  return (
    <OfficeBar menuOpen={menuOpen} onMenu={onMenu}>
      <OfficeSearch />
      {actions.onSetupTwoFactor && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<ShieldAlert {...ICON} />}
          onClick={actions.onSetupTwoFactor}
          sx={WIDE_ONLY}
        >
          {DASHBOARD_TEXTS.setupTwoFactor}
        </Button>
      )}
      <Button
        variant="text"
        color="inherit"
        size="small"
        startIcon={<KeyRound {...ICON} />}
        onClick={actions.onChangePassword}
        sx={WIDE_ONLY}
      >
        {DASHBOARD_TEXTS.changePassword}
      </Button>
      <Button
        variant="text"
        color="inherit"
        size="small"
        startIcon={<LogOut {...ICON} />}
        onClick={logout}
        sx={WIDE_ONLY}
      >
        {DASHBOARD_TEXTS.logout}
      </Button>
      <AccountMenu {...actions} />
      {open === 'password' && <ChangePasswordDialog onClose={() => setOpen(null)} />}
      {open === 'two-factor' && <TwoFactorDialog onClose={() => setOpen(null)} />}
    </OfficeBar>
  );
}
