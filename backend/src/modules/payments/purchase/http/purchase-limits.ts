import type { RateLimit } from '../../../../platform/rate-limit/rate-limiter.js';

/** All calls that write an order share these, per client address and per e-mail address (F-330). */
export const PURCHASE_LIMITS: RateLimit[] = [
  { name: 'purchase', limit: 20, seconds: 60 },
  { name: 'purchase-email', limit: 60, seconds: 600, per: 'email' },
];
/** Card testing (payments.md 1.3). */
export const ONE_CLICK_LIMITS: RateLimit[] = [
  { name: 'one-click', limit: 5, seconds: 60 },
  { name: 'one-click-email', limit: 60, seconds: 600, per: 'email' },
];
/** A page opened or reloaded (C-110), and a page that waits for its payment. */
export const TIMER_LIMITS: RateLimit[] = [
  { name: 'offer-timer', limit: 60, seconds: 60 },
  { name: 'offer-timer-email', limit: 60, seconds: 60, per: 'email' },
];
export const OFFER_LINK_LIMIT: RateLimit = { name: 'offer-link', limit: 60, seconds: 60 };
export const STATUS_LIMIT: RateLimit = { name: 'order-status', limit: 120, seconds: 60 };
