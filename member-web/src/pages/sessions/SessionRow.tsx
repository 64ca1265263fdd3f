import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SessionCard, WatchPosition } from '@summit/contracts';
import { AccessLink } from '../../features/summit-sessions/AccessLink';
import { AverageRating } from '../../features/summit-sessions/AverageRating';
import { CardWindow } from '../../features/summit-sessions/CardWindow';
import { cardStyle } from '../../features/summit-sessions/card-style';
import { SpeakerPhotos } from '../../features/summit-sessions/SpeakerPhotos';
import { WatchMark } from '../../features/summit-sessions/WatchMark';
import { sessionNumberText, SESSIONS_TEXTS } from './messages';

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

export interface SessionRowProps {
  session: SessionCard;
  position: WatchPosition | undefined;
  saysWindow: boolean;
}

/** One session among all of them (M-121). */
export function SessionRow({ session, position, saysWindow }: SessionRowProps) {
  const { speaker, day } = session;
  return (
    <Box component="li" sx={{ ...cardStyle, gridTemplateColumns: '112px minmax(0, 1fr)' }}>
      <SpeakerPhotos name={speaker.name} photoUrl={speaker.photo_url} faces={speaker.faces} day={day} radius={0} />
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', minHeight: 228 }}>
        <Typography variant="caption" sx={{ color: `day${day}.ink`, fontWeight: 650 }}>
          {sessionNumberText(session.session_number)}
        </Typography>
        <Typography variant="h5" component="h3" sx={{ mt: 0.25, lineHeight: 1.28 }}>
          {session.topic}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.75, lineHeight: 1.4, fontWeight: 550 }}>
          {speaker.name}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}>
            {speaker.title}
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary', lineHeight: 1.4, ...twoLines }}>
          {speaker.bio}
        </Typography>
        {saysWindow && <CardWindow session={session} />}
        <Box sx={{ mt: 'auto' }}>
          <WatchMark position={position} />
          <Stack
            direction="row"
            sx={{
              pt: 1.5,
              alignItems: 'center',
              justifyContent: 'space-between',
              flexWrap: 'wrap',
              fontSize: '0.9375rem',
            }}
          >
            <AverageRating average={session.average_rating} />
            <AccessLink label={SESSIONS_TEXTS.access} topic={session.topic} token={session.public_access_url} />
          </Stack>
        </Box>
      </Box>
    </Box>
  );
}
