/**
 * Speaks to the page around it as Vimeo's player does: JSON texts through `postMessage`, an answer under the method's name, events for
 * those who asked for them. https://developer.vimeo.com/player/sdk
 */
export const PLAYER_SCRIPT = `
'use strict';
const film = document.querySelector('video');
const wanted = new Set();
let page = '*';
const tell = (message) => parent.postMessage(JSON.stringify(message), page);
const now = () => ({
  seconds: film.currentTime,
  duration: film.duration,
  percent: film.duration ? film.currentTime / film.duration : 0,
});
const known = new Promise((done) => {
  if (film.readyState > 0) done();
  else film.addEventListener('loadedmetadata', done, { once: true });
});

const METHODS = {
  ping: () => undefined,
  addEventListener: (event) => void wanted.add(event),
  removeEventListener: (event) => void wanted.delete(event),
  play: () => film.play(),
  pause: () => film.pause(),
  getPaused: () => film.paused,
  getEnded: () => film.ended,
  getDuration: () => film.duration,
  getCurrentTime: () => film.currentTime,
  setCurrentTime(seconds) {
    if (!(seconds >= 0)) throw new RangeError('The time must be between 0 and the duration of the video.');
    film.currentTime = Math.min(seconds, film.duration);
    return film.currentTime;
  },
  getPlaybackRate: () => film.playbackRate,
  setPlaybackRate(rate) {
    if (!(rate >= 0.5 && rate <= 2)) throw new RangeError('The playback rate must be between 0.5 and 2.');
    return (film.playbackRate = rate);
  },
  getVolume: () => film.volume,
  setVolume: (volume) => (film.volume = volume),
};

async function answer({ method, value }) {
  try {
    if (!Object.hasOwn(METHODS, method)) throw new TypeError('"' + method + '" is not a method of the player.');
    if (method !== 'ping') await known;
    const result = await METHODS[method](value);
    tell({ method, value: result });
  } catch (error) {
    tell({ event: 'error', data: { method, name: error.name, message: error.message } });
  }
}

addEventListener('message', (event) => {
  if (event.source !== parent) return;
  page = event.origin;
  const message = typeof event.data === 'string' ? JSON.parse(event.data) : event.data;
  if (message && typeof message.method === 'string') void answer(message);
});
for (const name of ['play', 'playing', 'pause', 'ended', 'timeupdate', 'seeked'])
  film.addEventListener(name, () => wanted.has(name) && tell({ event: name, data: now() }));
film.addEventListener('ratechange', () => wanted.has('playbackratechange') && tell({ event: 'playbackratechange', data: { playbackRate: film.playbackRate } }));

void known.then(() => {
  tell({ event: 'ready' });
  if (new URLSearchParams(location.search).get('autoplay') === '1') film.play().catch(() => undefined);
});
`;
