import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SessionCard, WatchPosition } from '@summit/contracts';
import { Gift } from 'lucide-react';
import { AccessLink } from '../AccessLink';
import { AverageRating } from '../AverageRating';
import { CardWindow } from '../CardWindow';
import { cardStyle } from '../card-style';
import { SpeakerPhotos } from '../SpeakerPhotos';
import { WatchMark } from '../WatchMark';
import { DAY_LIST_TEXTS } from './messages';

function NumberBadge({ number }: { number: number }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: 12,
        left: 12,
        zIndex: 1,
        px: 1.25,
        py: 0.25,
        borderRadius: '8px',
        bgcolor: 'pine.bg',
        color: 'pine.ink',
        fontSize: '0.8125rem',
        fontWeight: 650,
      }}
    >
      Session {number}
    </Box>
  );
}

export interface DayCardProps {
  session: SessionCard;
  position: WatchPosition | undefined;
  saysWindow: boolean;
}

/** One session of a day, with all that is known of it (M-129). */
export function DayCard({ session, position, saysWindow }: DayCardProps) {
  const { speaker, day, topic, description, free_gift } = session;
  return (
    <Box
      component="li"
      sx={{ ...cardStyle, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' } }}
    >
      <Box sx={{ position: 'relative', height: { xs: 200, sm: 'auto' }, minHeight: { sm: 260 } }}>
        <NumberBadge number={session.session_number} />
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <SpeakerPhotos
            name={speaker.name}
            photoUrl={speaker.photo_url}
            faces={speaker.faces}
            day={day}
            radius={0}
            size={36}
          />
        </Box>
      </Box>
      <Box sx={{ p: { xs: 2.5, md: 3 }, display: 'flex', flexDirection: 'column' }}>
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {speaker.name}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}>
            {speaker.title}
          </Box>
        </Typography>
        <Typography variant="h4" component="h2" sx={{ mt: 1.25 }}>
          {topic}
        </Typography>
        {description !== '' && (
          <Typography sx={{ mt: 1, maxWidth: '68ch', whiteSpace: 'pre-line' }}>{description}</Typography>
        )}
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '68ch' }}>
          {speaker.bio}
        </Typography>
        {saysWindow && <CardWindow session={session} />}
        <Box sx={{ mt: 'auto' }}>
          <WatchMark position={position} />
          <Stack direction="row" sx={{ pt: 2, alignItems: 'center', columnGap: 2, rowGap: 1, flexWrap: 'wrap' }}>
            <AverageRating average={session.average_rating} />
            {free_gift?.url && (
              <Chip
                size="small"
                icon={<Gift size={16} strokeWidth={1.75} aria-hidden />}
                label={DAY_LIST_TEXTS.giftIncluded}
                sx={{ bgcolor: `day${day}.tint`, color: `day${day}.ink`, '& .MuiChip-icon': { color: 'inherit' } }}
              />
            )}
            <Box sx={{ ml: 'auto' }}>
              <AccessLink label={DAY_LIST_TEXTS.access} topic={topic} token={session.public_access_url} />
            </Box>
          </Stack>
        </Box>
      </Box>
    </Box>
  );
}
