import Player from '@vimeo/player';
import { frameAddress, putFrame } from './film-frame';
import type { FilmEvents, FilmPlayer, FilmToOpen, OpenFilm } from './film-player';

/** An order that comes before the player is ready, or after it has gone, is nothing for the viewer to know. */
const quietly = (order: Promise<unknown>): void => void order.catch(() => undefined);

function openVimeo(place: HTMLElement, { video, title, start }: FilmToOpen, events: FilmEvents): FilmPlayer {
  const player = new Player(putFrame(place, frameAddress(video), title));
  player.on('timeupdate', ({ seconds, duration }) => events.time({ second: seconds, duration }));
  player.on('play', () => events.playing(true));
  player.on('pause', () => events.playing(false));
  player.on('ended', () => events.ended());
  // It may have begun before it was asked to tell.
  quietly(player.getPaused().then((paused) => !paused && events.playing(true)));
  if (start > 0) quietly(player.setCurrentTime(start));
  return {
    seek: (second) => quietly(player.setCurrentTime(second).then(() => player.play())),
    setSpeed: (speed) => quietly(player.setPlaybackRate(speed)),
    close: () => quietly(player.destroy()),
  };
}

/** YouTube's player is shown as it is: it takes orders only through a script of Google's, which our policy does not let in. */
function openYoutube(place: HTMLElement, { video, title, start }: FilmToOpen): FilmPlayer {
  const show = (second: number): HTMLIFrameElement => putFrame(place, frameAddress(video, second), title);
  show(start);
  return { seek: show, setSpeed: () => undefined, close: () => place.replaceChildren() };
}

/** Films of the two hosts (C-056). */
export const openFilm: OpenFilm = (place, film, events) =>
  film.video.host === 'vimeo' ? openVimeo(place, film, events) : openYoutube(place, film);
