import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SessionCard, WatchPosition } from '@summit/contracts';
import { Relief } from '@summit/ui/art/Relief';
import { AccessLink } from './AccessLink';
import { cardStyle } from './card-style';
import { SUMMIT_TEXTS } from './messages';
import { WatchMark } from './WatchMark';

export interface ContinueWatchingProps {
  sessions: readonly SessionCard[];
  /** Newest first. */
  positions: ReadonlyMap<string, WatchPosition>;
}

/** The talk that the member left last, as the first thing of a list. */
export function ContinueWatching({ sessions, positions }: ContinueWatchingProps) {
  const begun = [...positions.values()].filter(({ watched, seconds }) => !watched && seconds > 0);
  const last = begun.find(({ session_id }) => sessions.some(({ id }) => id === session_id));
  const session = last && sessions.find(({ id }) => id === last.session_id);
  if (!session) return null;
  return (
    <Box component="section" aria-labelledby="continue-title" sx={{ mt: 4 }}>
      <Typography id="continue-title" variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {SUMMIT_TEXTS.continueTitle}
      </Typography>
      <Box sx={{ ...cardStyle, gridTemplateColumns: '112px minmax(0, 1fr)', maxWidth: 560 }}>
        <Box
          aria-hidden
          sx={{
            position: 'relative',
            '& .relief, & svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
          }}
        >
          <Relief seed={session.id} day={session.day} w={224} h={280} />
        </Box>
        <Box sx={{ p: 2 }}>
          <Typography variant="h5" component="h3">
            {session.topic}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {session.speaker.name}
          </Typography>
          <WatchMark position={last} />
          <Box sx={{ mt: 1 }}>
            <AccessLink label={SUMMIT_TEXTS.continue} topic={session.topic} token={session.public_access_url} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
