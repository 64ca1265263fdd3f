import type { SummitDay } from '@summit/rules';
import type { PlannedEndpoint } from './endpoint.js';
import type { SuccessAnswer } from './success-answer.js';
import type { SummitName } from './summit-names.js';

export interface SessionSpeaker {
  name: string;
  title: string;
  bio: string;
  photo_url: string | null;
  social_links: Record<string, string>;
}

export interface SessionGift {
  /** Null outside the access window (M-096). */
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

export interface PublicSession extends SessionCard {
  /** Markup of an allowed iframe (C-056); null outside the access window (M-096). */
  vimeo_embed_code: string | null;
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

export type PublicSessionResponse =
  | { success: true; session: PublicSession; viewer_access: ViewerAccess; server_time: string }
  | { success: false; not_yet_available: true; session: PublicSession; message: string; server_time: string }
  | { success: false; not_yet_available: false; session: PublicSession; message: string; server_time: string };

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
export const publicSessionEndpoint: PlannedEndpoint<{
  params: PublicSessionParams;
  query: CacheBusterQuery;
  response: PublicSessionResponse;
}> = {
  method: 'GET',
  path: '/api/sessions/public/:token',
  access: 'public',
  optionalBearer: 'vip',
  planned: true,
};

/** M-123. */
export const allSessionsEndpoint: PlannedEndpoint<{ query: SessionListQuery; response: AllSessionsResponse }> = {
  method: 'GET',
  path: '/api/sessions/all',
  access: 'public',
  optionalBearer: 'vip',
  planned: true,
};

/** M-139; with a member's bearer and `summit` also the source of the recording pages (C-033). */
export const sessionsByDayEndpoint: PlannedEndpoint<{
  params: SessionsByDayParams;
  query: SessionListQuery;
  response: SessionsByDayResponse;
}> = {
  method: 'GET',
  path: '/api/sessions/by-day/:day',
  access: 'public',
  optionalBearer: 'vip',
  planned: true,
};

/** M-108. */
export const sessionGiftClickEndpoint: PlannedEndpoint<{ query: SessionGiftClickQuery; response: SuccessAnswer }> = {
  method: 'POST',
  path: '/api/sessions/track-gift-click',
  access: 'public',
  planned: true,
};
