import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SessionDay, WatchPosition } from '@summit/contracts';
import { Link as RouterLink } from 'react-router-dom';
import { SESSIONS_GRID } from '../../features/summit-sessions/card-style';
import { commonWindow } from '../../features/summit-sessions/access-windows';
import { DayWindow } from '../../features/summit-sessions/DayWindow';
import { sessionCountText } from '../../features/summit-sessions/messages';
import { dayPath } from '../../lib/paths';
import { dayHeading, viewDayText } from './messages';
import { SessionRow } from './SessionRow';

export interface DaySectionProps {
  day: SessionDay;
  positions: ReadonlyMap<string, WatchPosition>;
  /** Everybody may watch: it is said when. */
  isPublic: boolean;
}

/** The sessions of one day under its color (M-120). */
export function DaySection({ day: { day, title, sessions }, positions, isPublic }: DaySectionProps) {
  const id = `day-${day}`;
  const saysWindow = isPublic && !commonWindow(sessions);
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ mt: { xs: 6, md: 8 }, scrollMarginTop: 24 }}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: 2,
          borderTop: '3px solid',
          borderColor: `day${day}.ink`,
          pt: 2,
        }}
      >
        <Box sx={{ flex: '1 1 9rem' }}>
          <Typography id={`${id}-title`} variant="h3" component="h2">
            {dayHeading(day, title)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {sessionCountText(sessions.length)}
          </Typography>
        </Box>
        <Button component={RouterLink} to={dayPath(day)} variant="outlined" size="small" sx={{ flex: 'none' }}>
          {viewDayText(day)}
        </Button>
      </Stack>
      {isPublic && <DayWindow sessions={sessions} />}
      <Box component="ul" sx={{ ...SESSIONS_GRID, mt: 3 }}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} position={positions.get(session.id)} saysWindow={saysWindow} />
        ))}
      </Box>
    </Box>
  );
}
