import { playerAddress, readVideo, type SessionVideo, type VideoHost } from '../../../platform/links/film-link.js';

export { playerAddress, readVideo, type SessionVideo, type VideoHost };

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

/** Markup of the player, made from nothing but host, id and hash. */
export function embedMarkup(video: SessionVideo): string {
  return `<iframe src="${playerAddress(video)}" title="Session video" width="640" height="360" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe>`;
}
