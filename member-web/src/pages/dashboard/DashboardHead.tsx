import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { LogOut } from 'lucide-react';
import { MemberAvatar } from '../../features/member-avatar/MemberAvatar';
import { PageHeading } from '../../lib/PageHeading';
import { useVipSession } from '../../lib/services';
import { useLogout } from '../../lib/useLogout';
import { DASHBOARD_TEXTS, welcomeText } from './messages';

/** Photo or icon, welcome, status and the way out (M-040). Known from the session, so it need not wait for the server. */
export function DashboardHead() {
  const { user } = useVipSession();
  const logout = useLogout();
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2.5, rowGap: 2, mb: { xs: 5, md: 7 } }}
    >
      <MemberAvatar photoUrl={user?.profile_photo_url ?? null} size={64} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <PageHeading title={DASHBOARD_TEXTS.pageTitle} sx={{ overflowWrap: 'anywhere' }}>
          {/* Where it is prerendered, `welcomeMember` adds the name before the first paint. */}
          <span data-welcome>{welcomeText(user?.name ?? '')}</span>
        </PageHeading>
        <Chip
          label={DASHBOARD_TEXTS.member}
          size="small"
          sx={{ mt: 1, bgcolor: 'day1.tint', color: 'day1.ink', fontSize: '0.8125rem', height: 26 }}
        />
      </Box>
      <Button
        variant="text"
        color="inherit"
        onClick={logout}
        startIcon={<LogOut size={18} strokeWidth={1.75} aria-hidden />}
        sx={{ mx: -1.5 }}
      >
        {DASHBOARD_TEXTS.logout}
      </Button>
    </Stack>
  );
}
