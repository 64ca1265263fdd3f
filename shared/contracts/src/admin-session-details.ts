import type { SummitDay } from '@summit/rules';
import type { SessionParams } from './admin-sessions.js';
import type { Endpoint } from './endpoint.js';
import type { ErrorBody } from './errors.js';
import type { MessageAnswer } from './success-answer.js';
import type { SummitKey } from './summit-names.js';
import type { WatchAccess } from './watch-access.js';

/** Largest file of captions. */
export const CAPTIONS_MAX_BYTES = 1024 * 1024;

/** The captions as the form was opened with them: where that is no longer so, the answer is `edit_conflict`. */
export interface SeenCaptionsQuery {
  /** The session's `captions_saved_at`; `none` for null. */
  seen?: string;
}

export interface CaptionsQuery extends SeenCaptionsQuery {
  /** BCP 47; `en` when absent. */
  language?: string;
}

export interface SaveCaptionsResponse extends MessageAnswer {
  cues: number;
}

/** What may be wrong with a line of a WebVTT file, with a text for people. */
export const CAPTIONS_FAULTS = {
  header_missing: 'The file must begin with a line that says WEBVTT, and an empty line after it.',
  zero_byte: 'The line holds a zero byte.',
  times_missing: 'These words have no times above them, like 00:00:01.000 --> 00:00:04.000.',
  times_unreadable: 'Times are written like 00:00:01.000 --> 00:00:04.000.',
  end_not_after_start: 'The end must be after the start.',
  markup: 'Only tags of WebVTT itself may stand in captions.',
  too_long: 'One caption may have up to 1,000 characters.',
  no_captions: 'The file has no captions.',
  too_many: 'The file has more than 10,000 captions.',
} as const;

export type CaptionsFault = keyof typeof CAPTIONS_FAULTS;

export interface FaultyLine {
  /** Counts from 1. */
  line: number;
  fault: CaptionsFault;
}

/** `captions_invalid` and `captions_markup` name up to 20 lines; none where the file is no UTF-8 text. */
export interface CaptionsRefusedBody extends ErrorBody {
  lines?: FaultyLine[];
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

export interface SessionFilmQuery {
  /** Whose film is there so far; a new session when absent. */
  session_id?: string;
  vimeo_embed_code?: string;
  vimeo_video_id?: string;
}

/** What a save would keep of markup, link or number (C-056). */
export interface SessionFilm {
  host: 'vimeo' | 'youtube';
  id: string;
  /** The film opens only with the key that the link had. */
  unlisted: boolean;
  player_url: string;
}

export interface SessionFilmResponse {
  success: true;
  /** Null: pages show that the film has not been added yet. */
  film: SessionFilm | null;
}

/** What the server understands of a pasted embed code, before it is saved. `session_embed_invalid`, `not_found`. */
export const adminSessionFilmEndpoint: Endpoint<{ query: SessionFilmQuery; response: SessionFilmResponse }> = {
  method: 'GET',
  path: '/api/admin/sessions/film',
  access: 'admin',
  staffRole: 'support',
  source: 'C-056',
};

/** Replaces the captions with a WebVTT file. `captions_invalid`, `captions_markup`, `payload_too_large`, `edit_conflict`. */
export const adminSaveCaptionsEndpoint: Endpoint<{
  params: SessionParams;
  query: CaptionsQuery;
  body: string;
  response: SaveCaptionsResponse;
}> = {
  method: 'PUT',
  path: '/api/admin/sessions/:id/captions',
  access: 'admin',
  staffRole: 'support',
  bodyFormat: 'vtt',
  source: 'A-165',
};

/** `not_found` where there are none, `edit_conflict`. */
export const adminDeleteCaptionsEndpoint: Endpoint<{
  params: SessionParams;
  query: SeenCaptionsQuery;
  response: MessageAnswer;
}> = {
  method: 'DELETE',
  path: '/api/admin/sessions/:id/captions',
  access: 'admin',
  staffRole: 'support',
  source: 'A-165',
};

/** Clicks of visitors and members by gift (M-108). */
export const adminGiftClicksEndpoint: Endpoint<{ response: GiftClicksResponse }> = {
  method: 'GET',
  path: '/api/admin/sessions/gift-clicks',
  access: 'admin',
  staffRole: 'support',
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
  staffRole: 'support',
  source: 'C-047',
};
