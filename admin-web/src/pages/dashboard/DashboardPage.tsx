import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { SkipLink } from '@summit/ui/layout/SkipLink';
import { SchemeSwitch } from '@summit/ui/scheme/SchemeSwitch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmIdentityDialog } from '../../features/account/ConfirmIdentityDialog';
import { TwoFactorRequired } from '../../features/account/TwoFactorRequired';
import { useServices } from '../../lib/services';
import { statusQuery } from '../../lib/session/status-query';
import { useLoweredRole } from '../../lib/session/useLoweredRole';
import { DashboardNav } from './DashboardNav';
import { ON_PAPER } from './on-paper';
import { OfficeBrand } from './OfficeBrand';
import { OfficeFrame } from './OfficeFrame';
import { TabArea } from './TabArea';
import { TopBar } from './TopBar';

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
  useLoweredRole();
  const status = useQuery(statusQuery(useServices())).data;
  if (status?.two_factor_missing || settingUp) return <TwoFactorRequired open={settingUp} onOpen={setSettingUp} />;
  return (
    <>
      <GlobalStyles styles={ON_PAPER} />
      <SkipLink />
      <OfficeFrame
        side={
          <>
            <OfficeBrand />
            <DashboardNav />
            <Scheme />
          </>
        }
      >
        <TopBar menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
        <TabArea />
      </OfficeFrame>
      <Drawer
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Menu', sx: { width: 272 } } }}
      >
        <OfficeBrand />
        <DashboardNav onChosen={() => setMenuOpen(false)} />
        <Scheme />
      </Drawer>
      <ConfirmIdentityDialog />
    </>
  );
}
