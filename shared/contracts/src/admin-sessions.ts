import type { SummitDay } from '@summit/rules';
import type { PlannedEndpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';
import type { SummitKey } from './summit-names.js';

/** What an administrator writes about a session. Null and '' both mean: not given. */
export interface SessionDraft {
  summit_id?: SummitKey;
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
  /** Reduced to an allowed iframe before it is stored (C-056). */
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

/** A-166 as stored; the last three are read-only. */
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
  total_views: number;
  average_rating: number;
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

/** */
export const adminSessionsEndpoint: PlannedEndpoint<{ query: AdminSessionsQuery; response: AdminSessionsResponse }> = {
  method: 'GET',
  path: '/api/admin/sessions/list',
  access: 'admin',
  planned: true,
};

/** Topic and speaker are required (C-048). */
export const adminCreateSessionEndpoint: PlannedEndpoint<{ body: SessionDraft; response: CreateSessionResponse }> = {
  method: 'POST',
  path: '/api/admin/sessions/create',
  access: 'admin',
  planned: true,
};

/** Fields left out stay as they are. */
export const adminUpdateSessionEndpoint: PlannedEndpoint<{
  params: SessionParams;
  body: Partial<SessionDraft>;
  response: MessageAnswer;
}> = {
  method: 'PUT',
  path: '/api/admin/sessions/:id',
  access: 'admin',
  planned: true,
};

/** */
export const adminDeleteSessionEndpoint: PlannedEndpoint<{ params: SessionParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/sessions/:id',
  access: 'admin',
  planned: true,
};
