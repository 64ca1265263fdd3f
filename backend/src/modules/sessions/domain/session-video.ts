/** Hosts of films that pages may embed (C-056). */
export type VideoHost = 'vimeo' | 'youtube';

export interface SessionVideo {
  host: VideoHost;
  id: string;
  /** Key of an unlisted film at Vimeo. */
  hash: string | null;
}

const MAX_MARKUP = 4_000;
/** The player's address in what the host offers for embedding; the rest of the markup is thrown away. */
const FRAME_SOURCE = /<iframe\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>/gi;
/** The host's own script, which it offers together with the frame. Dropped like everything else; any other script is refused. */
const HOST_SCRIPT = /<script src="https:\/\/player\.vimeo\.com\/api\/player\.js">\s*<\/script>/gi;
const VIMEO_ID = /^\d{1,12}$/;
const VIMEO_HASH = /^[0-9a-f]{6,20}$/i;
const YOUTUBE_ID = /^[\w-]{11}$/;

/**
 * The film that markup, a link or a bare Vimeo number names; null for everything else. Markup may name one frame only, of an allowed
 * host, and nothing in it is kept: neither scripts nor attributes can reach a page.
 */
export function readVideo(text: string): SessionVideo | null {
  const given = text.trim();
  if (given.length > MAX_MARKUP) return null;
  if (VIMEO_ID.test(given)) return { host: 'vimeo', id: given, hash: null };
  if (!given.includes('<')) return fromLink(given);
  if (/<\s*\/?\s*script\b/i.test(given.replace(HOST_SCRIPT, ''))) return null;
  const sources = [...given.matchAll(FRAME_SOURCE)].map(([, double, single]) => double ?? single ?? '');
  return sources.length === 1 && frames(given) === 1 ? fromLink(sources[0]!.replaceAll('&amp;', '&')) : null;
}

/** Frames as a browser would count them, written as `<iframe` or in any other way. */
const frames = (markup: string): number => markup.match(/<\s*(?:iframe|object|embed|frame)\b/gi)?.length ?? 0;

function fromLink(link: string): SessionVideo | null {
  const address = link.startsWith('//') ? `https:${link}` : link;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null;
  const parts = url.pathname.split('/').filter(Boolean);
  switch (url.hostname) {
    case 'player.vimeo.com':
      return parts.length === 2 && parts[0] === 'video' ? vimeo(parts[1]!, url.searchParams.get('h')) : null;
    case 'vimeo.com':
    case 'www.vimeo.com':
      return parts.length >= 1 && parts.length <= 2 ? vimeo(parts[0]!, parts[1] ?? url.searchParams.get('h')) : null;
    case 'www.youtube.com':
    case 'www.youtube-nocookie.com':
      if (parts.length === 2 && parts[0] === 'embed') return youtube(parts[1]!);
      return parts.length === 1 && parts[0] === 'watch' ? youtube(url.searchParams.get('v') ?? '') : null;
    case 'youtu.be':
      return parts.length === 1 ? youtube(parts[0]!) : null;
    default:
      return null;
  }
}

function vimeo(id: string, hash: string | null): SessionVideo | null {
  if (!VIMEO_ID.test(id) || (hash !== null && !VIMEO_HASH.test(hash))) return null;
  return { host: 'vimeo', id, hash: hash?.toLowerCase() ?? null };
}

const youtube = (id: string): SessionVideo | null => (YOUTUBE_ID.test(id) ? { host: 'youtube', id, hash: null } : null);

/** What an administrator has entered; undefined leaves a field as it is, null takes it away. */
export interface VideoEntry {
  /** Markup or link. */
  embedCode?: string | null;
  videoId?: string | null;
}

/**
 * The film after a save; `unreadable` where what was entered names none. Markup counts before the number (C-056), unless it is the
 * markup that was stored: then the administrator has changed the number. The stored number by itself names the stored film, key
 * and host included.
 */
export function videoAfter(
  before: SessionVideo | null,
  { embedCode, videoId }: VideoEntry,
): SessionVideo | null | 'unreadable' {
  if (embedCode === undefined && videoId === undefined) return before;
  const isOldMarkup = before !== null && embedCode === embedMarkup(before);
  const isOldNumber = before !== null && videoId === before.id;
  if (isOldMarkup && videoId === undefined) return before;
  const text = isOldMarkup ? videoId : (embedCode ?? videoId);
  if (isOldNumber && text === videoId) return before;
  if (text === null || text === undefined) return null;
  return readVideo(text) ?? 'unreadable';
}

/** Address of the player at the host. */
export const playerAddress = ({ host, id, hash }: SessionVideo): string =>
  host === 'vimeo'
    ? `https://player.vimeo.com/video/${id}${hash ? `?h=${hash}` : ''}`
    : `https://www.youtube-nocookie.com/embed/${id}`;

/** Markup of the player, made from nothing but host, id and hash. */
export function embedMarkup(video: SessionVideo): string {
  return `<iframe src="${playerAddress(video)}" title="Session video" width="640" height="360" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe>`;
}
