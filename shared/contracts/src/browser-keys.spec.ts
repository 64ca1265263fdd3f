import { BROWSER_KEYS, COOKIE_CONSENTS, HEADLINE_VARIANTS } from './browser-keys.js';

/** Typed by hand from public-funnel.md 3, admin.md 3, member.md 3 and decisions.md. */
const DOCUMENTED_KEYS: [key: string, storage: 'local' | 'session'][] = [
  ['affiliate_ref', 'local'],
  ['affiliate_code', 'local'],
  ['userEmail', 'local'],
  ['userName', 'local'],
  ['bonusDownloadUrls', 'local'],
  ['ab_test_variant', 'local'],
  ['exitIntentDismissed_landing', 'local'],
  ['exitIntentDismissed_dfy', 'local'],
  ['vip_timer_start', 'local'],
  ['implementation_timer_start', 'local'],
  ['dfy_timer_start', 'local'],
  ['implementation_coupon', 'local'],
  ['dfy_coupon', 'local'],
  ['timerSessionId', 'session'],
  ['cookieConsent', 'local'],
  ['analyticsCookies', 'local'],
  ['marketingCookies', 'local'],
  ['vip_token', 'local'],
  ['vip_user', 'local'],
  ['admin_token', 'local'],
  ['admin_email', 'local'],
  ['admin_expires', 'local'],
];

describe('BROWSER_KEYS', () => {
  const entries = Object.values(BROWSER_KEYS);

  // F-105, F-108, F-110
  it.each(DOCUMENTED_KEYS)('has %s in %s storage', (key, storage) => {
    expect(entries.filter((entry) => entry.key === key)).toEqual([{ key, storage }]);
  });

  it('uses every key once', () => {
    const keys = entries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps for the session what ends with the visit: timer, proof of a buyer, choices at an offer, order at PayPal, session of the prompts, typed requests, ratings, profile and edits', () => {
    expect(entries.filter(({ storage }) => storage === 'session')).toEqual([
      BROWSER_KEYS.timerSessionId,
      BROWSER_KEYS.ordersProof,
      BROWSER_KEYS.orderRequestDrafts,
      BROWSER_KEYS.offerOptions,
      BROWSER_KEYS.paypalOrder,
      BROWSER_KEYS.promptSession,
      BROWSER_KEYS.ratingDrafts,
      BROWSER_KEYS.profileDraft,
      BROWSER_KEYS.adminEdits,
    ]);
  });

  it('remembers a dismissed exit prompt by page (F-098)', () => {
    const dismissed = entries.map(({ key }) => key).filter((key) => key.startsWith('exitIntentDismissed_'));
    expect(dismissed.sort()).toEqual([
      'exitIntentDismissed_dfy',
      'exitIntentDismissed_implementation',
      'exitIntentDismissed_landing',
      'exitIntentDismissed_vip',
    ]);
  });
});

describe('stored values', () => {
  it('knows the three consents and the two headlines', () => {
    expect(COOKIE_CONSENTS).toEqual(['all', 'essential', 'custom']);
    expect(HEADLINE_VARIANTS).toEqual(['A', 'B']);
  });
});
