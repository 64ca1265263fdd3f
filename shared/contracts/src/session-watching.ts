import type { Endpoint } from './endpoint.js';

/** How far a member is in one session. */
export interface WatchPosition {
  session_id: string;
  /** Where to go on. */
  seconds: number;
  /** Length of the film as its player says; null while unknown. */
  duration_seconds: number | null;
  watched: boolean;
  updated_at: string;
}

export interface WatchPositionsResponse {
  success: true;
  /** Newest first. */
  positions: WatchPosition[];
}

export interface WatchPositionRequest {
  /** 0 to 86,400. */
  seconds: number;
  duration_seconds?: number | null;
  /** Sets or takes away the mark. Left out: 95 percent of the film set it, and nothing takes it away. */
  watched?: boolean;
}

export interface WatchPositionParams {
  session_id: string;
}

export interface WatchPositionResponse {
  success: true;
  position: WatchPosition;
}

/** Where the member stopped, in all sessions (C-033). */
export const watchPositionsEndpoint: Endpoint<{ response: WatchPositionsResponse }> = {
  method: 'GET',
  path: '/api/sessions/watching',
  access: 'vip',
  source: 'C-033',
};

/** `session_not_watchable` for a session that the member may not watch. */
export const saveWatchPositionEndpoint: Endpoint<{
  params: WatchPositionParams;
  body: WatchPositionRequest;
  response: WatchPositionResponse;
}> = {
  method: 'PUT',
  path: '/api/sessions/watching/:session_id',
  access: 'vip',
  source: 'C-033',
};
