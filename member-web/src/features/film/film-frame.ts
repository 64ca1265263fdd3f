import type { SessionVideo } from '@summit/contracts';
import { vimeoOrigin } from '@summit/web-app/config/env';

const YOUTUBE_ORIGIN = 'https://www.youtube-nocookie.com';

/** Address of the host's player for a film, made from nothing but host, id and hash (C-056). It asks the host not to track. */
export function frameAddress({ host, id, hash }: SessionVideo, start = 0): string {
  if (host === 'youtube') {
    const query = new URLSearchParams({ autoplay: '1', rel: '0', start: String(Math.floor(start)) });
    return `${YOUTUBE_ORIGIN}/embed/${encodeURIComponent(id)}?${query}`;
  }
  const query = new URLSearchParams({
    ...(hash && { h: hash }),
    dnt: '1',
    autoplay: '1',
    title: '0',
    byline: '0',
    portrait: '0',
  });
  return `${vimeoOrigin}/video/${encodeURIComponent(id)}?${query}`;
}

/** The one frame in `place`; the focus goes to it, because it takes the place of the button that was pressed. */
export function putFrame(place: HTMLElement, address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  place.replaceChildren(frame);
  frame.focus();
  return frame;
}
