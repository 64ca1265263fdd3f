import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SUMMITS } from '@summit/content';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CalendarFeed } from '../../features/calendar/CalendarFeed';
import { CALENDAR_TEXTS } from '../../features/calendar/messages';
import { MemberPage } from '../../features/member-page/MemberPage';
import { NEXT_SUMMIT_TEXTS } from '../../features/next-summit/messages';
import { LateNextSummitForm } from '../../features/next-summit/LateNextSummitForm';
import { useSummitConcluded } from '../../features/next-summit/useSummitConcluded';
import {
  profilePath,
  purchasesPath,
  recordingsPath,
  resourcesPath,
  securityPath,
  settingsPath,
  speakerGiftsPath,
} from '../../lib/paths';
import { DashboardHead } from './DashboardHead';
import { DashboardSkeleton } from './DashboardSkeleton';
import { DASHBOARD_TEXTS, LIBRARY_ROWS } from './messages';
import { RuledLinks } from './RuledLinks';
import { SummitCard } from './SummitCard';

const LIBRARY = [
  { ...LIBRARY_ROWS.bonuses, to: resourcesPath },
  { ...LIBRARY_ROWS.gifts, to: speakerGiftsPath },
  { ...LIBRARY_ROWS.recordings, to: recordingsPath },
];
const ACCOUNT = [
  { title: 'Profile', to: profilePath },
  { title: 'Resources', to: resourcesPath },
  { title: 'Security', to: securityPath },
  { title: 'Settings', to: settingsPath },
  { title: 'Purchases', note: 'Orders, receipts and invoices', to: purchasesPath },
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Once this summit is over: its form says that the dates of the next one are not set yet. */
function NextSummitPart() {
  if (!useSummitConcluded()) return null;
  return (
    <Part title={NEXT_SUMMIT_TEXTS.title}>
      <LateNextSummitForm />
    </Part>
  );
}

/** `/vip/dashboard`: the summits first, then library and account (M-040..M-047), then what is to come. */
export function DashboardPage() {
  return (
    <MemberPage
      head={<DashboardHead />}
      loading={DASHBOARD_TEXTS.loading}
      loadFailed={DASHBOARD_TEXTS.loadFailed}
      skeleton={<DashboardSkeleton />}
    >
      {(member) => (
        <>
          <Part title={DASHBOARD_TEXTS.access}>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
                gap: 2.5,
              }}
            >
              {SUMMITS.map((summit) => (
                <SummitCard key={summit.key} summit={summit} hasAccess={member.summit_access[summit.key].has_access} />
              ))}
            </Box>
          </Part>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 4fr' },
              columnGap: 8,
              rowGap: 6,
              mt: { xs: 6, md: 8 },
            }}
          >
            <Part title={DASHBOARD_TEXTS.library}>
              <RuledLinks links={LIBRARY} />
              <Button component={RouterLink} to={resourcesPath} variant="outlined" sx={{ mt: 3 }}>
                {DASHBOARD_TEXTS.browseAll}
              </Button>
            </Part>
            <Part title={DASHBOARD_TEXTS.account}>
              <RuledLinks links={ACCOUNT} />
            </Part>
            <Part title={CALENDAR_TEXTS.feedTitle}>
              <CalendarFeed />
            </Part>
            <NextSummitPart />
          </Box>
        </>
      )}
    </MemberPage>
  );
}
