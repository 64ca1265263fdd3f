import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AllSessionsResponse } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { SummitCalendarLink } from '../../features/calendar/CalendarLinks';
import { ContinueWatching } from '../../features/summit-sessions/ContinueWatching';
import { NextSummit } from '../../features/next-summit/NextSummit';
import { FreeBadge } from '../../features/summit-sessions/FreeBadge';
import { ListViewerContext, viewerOf } from '../../features/summit-sessions/list-viewer';
import { ListPage } from '../../features/summit-sessions/ListPage';
import { allSessionsQuery, useWatchPositions } from '../../features/summit-sessions/session-queries';
import { VipRequired } from '../../features/summit-sessions/VipRequired';
import { PageHeading } from '../../lib/PageHeading';
import { useServices, useVipSession } from '../../lib/services';
import { DaySection } from './DaySection';
import { countText, SESSIONS_TEXTS } from './messages';
import { TalkSearch } from './search/TalkSearch';

function DayLinks({ days }: Pick<AllSessionsResponse, 'days'>) {
  return (
    <Stack
      component="nav"
      aria-label={SESSIONS_TEXTS.jump}
      direction="row"
      sx={{ gap: 1, mt: 3, overflowX: 'auto', mx: -2.5, px: 2.5, py: 0.5 }}
    >
      {days.map(({ day }) => (
        <Button key={day} variant="outlined" size="small" href={`#day-${day}`} sx={{ flex: 'none' }}>
          Day {day}
        </Button>
      ))}
    </Stack>
  );
}

/** `/sessions`: all talks of the current edition, day by day (M-012, M-119 to M-125). */
export function SessionsPage() {
  useVipSession();
  const query = useQuery(allSessionsQuery(useServices()));
  const positions = useWatchPositions();
  if (query.data?.requires_vip)
    return (
      <VipRequired>
        <NextSummit />
      </VipRequired>
    );
  const { total_sessions, total_days, is_public_access } = query.data ?? {};
  return (
    <ListPage
      query={query}
      head={
        <>
          <PageHeading title={SESSIONS_TEXTS.title} />
          <Typography sx={{ mt: 1.5, fontWeight: 650 }}>
            {total_sessions === undefined ? <Skeleton width={250} /> : countText(total_sessions, total_days ?? 0)}
          </Typography>
          {/* Larger than all that comes later, and there from the first paint on. */}
          <Typography variant="lead" sx={{ color: 'text.secondary', mt: 1.5, maxWidth: 640 }}>
            {SESSIONS_TEXTS.intro}
          </Typography>
          {is_public_access && <FreeBadge label={SESSIONS_TEXTS.free} />}
        </>
      }
    >
      {({ days, ...list }) => (
        <ListViewerContext value={viewerOf(list)}>
          <DayLinks days={days} />
          {is_public_access && <SummitCalendarLink />}
          <TalkSearch />
          <ContinueWatching sessions={days.flatMap(({ sessions }) => sessions)} positions={positions} />
          {days.map((day) => (
            <DaySection key={day.day} day={day} positions={positions} isPublic={is_public_access === true} />
          ))}
          {days.length === 0 && <Box sx={{ mt: 4 }}>{SESSIONS_TEXTS.empty}</Box>}
        </ListViewerContext>
      )}
    </ListPage>
  );
}
