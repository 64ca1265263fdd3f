import type { SummitDay } from '@summit/rules';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';
import type { SummitKey, SummitName } from './summit-names.js';

/** Longest embed code that is read. */
export const EMBED_MAX_LENGTH = 4_000;

/** What an administrator writes about a session. Null and '' both mean: not given. */
export interface SessionDraft {
  /** Any name of the edition (C-039). */
  summit_id?: SummitName;
  day?: SummitDay;
  session_number?: number;
  topic: string;
  description?: string | null;
  duration_minutes?: number;
  speaker_name: string;
  speaker_title?: string | null;
  speaker_photo_url?: string | null;
  speaker_bio?: string | null;
  speaker_social_links?: Record<string, string> | null;
  /** Markup or link of a Vimeo or YouTube player; only host, id and hash are kept (C-056). */
  vimeo_embed_code?: string | null;
  vimeo_video_id?: string | null;
  gift_title?: string | null;
  gift_description?: string | null;
  gift_url?: string | null;
  gift_promo_code?: string | null;
  /** Blank: midnight Pacific of the day, and 48 hours later (C-046). */
  public_access_start?: string | null;
  public_access_end?: string | null;
}

/** Fields left out stay as they are. `updated_at` as read: a newer one answers `edit_conflict`. */
export interface SessionChange extends Partial<SessionDraft> {
  updated_at?: string;
}

/** A-166 as stored; what follows `public_url` is read-only. */
export interface SessionRow {
  id: string;
  summit_id: SummitKey;
  day: SummitDay;
  session_number: number;
  topic: string;
  description: string;
  duration_minutes: number;
  speaker_name: string;
  speaker_title: string;
  speaker_photo_url: string | null;
  speaker_bio: string;
  speaker_social_links: Record<string, string>;
  vimeo_embed_code: string | null;
  vimeo_video_id: string | null;
  gift_title: string | null;
  gift_description: string | null;
  gift_url: string | null;
  gift_promo_code: string | null;
  public_access_start: string;
  public_access_end: string;
  public_url: string;
  /** The page as it will be at the opening, for whoever has this link within the next hour. */
  preview_url: string;
  total_views: number;
  average_rating: number;
  total_ratings: number;
  gift_clicks: number;
  has_captions: boolean;
  /** When they were saved; null without captions. */
  captions_saved_at: string | null;
  /** ISO date-time; goes back with a change, so that nobody overwrites what they have not seen. */
  updated_at: string;
}

export interface AdminSessionsQuery {
  /** All days when absent. */
  day?: SummitDay;
}

export interface AdminSessionsResponse {
  success: true;
  sessions: SessionRow[];
}

export interface SessionParams {
  id: string;
}

export interface CreateSessionResponse extends MessageAnswer {
  id: string;
  /** Member-app address /summit/access/{token}. */
  public_url: string;
}

export const adminSessionsEndpoint: Endpoint<{ query: AdminSessionsQuery; response: AdminSessionsResponse }> = {
  method: 'GET',
  path: '/api/admin/sessions/list',
  access: 'admin',
  staffRole: 'support',
};

/** Topic and speaker are required (C-048). */
export const adminCreateSessionEndpoint: Endpoint<{ body: SessionDraft; response: CreateSessionResponse }> = {
  method: 'POST',
  path: '/api/admin/sessions/create',
  access: 'admin',
  staffRole: 'support',
};

export const adminUpdateSessionEndpoint: Endpoint<{
  params: SessionParams;
  body: SessionChange;
  response: MessageAnswer;
}> = {
  method: 'PUT',
  path: '/api/admin/sessions/:id',
  access: 'admin',
  staffRole: 'support',
};

export interface DeleteSessionQuery {
  /** Takes the ratings along. Without it a session that has some answers `session_has_ratings`. */
  with_ratings?: boolean;
}

export const adminDeleteSessionEndpoint: Endpoint<{
  params: SessionParams;
  query: DeleteSessionQuery;
  response: MessageAnswer;
}> = {
  method: 'DELETE',
  path: '/api/admin/sessions/:id',
  access: 'admin',
  staffRole: 'support',
};
