import { fingerprint, GUEST_EMAIL, normalizeEmail, type Product } from '@summit/rules';
import type { OfferPorts } from './offer-ports';

/** Prefix, timestamp and random string, as every id that a browser makes here (F-194). */
const newId = (prefix: string, { now, newKey }: Pick<OfferPorts, 'now' | 'newKey'>): string =>
  `${prefix}_${now()}_${newKey().replaceAll('-', '').slice(0, 16)}`;

/** What `newId` makes, with the time in it. */
const ID = /^[a-z]+_(\d+)_[0-9a-z]+$/i;

/**
 * `timerSessionId`, made once a browser session (F-113). Where storage is blocked every call makes another one, and a kept
 * text that is no such id is replaced.
 */
export function timerSessionId(ports: Pick<OfferPorts, 'store' | 'now' | 'newKey'>): string {
  const kept = ports.store.get('timerSessionId');
  if (kept !== null && ID.test(kept)) return kept;
  const id = newId('timer', ports);
  ports.store.set('timerSessionId', id);
  return id;
}

/**
 * The id of a purchase (F-194): the product as prefix, time and randomness of the browser session. So the same buyer
 * keeps it over reloads and the way back from the provider, and never pays twice for a product (F-226); another address
 * in the same browser gets another one. A guest's purchase is the browser session itself: nothing else would lead the server to
 * the offer window that this browser has started (C-014).
 */
export function purchaseSessionId(sessionId: string, product: Product, email: string): string {
  if (email === GUEST_EMAIL) return sessionId;
  const startedAt = ID.exec(sessionId)?.[1];
  if (startedAt === undefined) throw new RangeError('A browser session is named by prefix, time and random text.');
  return `${product}_${startedAt}_${fingerprint([sessionId, normalizeEmail(email)])}`;
}
