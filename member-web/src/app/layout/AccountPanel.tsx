import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { SchemeSwitch } from '@summit/ui/scheme/SchemeSwitch';
import { LogOut } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import {
  dashboardPath,
  loginPath,
  profilePath,
  promptsPath,
  purchasesPath,
  resourcesPath,
  sessionsPath,
} from '../../lib/paths';
import { useVipSession } from '../../lib/services';
import { useLogout } from '../../lib/useLogout';

const OPEN_PAGES = [
  ['Sessions', sessionsPath],
  ['Prompts', promptsPath],
] as const;
const MEMBER_PAGES = [
  ['Dashboard', dashboardPath],
  ['Profile', profilePath],
  ['Resources', resourcesPath],
  ['Purchases', purchasesPath],
] as const;
const rowStyle = { justifyContent: 'flex-start', fontWeight: 550 } as const;

function MenuLink({ to, label, onFollow }: { to: string; label: string; onFollow: () => void }) {
  return (
    <Button component={RouterLink} to={to} onClick={onFollow} variant="text" color="inherit" fullWidth sx={rowStyle}>
      {label}
    </Button>
  );
}

export interface AccountPanelProps {
  id: string;
  label: string;
  /** The button that opened the panel and gets the focus back. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** Who is signed in, the member's pages, the way out, and the color scheme (ui.md 4.2). */
export function AccountPanel({ id, label, anchor, onClose }: AccountPanelProps) {
  const { token, user } = useVipSession();
  const logout = useLogout();
  const signedIn = token !== null;
  const leave = () => {
    onClose();
    logout();
  };
  return (
    <Popover
      open
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-label': label,
          variant: 'outlined',
          sx: { width: 272, mt: 0.5, p: 1.5, borderRadius: '16px', boxShadow: 12 },
        },
      }}
    >
      {signedIn && user && (
        <Box sx={{ px: 1.5, pt: 0.5, pb: 1.5 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{user.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        </Box>
      )}
      {signedIn && (
        <Box component="nav" aria-label="Member area">
          {MEMBER_PAGES.map(([page, to]) => (
            <MenuLink key={to} label={page} to={to} onFollow={onClose} />
          ))}
        </Box>
      )}
      <Box component="nav" aria-label="Open pages" sx={{ display: { sm: 'none' } }}>
        {OPEN_PAGES.map(([page, to]) => (
          <MenuLink key={to} label={page} to={to} onFollow={onClose} />
        ))}
      </Box>
      {signedIn ? (
        <Button
          variant="text"
          color="inherit"
          fullWidth
          startIcon={<LogOut size={18} strokeWidth={1.75} aria-hidden />}
          sx={rowStyle}
          onClick={leave}
        >
          Log out
        </Button>
      ) : (
        <MenuLink label="Sign in" to={loginPath} onFollow={onClose} />
      )}
      <Divider sx={{ my: 1 }} />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          pl: 1.5,
          pr: 0.5,
          py: 0.5,
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Colors
        </Typography>
        <SchemeSwitch />
      </Box>
    </Popover>
  );
}
