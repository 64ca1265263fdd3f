import { useCallback, useEffect, useRef, useState } from 'react';
import { useFilms, type FilmPlayer, type FilmToOpen, type OpenFilm } from './film-player';

const loadFilms = async (): Promise<OpenFilm> => (await import('./open-film')).openFilm;

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;

/** A film on a page, its place and how far it is. */
export interface Film {
  /** Second at which it was started; null while its poster is shown. */
  startedAt: number | null;
  playing: boolean;
  ended: boolean;
  /** Whole seconds from the start of the film. */
  second: number;
  /** Seconds; null until the player has said so. */
  duration: number | null;
  speed: number;
  failed: boolean;
  setPlace: (place: HTMLElement | null) => void;
  /** Starts the film there, or goes there. */
  goTo: (second: number) => void;
  setSpeed: (speed: number) => void;
}

const STILL = { playing: false, ended: false, second: 0, duration: null as number | null };

/** The player's script comes with the first press: a page that nobody plays does without. */
export function useFilm({ video, title }: Omit<FilmToOpen, 'start'>): Film {
  const given = useFilms();
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [state, setState] = useState(STILL);
  const [speed, setSpeed] = useState(1);
  const [failed, setFailed] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const player = useRef<FilmPlayer | null>(null);
  const wantedSpeed = useRef(1);
  const { host, id, hash } = video;

  useEffect(() => {
    if (startedAt === null || !place) return;
    let gone = false;
    const change = (news: Partial<typeof STILL>) => setState((before) => ({ ...before, ...news }));
    const open = (openFilm: OpenFilm) => {
      if (gone) return;
      player.current = openFilm(
        place,
        { video: { host, id, hash }, title, start: startedAt },
        {
          time: ({ second, duration }) => change({ second: Math.floor(second), duration }),
          playing: (playing) => change(playing ? { playing, ended: false } : { playing }),
          ended: () => change({ playing: false, ended: true }),
        },
      );
      if (wantedSpeed.current !== 1) player.current.setSpeed(wantedSpeed.current);
    };
    if (given) open(given);
    else loadFilms().then(open, () => setFailed(true));
    return () => {
      gone = true;
      player.current?.close();
      player.current = null;
      setState(STILL);
    };
  }, [given, startedAt, place, host, id, hash, title]);

  const goTo = useCallback((second: number) => {
    setState((before) => ({ ...before, second: Math.floor(second), ended: false }));
    if (player.current) player.current.seek(second);
    else setStartedAt((before) => before ?? second);
  }, []);
  const changeSpeed = useCallback((next: number) => {
    wantedSpeed.current = next;
    setSpeed(next);
    player.current?.setSpeed(next);
  }, []);
  return { startedAt, ...state, speed, failed, setPlace, goTo, setSpeed: changeSpeed };
}
