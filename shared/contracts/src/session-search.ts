import type { SummitDay } from '@summit/rules';
import type { Endpoint } from './endpoint.js';
import type { PublicSessionParams, SessionListQuery } from './sessions.js';

export interface SessionSearchQuery extends SessionListQuery {
  /** As typed: words, "a phrase", -without. At most 200 characters. */
  q: string;
}

export interface SessionHit {
  id: string;
  topic: string;
  speaker_name: string;
  day: SummitDay;
  session_number: number;
  public_access_url: string;
  /** Plain text around the match. */
  excerpt: string;
  /** Second of the film at which the words are said; null where title, speaker or description match, or the viewer may not watch. */
  second: number | null;
}

export interface SessionSearchResponse {
  success: true;
  /** As in the lists: then there are no results. */
  requires_vip: boolean;
  /** Best first, at most 20. */
  results: SessionHit[];
}

export interface TranscriptCue {
  /** Seconds from the start of the film. */
  start: number;
  end: number;
  /** Plain text; lines are kept. */
  text: string;
}

export interface SessionTranscriptResponse {
  success: true;
  /** BCP 47, such as `en`. */
  language: string;
  cues: TranscriptCue[];
}

/** Talks by title, speaker, description and, for those who may watch, what is said. */
export const searchSessionsEndpoint: Endpoint<{ query: SessionSearchQuery; response: SessionSearchResponse }> = {
  method: 'GET',
  path: '/api/sessions/search',
  access: 'public',
  optionalBearer: 'vip',
  source: 'M-012',
};

/** What is said in a session, for those who may watch it; else `session_not_watchable`. None answers `not_found`. */
export const sessionTranscriptEndpoint: Endpoint<{
  params: PublicSessionParams;
  response: SessionTranscriptResponse;
}> = {
  method: 'GET',
  path: '/api/sessions/transcript/:token',
  access: 'public',
  optionalBearer: 'vip',
  source: 'M-103',
};
