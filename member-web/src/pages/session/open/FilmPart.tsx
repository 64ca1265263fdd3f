import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PublicSession, SessionVideo, WatchPosition } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { Check, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilmStage } from '../../../features/film/FilmStage';
import { FILM_TEXTS } from '../../../features/film/messages';
import { SpeedChoice } from '../../../features/film/SpeedChoice';
import { Transcript } from '../../../features/film/Transcript';
import { useFilm } from '../../../features/film/useFilm';
import { useSavedPosition } from '../../../features/film/useSavedPosition';
import { useWatchPositions } from '../../../features/summit-sessions/session-queries';
import { NextSession } from './NextSession';

export interface FilmPartProps {
  session: PublicSession;
  video: SessionVideo;
  /** A member with access: their place is kept. */
  member: boolean;
  onPlaying: (playing: boolean) => void;
}

/** Behind this part of a film come its credits only. */
const SEEN_SHARE = 0.95;

/** Second that a hit of the search names in the address; 0 where none is named. */
const wantedSecond = (text: string | null): number => (/^\d{1,5}(?:\.\d+)?$/.test(text ?? '') ? Number(text) : 0);

/** Where the member stopped; the start again once the end has been reached. */
function placeToGoOn(position: WatchPosition | undefined): number {
  if (!position) return 0;
  const { seconds, duration_seconds } = position;
  return duration_seconds !== null && seconds >= duration_seconds * SEEN_SHARE ? 0 : Math.floor(seconds);
}

/** The member's own mark; it also goes off and on by itself when the film has been seen. */
function WatchedSwitch({ watched, onSet }: { watched: boolean; onSet: (watched: boolean) => Promise<void> }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const Icon = watched ? Check : Circle;
  const set = () => {
    setState('busy');
    onSet(!watched).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button
        variant="text"
        size="small"
        loading={state === 'busy'}
        loadingPosition="start"
        startIcon={<Icon size={16} strokeWidth={2} aria-hidden />}
        onClick={set}
      >
        {watched ? FILM_TEXTS.unmarkWatched : FILM_TEXTS.markWatched}
      </Button>
      {state === 'failed' && <FormAlert severity="error">{FILM_TEXTS.saveFailed}</FormAlert>}
    </>
  );
}

/** The film with what belongs to it: speed, mark, next session, transcript (M-103). */
export function FilmPart({ session, video, member, onPlaying }: FilmPartProps) {
  const { id, topic, day, public_access_url } = session;
  const position = useWatchPositions().get(id);
  const wanted = wantedSecond(useSearchParams()[0].get('t'));
  const from = wanted || placeToGoOn(position);
  const film = useFilm({ video, title: topic });
  const setWatched = useSavedPosition(member ? id : null, film, from);
  const { playing } = film;
  useEffect(() => {
    onPlaying(playing);
    return () => onPlaying(false);
  }, [onPlaying, playing]);
  return (
    <>
      <FilmStage film={film} topic={topic} minutes={session.duration_minutes} day={day} seed={id} from={from} />
      <Stack direction="row" sx={{ mt: 1.5, flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {film.startedAt !== null && video.host === 'vimeo' && <SpeedChoice film={film} />}
        {member && <WatchedSwitch watched={position?.watched ?? false} onSet={setWatched} />}
      </Stack>
      {film.ended && <NextSession session={session} />}
      {session.has_transcript && <Transcript token={public_access_url} film={film} />}
    </>
  );
}
