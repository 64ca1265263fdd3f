import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CURRENT_SUMMIT_KEY, SUMMITS, type Summit } from '@summit/content';
import { summitEdition, type SessionsByDayResponse } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ContinueWatching } from '../../features/summit-sessions/ContinueWatching';
import { ListPage } from '../../features/summit-sessions/ListPage';
import { SUMMIT_TEXTS } from '../../features/summit-sessions/messages';
import { dayQuery, useWatchPositions } from '../../features/summit-sessions/session-queries';
import { dashboardPath, recordingsDayPath, vipUrl } from '../../lib/paths';
import { useServices } from '../../lib/services';
import { DayCards } from '../../features/summit-sessions/day/DayCards';
import { DayHead } from '../../features/summit-sessions/day/DayHead';
import { OtherDays } from '../../features/summit-sessions/day/OtherDays';
import { DayTabs } from './DayTabs';
import { RECORDINGS_TEXTS, recordingsOver } from './messages';

/** The server's word: only whom it answers as a member may see the edition here, whether its public period is over or not. */
const isOpen = (answer: SessionsByDayResponse): boolean => !answer.requires_vip && answer.viewer_access === 'vip';

/** M-044, as on the dashboard: VIP opens the current edition only, so no other is offered (C-098). */
function Locked({ summit }: { summit: Summit }) {
  return (
    <Paper variant="outlined" sx={{ mt: 4, p: { xs: 2.5, md: 4 }, borderRadius: '16px', maxWidth: 720 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 2 }}>
        <Lock size={20} strokeWidth={1.75} aria-hidden style={{ flex: 'none' }} />
        <Typography>{RECORDINGS_TEXTS.locked}</Typography>
      </Stack>
      {summit.key === CURRENT_SUMMIT_KEY ? (
        <Button href={vipUrl} variant="outlined">
          {RECORDINGS_TEXTS.upgrade}
        </Button>
      ) : (
        <Typography variant="body2">{SUMMIT_TEXTS.notSold}</Typography>
      )}
    </Paper>
  );
}

function Recordings({ summit, day }: { summit: Summit; day: SummitDay }) {
  const query = useQuery(dayQuery(useServices(), day, summit.key));
  const positions = useWatchPositions();
  const open = query.data && isOpen(query.data);
  return (
    <ListPage
      query={query}
      head={
        <DayHead
          day={day}
          introduced={summit.key === CURRENT_SUMMIT_KEY}
          over={recordingsOver(summit.title, summit.number, day)}
          back={{ to: dashboardPath, label: RECORDINGS_TEXTS.back }}
          count={open ? query.data?.total_sessions : undefined}
        >
          <DayTabs summit={summit.number} day={day} />
        </DayHead>
      }
    >
      {({ sessions }) =>
        open ? (
          <Box>
            <ContinueWatching sessions={sessions} positions={positions} />
            <DayCards sessions={sessions} />
            <OtherDays day={day} pathOf={(one) => recordingsDayPath(summit.number, one)} />
          </Box>
        ) : (
          <Locked summit={summit} />
        )
      }
    </ListPage>
  );
}

/** `/vip/summit1/day1` to `/vip/summit2/day5`: the recordings of a day for members who have the edition (M-017, C-033). */
export function RecordingsPage() {
  const { summit = '', day = '' } = useParams();
  const number = summitEdition(summit)?.number ?? 2;
  // The site map has let nothing else through than day1 to day5.
  return <Recordings key={`${summit} ${day}`} summit={SUMMITS[number - 1]!} day={Number(day.slice(3)) as SummitDay} />;
}
