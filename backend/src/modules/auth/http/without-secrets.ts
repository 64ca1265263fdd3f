const SECRET = /password|token|code$|secret/i;
/** A promo code, a referral code: names of things, not keys to them. */
const NAMES_OF_THINGS = new Set([
  'affiliate_code',
  'speaker_code',
  'promo_code',
  'coupon_code',
  'discount_code',
  'gift_promo_code',
]);
const MAX_TEXT = 300;
const MAX_ITEMS = 20;

/** What was asked for, fit to be kept: no secrets, and long texts and lists cut short. */
export function withoutSecrets(fields: object, isPromoCall = false): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const hidden = SECRET.test(name) && !NAMES_OF_THINGS.has(name) && !(isPromoCall && name === 'code');
      return [name, hidden ? '…' : shortened(value)];
    }),
  );
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortened);
  if (typeof value === 'object' && value !== null) return withoutSecrets(value);
  return value;
}
