import type { Product } from '@summit/rules';
import type { Endpoint } from './endpoint.js';

export interface TimerStartRequest {
  /** The browser's `timerSessionId` (F-113). */
  session_id: string;
  product_type: Product;
  /** When known: the earliest start of an address counts, whatever the browser has forgotten (C-014). */
  email?: string | null;
}

/** The card of the buyer's last paid order, when this browser may charge it (C-065). */
export interface SavedCard {
  brand: string;
  last4: string;
}

export interface TimerStartResponse {
  started_at: string;
  expires_at: string;
  remaining_seconds: number;
  server_time: string;
  /** Price that would be charged now, without options, in cents. */
  price_cents: number;
  /** Price that applies once the offer has ended, in cents. Equal prices mean: no price sentence on the page (C-013). */
  price_after_cents: number;
  expired: boolean;
  saved_card: SavedCard | null;
}

/** C-014: called when an offer page opens; the first start wins, a repeat answers what is left of it. */
export const startTimerEndpoint: Endpoint<{ body: TimerStartRequest; response: TimerStartResponse }> = {
  method: 'POST',
  path: '/api/timer/start',
  access: 'public',
  source: 'C-014',
};
