import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PublicSessionResponse } from '@summit/contracts';
import { WindowTimes } from '@summit/ui/time/WindowTimes';
import { Link as RouterLink } from 'react-router-dom';
import { LoadFailure } from '../../../features/member-page/LoadFailure';
import { opensWithVip } from '../../../features/summit-sessions/edition';
import { MemberSignIn } from '../../../features/summit-sessions/MemberSignIn';
import { SUMMIT_TEXTS } from '../../../features/summit-sessions/messages';
import { sessionsPath, vipUrl } from '../../../lib/paths';
import { UnsentRating } from '../rating/UnsentRating';
import { SESSION_TEXTS } from '../messages';
import { ClosedFrame } from './ClosedFrame';
import { WhyNot } from './WhyNot';

export interface AccessExpiredProps {
  /** Null where the server has not answered, or knows no such session (M-092). */
  answer: PublicSessionResponse | null;
  /** The way to ask again where the server was not reached. */
  again?: { busy: boolean; onRetry: () => void } | null;
  announced?: boolean;
}

/** After the window, and whatever else keeps a session from being shown (M-089, M-092). */
export function AccessExpired({ answer, again = null, announced = false }: AccessExpiredProps) {
  const session = answer?.session ?? null;
  const offersVip = session === null || opensWithVip(session);
  return (
    <ClosedFrame session={session} title={SESSION_TEXTS.expiredTitle} over announced={announced}>
      <Typography variant="lead" sx={{ mt: 2 }}>
        {SESSION_TEXTS.expired}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        {offersVip ? SESSION_TEXTS.lifetime : SUMMIT_TEXTS.notSold}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mt: 4 }}>
        {offersVip && (
          <Button href={vipUrl} variant="contained" color="cta">
            {SESSION_TEXTS.upgrade}
          </Button>
        )}
        <Button component={RouterLink} to={sessionsPath} variant="text">
          {SESSION_TEXTS.allSessions}
        </Button>
      </Stack>
      {session && <UnsentRating sessionId={session.id} offersVip={offersVip} />}
      <MemberSignIn sx={{ mt: 3, color: 'text.secondary' }} />
      {again && (
        <Box sx={{ mt: 4 }}>
          <LoadFailure text={SESSION_TEXTS.retry} {...again} />
        </Box>
      )}
      {session && (
        <Box component="section" aria-label={SESSION_TEXTS.window} sx={{ mt: 4 }}>
          <WindowTimes start={session.public_access_start} end={session.public_access_end} />
        </Box>
      )}
      {answer && !answer.access.allowed && <WhyNot access={answer.access} />}
    </ClosedFrame>
  );
}
