import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PublicSessionResponse } from '@summit/contracts';
import { WindowTimes } from '@summit/ui/time/WindowTimes';
import { lazy, Suspense } from 'react';
import { NoFilm } from '../../../features/film/FilmStage';
import { opensWithVip } from '../../../features/summit-sessions/edition';
import { SESSION_TEXTS } from '../messages';
import { ABOUT_STYLE } from '../topic-style';
import { Comments } from '../rating/Comments';
import { AccessBanner } from './AccessBanner';
import { FilmPart } from './FilmPart';
import { GiftCard } from './GiftCard';
import { SessionHead } from './SessionHead';
import { SpeakerCard } from './SpeakerCard';
import { Upsells } from './Upsells';

/** Far below the film, with fields and stars of its own: it comes after the rest of the page. */
const RatingForm = lazy(async () => ({ default: (await import('../rating/RatingForm')).RatingForm }));
/** Height of the form in px, so that nothing moves when it comes. */
const RATING_HEIGHT = 640;

const columns = {
  mt: 3,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 336px' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"film" "speaker" "words"', md: '"film speaker" "words speaker"' },
  columnGap: { md: 5, lg: 6 },
} as const;

export interface OpenSessionProps {
  answer: Extract<PublicSessionResponse, { success: true }>;
  /** Server's time in ms. */
  now: number;
  onPlaying: (playing: boolean) => void;
  onRated: () => void;
  announced: boolean;
}

/** A session that may be watched (M-098 to M-118). */
export function OpenSession({ answer, now, onPlaying, onRated, announced }: OpenSessionProps) {
  const { session, viewer_access } = answer;
  const member = viewer_access === 'vip';
  const offersVip = !member && opensWithVip(session);
  return (
    <>
      {!member && <AccessBanner end={Date.parse(session.public_access_end)} now={now} offersVip={offersVip} />}
      <Container component="main" id="main" sx={{ pt: { xs: 2.5, md: 4 }, pb: { xs: 7, md: 10 } }}>
        <SessionHead session={session} announced={announced} />
        <Box sx={columns}>
          <Box sx={{ gridArea: 'film', minWidth: 0 }}>
            {session.video ? (
              <FilmPart session={session} video={session.video} member={member} onPlaying={onPlaying} />
            ) : (
              <NoFilm />
            )}
            <Typography variant="h3" component="h2" sx={{ mt: 4 }}>
              {SESSION_TEXTS.about}
            </Typography>
            <Typography sx={ABOUT_STYLE}>{session.description}</Typography>
            {!member && (
              <Box component="section" aria-label={SESSION_TEXTS.window} sx={{ mt: 3 }}>
                <WindowTimes start={session.public_access_start} end={session.public_access_end} />
              </Box>
            )}
          </Box>
          <Stack sx={{ gridArea: 'speaker', gap: 2.5, mt: { xs: 4, md: 0 } }}>
            <SpeakerCard speaker={session.speaker} day={session.day} />
            <GiftCard session={session} />
          </Stack>
          <Box sx={{ gridArea: 'words', minWidth: 0, mt: { xs: 5, md: 6 } }}>
            <Suspense fallback={<Box sx={{ height: RATING_HEIGHT }} />}>
              <RatingForm sessionId={session.id} onRated={onRated} />
            </Suspense>
            <Comments ratings={session.ratings} total_comments={session.total_comments} />
          </Box>
        </Box>
      </Container>
      <Upsells offersVip={offersVip} />
    </>
  );
}
