import Box from '@mui/material/Box';
import type { SummitDay } from '@summit/rules';
import { Relief } from '@summit/ui/art/Relief';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { Play } from 'lucide-react';
import { clockText } from '../../lib/clock-text';
import { continueText, FILM_TEXTS, playText } from './messages';
import type { Film } from './useFilm';

const stageStyle = {
  position: 'relative',
  display: 'block',
  width: { xs: 'calc(100% + 40px)', sm: '100%' },
  mx: { xs: -2.5, sm: 0 },
  aspectRatio: '16 / 9',
  borderRadius: { sm: '16px' },
  overflow: 'hidden',
  bgcolor: 'pine.bg',
  color: 'pine.ink',
  '& .relief, & .relief svg, & iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
} as const;
const playStyle = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  width: { xs: 64, md: 80 },
  height: { xs: 64, md: 80 },
  borderRadius: '50%',
  bgcolor: 'pine.ink',
  color: 'pine.bg',
  display: 'grid',
  placeItems: 'center',
  boxShadow: 12,
} as const;
const labelStyle = {
  position: 'absolute',
  bottom: 14,
  pointerEvents: 'none',
  bgcolor: 'pine.bg',
  color: 'pine.ink',
  fontSize: '0.875rem',
  fontWeight: 600,
  px: 1,
  py: 0.25,
  borderRadius: '6px',
} as const;

export interface FilmStageProps {
  film: Film;
  topic: string;
  minutes: number;
  day: SummitDay;
  /** Seed of the poster. */
  seed: string;
  /** Second at which the viewer goes on; 0 is the start. */
  from: number;
}

/** The poster with its button, then the host's player in its place. */
export function FilmStage({ film, topic, minutes, day, seed, from }: FilmStageProps) {
  const { failed, startedAt, setPlace, goTo } = film;
  if (failed) return <FormAlert severity="error">{FILM_TEXTS.failed}</FormAlert>;
  if (startedAt !== null) return <Box ref={setPlace} sx={stageStyle} />;
  const clock = clockText(from);
  return (
    <Box sx={stageStyle}>
      <Box
        component="button"
        type="button"
        aria-label={from > 0 ? `${playText(topic, minutes)}. ${continueText(clock)}` : playText(topic, minutes)}
        onClick={() => goTo(from)}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', p: 0, border: 0, cursor: 'pointer' }}
      >
        <Relief seed={seed} day={day} w={960} h={540} />
        <Box aria-hidden sx={playStyle}>
          <Play size={28} fill="currentColor" style={{ marginLeft: 4 }} />
        </Box>
      </Box>
      {/* Beside the button, whose name says the same in words. */}
      {from > 0 && (
        <Box aria-hidden className="tnum" sx={{ ...labelStyle, left: 14 }}>
          {continueText(clock)}
        </Box>
      )}
      <Box aria-hidden className="tnum" sx={{ ...labelStyle, right: 14 }}>
        {clockText(minutes * 60)}
      </Box>
    </Box>
  );
}

/** In place of a film that is not there yet (C-048). */
export function NoFilm() {
  return (
    <Box sx={{ ...stageStyle, display: 'grid', placeItems: 'center', p: 4, textAlign: 'center' }}>
      {FILM_TEXTS.none}
    </Box>
  );
}
