import type { SummitDay } from '@summit/rules';
import type { Endpoint } from './endpoint.js';
import type { Face } from './faces.js';
import type { SuccessAnswer } from './success-answer.js';
import type { SummitKey, SummitName } from './summit-names.js';
import type { WatchAccess } from './watch-access.js';

export interface SessionSpeaker {
  name: string;
  title: string;
  bio: string;
  photo_url: string | null;
  social_links: Record<string, string>;
  /** Photos that the back office has set, of each of two speakers; they come before `photo_url`. Left out where there are none. */
  faces?: readonly Face[];
}

export interface SessionGift {
  /** Null outside the access window, like the code (M-096). */
  url: string | null;
  title: string;
  description: string;
  promo_code: string | null;
}

export interface SessionComment {
  rating: number;
  user_name: string | null;
  comment: string | null;
  has_comment: boolean;
  display_publicly: boolean;
}

/** A session as the lists show it; embed codes never travel in lists (M-125). */
export interface SessionCard {
  id: string;
  topic: string;
  day: SummitDay;
  session_number: number;
  description: string;
  public_access_start: string;
  public_access_end: string;
  /** Token at the end of /summit/access/{token}. */
  public_access_url: string;
  average_rating: number;
  total_ratings: number;
  speaker: SessionSpeaker;
  free_gift: SessionGift | null;
}

export const VIDEO_HOSTS = ['vimeo', 'youtube'] as const;
export type VideoHost = (typeof VIDEO_HOSTS)[number];

/** All that is kept of a film: who plays it, and under which number (C-056). */
export interface SessionVideo {
  host: VideoHost;
  id: string;
  /** Key of an unlisted film. */
  hash: string | null;
}

export interface PublicSession extends SessionCard {
  duration_minutes: number;
  /** Markup of an allowed iframe, built from `video` (C-056); null outside the access window (M-096). */
  vimeo_embed_code: string | null;
  video: SessionVideo | null;
  /** Whether `sessionTranscript` has something for those who may watch. */
  has_transcript: boolean;
  /** `key` of the edition. */
  summit_id: SummitKey;
  total_comments: number;
  ratings: SessionComment[];
}

/** `vip`: a member with access, whose page never expires (C-047). */
export type ViewerAccess = 'public' | 'vip';

export interface PublicSessionParams {
  token: string;
}

/** `v` defeats caches between us and the visitor (M-186); the server ignores its value. */
export interface CacheBusterQuery {
  v?: number;
}

export interface SessionListQuery extends CacheBusterQuery {
  /** Edition; the current one when absent. */
  summit?: SummitName;
}

/**
 * The server's time (ISO) beside lists, whose bodies are the same for everybody and stay true for hours: what a page says of a window counts
 * from it, not from the device's clock.
 */
export const SERVER_TIME_HEADER = 'x-server-time';

export type PublicSessionResponse =
  | { success: true; session: PublicSession; viewer_access: ViewerAccess; access: WatchAccess; server_time: string }
  | {
      success: false;
      not_yet_available: boolean;
      session: PublicSession;
      message: string;
      access: WatchAccess;
      server_time: string;
    };

export interface SessionDay {
  day: SummitDay;
  title: string;
  sessions: SessionCard[];
}

export type AllSessionsResponse =
  | {
      success: true;
      requires_vip: false;
      total_sessions: number;
      total_days: number;
      is_public_access: boolean;
      viewer_access: ViewerAccess;
      days: SessionDay[];
    }
  | { success: true; requires_vip: true; total_sessions: 0; total_days: 0; is_public_access: false; days: [] };

export interface SessionsByDayParams {
  day: SummitDay;
}

export type SessionsByDayResponse =
  | {
      success: true;
      requires_vip: false;
      total_sessions: number;
      is_public_access: boolean;
      viewer_access: ViewerAccess;
      sessions: SessionCard[];
    }
  | { success: true; requires_vip: true; total_sessions: 0; is_public_access: false; sessions: [] };

export interface SessionGiftClickQuery {
  session_id: string;
  gift_url: string;
}

/** M-094. An unknown token answers `not_found`. */
export const publicSessionEndpoint: Endpoint<{
  params: PublicSessionParams;
  query: CacheBusterQuery;
  response: PublicSessionResponse;
}> = {
  method: 'GET',
  path: '/api/sessions/public/:token',
  access: 'public',
  optionalBearer: 'vip',
};

/** Name of the token in the fragment of a preview's link: `/summit/access/…#preview=…`. A fragment reaches no server, log or referrer. */
export const SESSION_PREVIEW = 'preview';

export interface SessionPreviewQuery {
  /** Of `preview_url` in the back office; it ends after an hour. */
  preview: string;
}

/** The page of a session as a visitor finds it when its window opens, for its editors. Another token answers `not_found`. */
export const sessionPreviewEndpoint: Endpoint<{ query: SessionPreviewQuery; response: PublicSessionResponse }> = {
  method: 'GET',
  path: '/api/sessions/preview',
  access: 'public',
  source: 'A-165',
};

export const allSessionsEndpoint: Endpoint<{ query: SessionListQuery; response: AllSessionsResponse }> = {
  method: 'GET',
  path: '/api/sessions/all',
  access: 'public',
  optionalBearer: 'vip',
};

/** M-139; with a member's bearer and `summit` also the source of the recording pages (C-033). */
export const sessionsByDayEndpoint: Endpoint<{
  params: SessionsByDayParams;
  query: SessionListQuery;
  response: SessionsByDayResponse;
}> = {
  method: 'GET',
  path: '/api/sessions/by-day/:day',
  access: 'public',
  optionalBearer: 'vip',
};

/** M-108. A click of a member is told from one of a visitor. An address that is not the session's gift answers `gift_url_invalid`. */
export const sessionGiftClickEndpoint: Endpoint<{ query: SessionGiftClickQuery; response: SuccessAnswer }> = {
  method: 'POST',
  path: '/api/sessions/track-gift-click',
  access: 'public',
  optionalBearer: 'vip',
};
