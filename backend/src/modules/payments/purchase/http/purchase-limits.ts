import type { RateLimit } from '../../../../platform/rate-limit/rate-limiter.js';

/** All calls that write an order share this, per client address. */
export const PURCHASE_LIMIT: RateLimit = { name: 'purchase', limit: 20, seconds: 60 };
/** Card testing (payments.md 1.3). */
export const ONE_CLICK_LIMIT: RateLimit = { name: 'one-click', limit: 5, seconds: 60 };
/** A page opened or reloaded, and a page that waits for its payment. */
export const TIMER_LIMIT: RateLimit = { name: 'offer-timer', limit: 60, seconds: 60 };
export const STATUS_LIMIT: RateLimit = { name: 'order-status', limit: 120, seconds: 60 };
