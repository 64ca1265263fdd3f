import {
  OUTCOME_TEXTS,
  WATCH_REASONS,
  WATCH_REMEDIES,
  type AllSessionsResponse,
  type PublicSession,
  type PublicSessionResponse,
  type SessionCard,
  type SessionHit,
  type SessionsByDayResponse,
  type SummitKey,
  type WatchAccess,
} from '@summit/contracts';
import type { SessionList } from '../application/session-lists.js';
import type { SessionPage } from '../application/session-page.use-case.js';
import type { SearchHit } from '../application/session-words.port.js';
import type { SessionView } from '../application/summit-sessions.port.js';
import { windowState } from '../domain/access-window.js';
import { embedMarkup } from '../domain/session-video.js';
import type { WatchVerdict } from '../domain/watch-access.js';

const iso = (time: number): string => new Date(time).toISOString();

/** Two decimals: pages show one. */
export const presentAverage = (average: number): number => Math.round(average * 100) / 100;

export function presentAccess({ allowed, reason, remedy }: WatchVerdict): WatchAccess {
  return {
    allowed,
    rule: reason,
    reason: WATCH_REASONS[reason],
    remedy: remedy && { key: remedy, ...WATCH_REMEDIES[remedy] },
  };
}

/** `open`: whether the viewer may have the gift (M-096). */
function presentCard(session: SessionView, open: boolean): SessionCard {
  const { speaker, gift, window } = session;
  return {
    id: session.id,
    topic: session.topic,
    day: session.day,
    session_number: session.number,
    description: session.description,
    public_access_start: iso(window.start),
    public_access_end: iso(window.end),
    public_access_url: session.token,
    average_rating: presentAverage(session.averageRating),
    total_ratings: session.totalRatings,
    speaker: {
      name: speaker.name,
      title: speaker.title,
      bio: speaker.bio,
      photo_url: speaker.photoUrl,
      social_links: speaker.socialLinks,
      ...(speaker.faces && { faces: speaker.faces }),
    },
    free_gift: gift && {
      url: open ? gift.url : null,
      title: gift.title,
      description: gift.description,
      promo_code: open ? gift.promoCode : null,
    },
  };
}

function presentSession({ session, comments, verdict }: SessionPage): PublicSession {
  const video = verdict.allowed ? session.video : null;
  return {
    ...presentCard(session, verdict.allowed),
    summit_id: session.summitKey as SummitKey,
    duration_minutes: session.durationMinutes,
    vimeo_embed_code: video && embedMarkup(video),
    video,
    has_transcript: session.hasTranscript,
    total_comments: session.totalComments,
    ratings: comments.map(({ stars, userName, comment }) => ({
      rating: stars,
      user_name: userName,
      comment,
      has_comment: true,
      display_publicly: true,
    })),
  };
}

export function presentPage(page: SessionPage): PublicSessionResponse {
  const { session: view, verdict, asMember, now } = page;
  const rest = { session: presentSession(page), access: presentAccess(verdict), server_time: iso(now) };
  if (verdict.allowed) return { success: true, viewer_access: asMember ? 'vip' : 'public', ...rest };
  const early = windowState(view.window, now) === 'before';
  const message = early ? OUTCOME_TEXTS.sessionNotYetAvailable : OUTCOME_TEXTS.sessionAccessEnded;
  return { success: false, not_yet_available: early, message, ...rest };
}

const cardsOf = ({ sessions, asMember, now }: SessionList): SessionCard[] =>
  sessions.map((session) => presentCard(session, asMember || windowState(session.window, now) === 'open'));

const accessOf = ({ isPublic, asMember }: SessionList) => ({
  is_public_access: isPublic,
  viewer_access: asMember ? ('vip' as const) : ('public' as const),
});

export function presentAll(list: SessionList): AllSessionsResponse {
  if (!list.isPublic && !list.asMember) {
    const nothing = { total_sessions: 0, total_days: 0, is_public_access: false, days: [] as [] } as const;
    return { success: true, requires_vip: true, ...nothing };
  }
  const cards = cardsOf(list);
  const days = list.days
    .map(({ day, title }) => ({ day, title, sessions: cards.filter((card) => card.day === day) }))
    .filter(({ sessions }) => sessions.length > 0);
  const totals = { total_sessions: cards.length, total_days: days.length };
  return { success: true, requires_vip: false, ...totals, ...accessOf(list), days };
}

export function presentDay(list: SessionList): SessionsByDayResponse {
  if (!list.isPublic && !list.asMember)
    return { success: true, requires_vip: true, total_sessions: 0, is_public_access: false, sessions: [] };
  const sessions = cardsOf(list);
  return { success: true, requires_vip: false, total_sessions: sessions.length, ...accessOf(list), sessions };
}

export const presentHit = (hit: SearchHit): SessionHit => ({
  id: hit.id,
  topic: hit.topic,
  speaker_name: hit.speakerName,
  day: hit.day,
  session_number: hit.number,
  public_access_url: hit.token,
  excerpt: hit.excerpt,
  second: hit.second,
});
