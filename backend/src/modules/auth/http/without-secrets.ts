import type { NotedChange } from '../../../platform/http/noted-change.js';

const SECRET =
  /password|token|code$|secret|webhook_url|^(handle|credential_id|client_data|authenticator_data|attestation|signature|user_handle)$/i;
/** A promo code, a referral code: names of things, not keys to them. */
const NAMES_OF_THINGS = new Set([
  'affiliate_code',
  'speaker_code',
  'promo_code',
  'coupon_code',
  'discount_code',
  'gift_promo_code',
]);
/** The words of staff and buyers about a person stand with the refund, the request or the difference, where an erasure empties them. */
const FREE_WORDS = new Set(['reason', 'answer', 'note']);
const ABOUT_ORDERS = /\/(desk|buyer-requests)\//;
/** Who is looked for by address becomes a token (audit-persons.ts); a name could not be told from other words. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const MAX_TEXT = 300;
const MAX_ITEMS = 20;
const MAX_FIELDS = 60;
const MAX_DEPTH = 6;
/** Characters that PostgreSQL can't store in a text: NUL, and half a surrogate pair, as cutting a text can leave. */
const UNSTORABLE = /[\u0000\ud800-\udfff]/gu;

/** A text that the log can store. Otherwise a call with an unstorable text would succeed and leave no entry. */
export const storable = (text: string): string => text.replace(UNSTORABLE, '\ufffd');

/**
 * What was asked for, fit to be kept: the fields that the call knows, without secrets and words about persons, long texts and
 * lists cut short. Of other fields only their number stays: what strangers send may be anything.
 */
export function withoutSecrets(
  fields: object,
  { known, route }: { known: ReadonlySet<string>; route: string },
): Record<string, unknown> {
  const entries = Object.entries(fields);
  const ours = entries.filter(([name]) => known.has(name));
  const unknown = entries.length - ours.length;
  const kept = keep(Object.fromEntries(ours), { route, depth: 0 });
  return unknown > 0 ? { ...kept, unknown_fields: unknown } : kept;
}

/** What the call itself says of its change. */
export const changeWithoutSecrets = (change: NotedChange, route: string): Record<string, unknown> =>
  keep(change, { route, depth: 0 });

/** `depth`: 0 for the fields of the call itself. */
interface Place {
  route: string;
  depth: number;
}

function keep(fields: object, place: Place) {
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, MAX_FIELDS)
      .map(([name, value]) => {
        const hidden = isSecret(name, place) || isAboutPerson(name, value, place.route);
        return [storable(name.slice(0, MAX_TEXT)), hidden ? '…' : shortened(value, place)];
      }),
  ) as Record<string, unknown>;
}

/** A promo code is its own name where the call is about promo codes. */
const isSecret = (name: string, { route, depth }: Place): boolean =>
  SECRET.test(name) && !NAMES_OF_THINGS.has(name) && !(name === 'code' && depth === 0 && route.includes('promo-code'));

const isAboutPerson = (name: string, value: unknown, route: string): boolean =>
  typeof value === 'string' &&
  ((FREE_WORDS.has(name) && ABOUT_ORDERS.test(route)) || (name === 'search' && !ADDRESS.test(value)));

function shortened(value: unknown, place: Place): unknown {
  const { route, depth } = place;
  if (typeof value === 'string') return storable(value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '…';
  if (Array.isArray(value)) {
    const kept = value.slice(0, MAX_ITEMS).map((one) => shortened(one, { route, depth: depth + 1 }));
    return value.length > MAX_ITEMS ? [...kept, `… ${value.length - MAX_ITEMS} more`] : kept;
  }
  return keep(value, { route, depth: depth + 1 });
}
