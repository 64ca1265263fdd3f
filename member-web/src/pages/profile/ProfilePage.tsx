import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { VipUser } from '@summit/contracts';
import { lazy, Suspense } from 'react';
import { BackToDashboard } from '../../features/member-page/BackToDashboard';
import { MemberPage } from '../../features/member-page/MemberPage';
import { PageHeading } from '../../lib/PageHeading';
import { useFragment } from '../../lib/useFragment';
import { PROFILE_TEXTS, SECURITY_TEXTS } from './messages';
import { PasswordChangeForm } from './PasswordChangeForm';
import { ProfileCard } from './ProfileCard';
import { ProfileForm } from './ProfileForm';
import { ProfileNav } from './ProfileNav';
import { ProfilePhoto } from './ProfilePhoto';
import { ProfileSkeleton } from './ProfileSkeleton';
import { BackupCodesLeft } from './security/BackupCodesLeft';
import { TwoFactorEnding } from './security/TwoFactorEnding';
import { TwoFactor } from './two-factor/TwoFactor';
import { useBanner } from './useBanner';

/** Below the fold, and too much for the page's first script. */
const AccountSafety = lazy(async () => ({ default: (await import('./security/AccountSafety')).AccountSafety }));

function Head() {
  return (
    <>
      <BackToDashboard />
      <PageHeading title={PROFILE_TEXTS.title} sx={{ mb: { xs: 3, md: 5 } }} />
    </>
  );
}

function Profile({ member }: { member: VipUser }) {
  const information = useBanner();
  const security = useBanner();
  useFragment(true);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 720px)' },
          columnGap: 6,
        }}
      >
        <ProfileNav />
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          <ProfileCard id="settings" title={PROFILE_TEXTS.information} message={information.message}>
            <ProfilePhoto photoUrl={member.profile_photo_url} banner={information} />
            <ProfileForm member={member} banner={information} />
          </ProfileCard>
          <ProfileCard id="security" title={SECURITY_TEXTS.security} message={security.message}>
            <PasswordChangeForm email={member.email} banner={security} />
            <Divider sx={{ my: 4 }} />
            {member.two_factor_enabled && <TwoFactorEnding banner={security} />}
            <TwoFactor enabled={member.two_factor_enabled} banner={security} />
            {member.two_factor_enabled && <BackupCodesLeft />}
            <Suspense fallback={null}>
              <AccountSafety member={member} banner={security} />
            </Suspense>
          </ProfileCard>
        </Stack>
      </Box>
    </>
  );
}

/** `/vip/profile` (M-048..M-071). */
export function ProfilePage() {
  return (
    <MemberPage
      head={<Head />}
      loading={PROFILE_TEXTS.loading}
      loadFailed={PROFILE_TEXTS.loadFailed}
      skeleton={<ProfileSkeleton />}
    >
      {(member) => <Profile member={member} />}
    </MemberPage>
  );
}
