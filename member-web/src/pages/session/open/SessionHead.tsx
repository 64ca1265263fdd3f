import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PublicSession } from '@summit/contracts';
import { ArrowLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { AverageRating } from '../../../features/summit-sessions/AverageRating';
import { dayOfEditionPath } from '../../../features/summit-sessions/edition';
import { SpeakerPhotos } from '../../../features/summit-sessions/SpeakerPhotos';
import { PageHeading } from '../../../lib/PageHeading';
import { allOfDayText, placeText, ratingCountText } from '../messages';
import { TOPIC_STYLE } from '../topic-style';
import { ShareButton } from './ShareButton';

/** Topic, place in the summit, speaker and rating (M-099, M-100). */
export function SessionHead({ session, announced }: { session: PublicSession; announced: boolean }) {
  const { day, speaker, topic, total_ratings } = session;
  const count = ratingCountText(total_ratings);
  return (
    <>
      <Button
        component={RouterLink}
        to={dayOfEditionPath(session, day)}
        variant="text"
        size="small"
        startIcon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
        sx={{ ml: -1.5, color: 'text.secondary' }}
      >
        {allOfDayText(day)}
      </Button>
      <Box sx={{ mt: 1, maxWidth: 860 }}>
        <Typography variant="body2" sx={{ color: `day${day}.ink`, fontWeight: 650 }}>
          {placeText(day, session.session_number)}
        </Typography>
        <PageHeading title={topic} announced={announced} sx={TOPIC_STYLE} />
        <Stack direction="row" sx={{ mt: 2.25, alignItems: 'center', columnGap: 2, rowGap: 1, flexWrap: 'wrap' }}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
            <Box aria-hidden sx={{ flex: 'none', width: speaker.name.includes(' and ') ? 100 : 48 }}>
              <SpeakerPhotos
                name={speaker.name}
                photoUrl={speaker.photo_url}
                faces={speaker.faces}
                day={day}
                radius={14}
                size={0}
                ratio="1 / 1"
              />
            </Box>
            <Box>
              <Typography sx={{ fontWeight: 650, lineHeight: 1.3 }}>{speaker.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', lineHeight: 1.3 }}>
                {speaker.title}
              </Typography>
            </Box>
          </Stack>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <AverageRating average={session.average_rating} />
            {count && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {count}
              </Typography>
            )}
          </Stack>
          <ShareButton topic={topic} token={session.public_access_url} />
        </Stack>
      </Box>
    </>
  );
}
