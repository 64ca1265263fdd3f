import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

export interface RateSessionRequest {
  session_id: string;
  /** 1 to 5. */
  rating: number;
  /** Null when left empty, like the next two (M-113). */
  comment: string | null;
  takeaways: string | null;
  user_name: string | null;
}

/** M-114. A second rating of the same visitor replaces the first (M-118); outside the window `session_not_open`. */
export const rateSessionEndpoint: Endpoint<{ body: RateSessionRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/sessions/rate',
  access: 'public',
  optionalBearer: 'vip',
  idempotent: true,
};
