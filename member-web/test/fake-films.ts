import type { FilmEvents, FilmToOpen, OpenFilm } from '../src/features/film/film-player';

/** A player that plays nothing: it remembers what it was told, and says what the test lets it say. */
export function fakeFilms() {
  const told: string[] = [];
  const opened: FilmToOpen[] = [];
  let events: FilmEvents | null = null;
  const open: OpenFilm = (place, film, given) => {
    opened.push(film);
    events = given;
    const frame = document.createElement('iframe');
    frame.title = film.title;
    place.replaceChildren(frame);
    return {
      seek: (second) => told.push(`seek ${second}`),
      setSpeed: (speed) => told.push(`speed ${speed}`),
      close: () => {
        told.push('close');
        frame.remove();
      },
    };
  };
  return {
    open,
    told,
    opened,
    /** The film is at this second of `duration` and runs. */
    runs(second: number, duration = 2_100): void {
      events?.playing(true);
      events?.time({ second, duration });
    },
    pauses: () => events?.playing(false),
    ends: () => events?.ended(),
  };
}
