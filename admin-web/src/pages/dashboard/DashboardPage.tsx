import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { Wordmark } from '@summit/ui/art/Wordmark';
import { SkipLink } from '@summit/ui/layout/SkipLink';
import { SchemeSwitch } from '@summit/ui/scheme/SchemeSwitch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmIdentityDialog } from '../../features/account/ConfirmIdentityDialog';
import { TwoFactorRequired } from '../../features/account/TwoFactorRequired';
import { useServices } from '../../lib/services';
import { statusQuery } from '../../lib/session/status-query';
import { DashboardNav } from './DashboardNav';
import { TabArea } from './TabArea';
import { TopBar } from './TopBar';

function Brand() {
  return (
    <Box sx={{ px: 2.5, pt: 2.25 }}>
      <Wordmark size={24} plain />
    </Box>
  );
}

function Scheme() {
  return (
    <Box sx={{ px: 2.5, pb: 2.5, mt: 'auto' }}>
      <Typography variant="caption" component="p" aria-hidden sx={{ color: 'text.tertiary', fontWeight: 600, mb: 0.5 }}>
        Appearance
      </Typography>
      <SchemeSwitch />
    </Box>
  );
}

/** `/admin/dashboard`: sections at the side, the chosen one in the middle. */
export function DashboardPage() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [settingUp, setSettingUp] = useState(false);
  const status = useQuery(statusQuery(useServices())).data;
  if (status?.two_factor_missing || settingUp) return <TwoFactorRequired open={settingUp} onOpen={setSettingUp} />;
  return (
    <>
      <SkipLink />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '236px minmax(0, 1fr)' },
          minHeight: '100dvh',
        }}
      >
        <Box
          component="aside"
          aria-label="Sidebar"
          sx={{
            display: { xs: 'none', md: 'block' },
            borderRight: '1px solid var(--gs-palette-line-main)',
            bgcolor: 'background.paper',
          }}
        >
          <Box
            sx={{
              position: 'sticky',
              top: 0,
              height: '100dvh',
              overflowY: 'auto',
              display: 'flex',
              flexDirection: 'column',
            }}
          >
            <Brand />
            <DashboardNav />
            <Scheme />
          </Box>
        </Box>
        <Drawer
          open={menuOpen}
          onClose={() => setMenuOpen(false)}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Menu', sx: { width: 272 } } }}
        >
          <Brand />
          <DashboardNav onChosen={() => setMenuOpen(false)} />
          <Scheme />
        </Drawer>
        <Box sx={{ minWidth: 0 }}>
          <TopBar menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
          <TabArea />
        </Box>
      </Box>
      <ConfirmIdentityDialog />
    </>
  );
}
