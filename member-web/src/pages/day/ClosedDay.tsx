import Box from '@mui/material/Box';
import type { AllSessionsResponse } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { NextSummit } from '../../features/next-summit/NextSummit';
import { isOpenFor, windowEdges } from '../../features/summit-sessions/access-windows';
import { AllSessionsButton } from '../../features/summit-sessions/day/AllSessionsButton';
import { DayLinks } from '../../features/summit-sessions/day/DayLinks';
import type { ListViewer } from '../../features/summit-sessions/list-viewer';
import { SUMMIT_TEXTS } from '../../features/summit-sessions/messages';
import { allSessionsQuery } from '../../features/summit-sessions/session-queries';
import { useServerTime } from '../../features/summit-sessions/useServerTime';
import { VipRequired } from '../../features/summit-sessions/VipRequired';
import { dayPath } from '../../lib/paths';
import { useServices } from '../../lib/services';

/** What leads on from a day that is over: the days that are open, and after the last one the next summit. */
function WhatIsNext() {
  const { data, isPending } = useQuery(allSessionsQuery(useServices()));
  // What is below comes into sight once, in its place.
  if (isPending) return <Box sx={{ minHeight: '100vh' }} />;
  if (data?.requires_vip !== false) return <NextSummit />;
  return <OpenDays days={data.days} skew={data.skew} />;
}

/** Those whose windows are open now, as time passes. */
function OpenDays({ days: all, skew }: Pick<AllSessionsResponse, 'days'> & Pick<ListViewer, 'skew'>) {
  const now = useServerTime(
    all.flatMap(({ sessions }) => windowEdges(sessions)),
    skew,
  );
  const days = all.filter(({ sessions }) => isOpenFor(sessions, now)).map(({ day }) => day);
  // An operator may have left hours between two windows.
  if (days.length === 0) return <AllSessionsButton sx={{ mt: { xs: 6, md: 8 } }} />;
  return <DayLinks title={SUMMIT_TEXTS.windowOpen} days={days} pathOf={dayPath} />;
}

/** A day after its public period, for those who need VIP for it (M-130). */
export const ClosedDay = () => (
  <VipRequired>
    <WhatIsNext />
  </VipRequired>
);
