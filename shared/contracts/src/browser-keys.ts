/** `local` survives the tab, `session` ends with it. */
export type BrowserStorageKind = 'local' | 'session';

export interface BrowserKey {
  key: string;
  storage: BrowserStorageKind;
}

/**
 * Every key that the three apps keep in a browser. The spelling of the documents' keys is fixed (F-105..F-114, A-007,
 * M-182); the comments mark those that a decision or the product adds.
 */
export const BROWSER_KEYS = {
  affiliateRef: { key: 'affiliate_ref', storage: 'local' },
  affiliateCode: { key: 'affiliate_code', storage: 'local' },
  /** ISO date of the last click; the referral counts for 45 days from it (C-058). */
  affiliateRefAt: { key: 'affiliate_ref_at', storage: 'local' },
  /** Code of the friend who invited the visitor (C-064). */
  inviteCode: { key: 'invite_code', storage: 'local' },
  /** The registrant's own invite link (C-064). */
  inviteUrl: { key: 'invite_url', storage: 'local' },
  userEmail: { key: 'userEmail', storage: 'local' },
  userName: { key: 'userName', storage: 'local' },
  /** JSON; unreadable values are ignored (F-115). */
  bonusDownloadUrls: { key: 'bonusDownloadUrls', storage: 'local' },
  abTestVariant: { key: 'ab_test_variant', storage: 'local' },
  exitIntentDismissedLanding: { key: 'exitIntentDismissed_landing', storage: 'local' },
  /** The same pattern for every offer page (F-098). */
  exitIntentDismissedVip: { key: 'exitIntentDismissed_vip', storage: 'local' },
  exitIntentDismissedImplementation: { key: 'exitIntentDismissed_implementation', storage: 'local' },
  exitIntentDismissedDfy: { key: 'exitIntentDismissed_dfy', storage: 'local' },
  /** These three mirror the server's offer window and decide nothing (C-014). */
  vipTimerStart: { key: 'vip_timer_start', storage: 'local' },
  implementationTimerStart: { key: 'implementation_timer_start', storage: 'local' },
  dfyTimerStart: { key: 'dfy_timer_start', storage: 'local' },
  implementationCoupon: { key: 'implementation_coupon', storage: 'local' },
  dfyCoupon: { key: 'dfy_coupon', storage: 'local' },
  timerSessionId: { key: 'timerSessionId', storage: 'session' },
  /** Proof of a link to a buyer's orders, so that a reload shows them again; the address has lost it by then. */
  ordersProof: { key: 'orders_proof', storage: 'session' },
  /** JSON: what a buyer typed into the requests of their orders and has not sent yet, by order. */
  orderRequestDrafts: { key: 'order_request_drafts', storage: 'session' },
  /** JSON: add-ons, coaching and plan that were chosen at an offer and not paid for yet, by product; no price. */
  offerOptions: { key: 'offer_options', storage: 'session' },
  /** JSON: what PayPal was asked to take, for who comes back from it by a page load. */
  paypalOrder: { key: 'paypal_order', storage: 'session' },
  cookieConsent: { key: 'cookieConsent', storage: 'local' },
  /** The strings `true` and `false` (F-104). */
  analyticsCookies: { key: 'analyticsCookies', storage: 'local' },
  marketingCookies: { key: 'marketingCookies', storage: 'local' },
  /** Exists only with analytics consent (C-081). */
  visitorId: { key: 'visitor_id', storage: 'local' },
  /** Light, dark or system, under the key that the component library reads. */
  colorScheme: { key: 'mui-mode', storage: 'local' },
  speakerToken: { key: 'speaker_token', storage: 'local' },
  speakerName: { key: 'speaker_name', storage: 'local' },
  vipToken: { key: 'vip_token', storage: 'local' },
  vipUser: { key: 'vip_user', storage: 'local' },
  /** JSON: address, session and count, so that a reload does not ask for the disclaimer again. */
  promptSession: { key: 'prompt_session', storage: 'session' },
  /** JSON: what was typed about sessions and not sent yet, by who typed it and session. */
  ratingDrafts: { key: 'rating_drafts', storage: 'session' },
  /** JSON: what a member typed into the profile and has not saved yet, and their address. */
  profileDraft: { key: 'profile_draft', storage: 'session' },
  /** JSON list of prompt numbers. */
  promptFavorites: { key: 'prompt_favorites', storage: 'local' },
  adminToken: { key: 'admin_token', storage: 'local' },
  adminEmail: { key: 'admin_email', storage: 'local' },
  adminExpires: { key: 'admin_expires', storage: 'local' },
  /** JSON: what was typed into forms of the back office and not saved yet, by who typed it and form. */
  adminEdits: { key: 'admin_edits', storage: 'session' },
} as const satisfies Record<string, BrowserKey>;

export type BrowserKeyName = keyof typeof BROWSER_KEYS;

/** Values of `cookieConsent` (F-103). */
export const COOKIE_CONSENTS = ['all', 'essential', 'custom'] as const;
export type CookieConsent = (typeof COOKIE_CONSENTS)[number];

/** Values of `ab_test_variant` (F-068). */
export const HEADLINE_VARIANTS = ['A', 'B'] as const;
export type HeadlineVariant = (typeof HEADLINE_VARIANTS)[number];
