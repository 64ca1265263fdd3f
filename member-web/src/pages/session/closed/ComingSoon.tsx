import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PublicSessionResponse } from '@summit/contracts';
import { WindowTimes } from '@summit/ui/time/WindowTimes';
import { Link as RouterLink } from 'react-router-dom';
import { SessionCalendarLink } from '../../../features/calendar/CalendarLinks';
import { homeUrl, sessionsPath } from '../../../lib/paths';
import { SESSION_TEXTS, windowNote } from '../messages';
import { availableInText } from '../session-stage';
import { ClosedFrame } from './ClosedFrame';
import { WhyNot } from './WhyNot';

export interface ComingSoonProps {
  answer: PublicSessionResponse;
  /** Server's time in ms. */
  now: number;
  announced: boolean;
}

/** Before the window (M-086 to M-088). */
export function ComingSoon({ answer: { session, access }, now, announced }: ComingSoonProps) {
  return (
    <ClosedFrame session={session} title={SESSION_TEXTS.title} over={false} announced={announced}>
      <Typography variant="lead" sx={{ mt: 2 }}>
        {SESSION_TEXTS.soon}
      </Typography>
      <Typography role="timer" variant="h3" component="p" className="tnum" sx={{ mt: 1.5 }}>
        {availableInText(Date.parse(session.public_access_start), now)}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary', maxWidth: 640 }}>{windowNote(session.day)}</Typography>
      <Box component="section" aria-label={SESSION_TEXTS.window} sx={{ mt: 2.5 }}>
        <WindowTimes start={session.public_access_start} end={session.public_access_end} />
        <SessionCalendarLink token={session.public_access_url} />
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mt: 4 }}>
        <Button component={RouterLink} to={sessionsPath} variant="contained">
          {SESSION_TEXTS.allSessions}
        </Button>
        <Button href={homeUrl} variant="text">
          {SESSION_TEXTS.home}
        </Button>
      </Stack>
      {!access.allowed && <WhyNot access={access} />}
    </ClosedFrame>
  );
}
