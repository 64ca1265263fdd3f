import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, LogOut, Menu as MenuIcon, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { ChangePasswordDialog } from '../../features/account/ChangePasswordDialog';
import { TwoFactorDialog } from '../../features/account/TwoFactorDialog';
import { useLogout } from '../../features/account/useLogout';
import { useServices } from '../../lib/services';
import { statusQuery } from '../../lib/session/status-query';
import { AccountMenu } from './AccountMenu';
import { DASHBOARD_TEXTS } from './messages';
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
    <Stack
      component="header"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, md: 4 },
        minHeight: 64,
        borderBottom: '1px solid var(--gs-palette-line-main)',
        bgcolor: 'background.paper',
      }}
    >
      <IconButton
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
        sx={{ display: { md: 'none' }, ml: -1 }}
      >
        <MenuIcon size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.0625rem', md: '1.1875rem' } }}>
          {DASHBOARD_TEXTS.title}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', lineHeight: 1.2 }}>
          {DASHBOARD_TEXTS.subtitle}
        </Typography>
      </Box>
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
    </Stack>
  );
}
