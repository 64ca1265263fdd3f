import type { SummitDay } from '@summit/rules';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DayCalendarLink } from '../../features/calendar/CalendarLinks';
import { DayWindow } from '../../features/summit-sessions/DayWindow';
import { FreeBadge } from '../../features/summit-sessions/FreeBadge';
import { ListViewerContext, viewerOf } from '../../features/summit-sessions/list-viewer';
import { ListPage } from '../../features/summit-sessions/ListPage';
import { dayQuery } from '../../features/summit-sessions/session-queries';
import { dayPath, sessionsPath } from '../../lib/paths';
import { useServices, useVipSession } from '../../lib/services';
import { DayCards } from '../../features/summit-sessions/day/DayCards';
import { DayHead } from '../../features/summit-sessions/day/DayHead';
import { ClosedDay } from './ClosedDay';
import { FreeResources } from './FreeResources';
import { Homework } from './Homework';
import { DAY_TEXTS } from './messages';
import { OtherDays } from '../../features/summit-sessions/day/OtherDays';

function OneDay({ day }: { day: SummitDay }) {
  useVipSession();
  const query = useQuery(dayQuery(useServices(), day));
  if (query.data?.requires_vip) return <ClosedDay />;
  return (
    <ListPage
      query={query}
      head={
        <DayHead
          day={day}
          introduced
          over={`Day ${day}`}
          back={{ to: sessionsPath, label: DAY_TEXTS.back }}
          count={query.data?.total_sessions}
          badge={query.data?.is_public_access && <FreeBadge label={DAY_TEXTS.free} />}
        />
      }
    >
      {({ sessions, is_public_access, ...list }) => (
        <ListViewerContext value={viewerOf(list)}>
          {is_public_access && (
            <>
              <DayWindow sessions={sessions} />
              <DayCalendarLink day={day} />
            </>
          )}
          <DayCards sessions={sessions} isPublic={is_public_access} />
          <FreeResources />
          <Homework day={day} />
          <OtherDays day={day} pathOf={dayPath} />
        </ListViewerContext>
      )}
    </ListPage>
  );
}

/** `/day/1` to `/day/5` (M-013, M-126 to M-139). */
export function DayPage() {
  const day = Number(useParams()['day']) as SummitDay;
  // Another day is another page: its heading takes the focus.
  return <OneDay key={day} day={day} />;
}
