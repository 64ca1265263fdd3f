import type { SummitDay } from '@summit/rules';
import type { SessionParams } from './admin-sessions.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';
import type { SummitKey } from './summit-names.js';
import type { WatchAccess } from './watch-access.js';

/** Largest file of captions. */
export const CAPTIONS_MAX_BYTES = 1024 * 1024;

export interface CaptionsQuery {
  /** BCP 47; `en` when absent. */
  language?: string;
}

export interface SaveCaptionsResponse extends MessageAnswer {
  cues: number;
}

/** Clicks on the gift of one session; a gift that has changed since keeps its own row. */
export interface GiftClicksRow {
  session_id: string;
  summit_id: SummitKey;
  day: SummitDay;
  topic: string;
  speaker: string;
  gift_url: string;
  clicks: number;
  member_clicks: number;
  last_click_at: string;
}

export interface GiftClicksResponse {
  success: true;
  /** Most clicked first. */
  gifts: GiftClicksRow[];
}

export interface SessionAccessQuery {
  email: string;
}

export interface SessionAccessResponse {
  success: true;
  email: string;
  /** What we know of the address. */
  person: 'member' | 'registrant' | 'unknown';
  access: WatchAccess;
}

/** Replaces the captions with a WebVTT file. `captions_invalid`, `captions_markup`, `payload_too_large`. */
export const adminSaveCaptionsEndpoint: Endpoint<{
  params: SessionParams;
  query: CaptionsQuery;
  body: string;
  response: SaveCaptionsResponse;
}> = {
  method: 'PUT',
  path: '/api/admin/sessions/:id/captions',
  access: 'admin',
  bodyFormat: 'vtt',
  source: 'A-165',
};

export const adminDeleteCaptionsEndpoint: Endpoint<{ params: SessionParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/sessions/:id/captions',
  access: 'admin',
  source: 'A-165',
};

/** Clicks of visitors and members by gift (M-108). */
export const adminGiftClicksEndpoint: Endpoint<{ response: GiftClicksResponse }> = {
  method: 'GET',
  path: '/api/admin/sessions/gift-clicks',
  access: 'admin',
  source: 'M-108',
};

/** Why somebody may, or may not, watch a session (C-047). */
export const adminSessionAccessEndpoint: Endpoint<{
  params: SessionParams;
  query: SessionAccessQuery;
  response: SessionAccessResponse;
}> = {
  method: 'GET',
  path: '/api/admin/sessions/:id/access',
  access: 'admin',
  source: 'C-047',
};
