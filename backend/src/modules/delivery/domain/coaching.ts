import { DAY_MS, pacificDay, type Product } from '@summit/rules';

/** Sessions that are part of the package (F-322; refund policy). */
export const INCLUDED_SESSIONS: Record<Product, number> = { vip: 0, implementation: 1, dfy: 4 };

export interface PlannedSession {
  /** From 1; the included ones come first. */
  number: number;
  kind: 'included' | 'purchased';
}

/** The coaching sessions that belong to an order: those of the package and those bought on top. */
export function sessionsOf({ product, bought }: { product: Product; bought: number }): PlannedSession[] {
  const included = INCLUDED_SESSIONS[product];
  return Array.from({ length: included + bought }, (_, index) => ({
    number: index + 1,
    kind: index < included ? 'included' : 'purchased',
  }));
}

/** When the last session was completed; null while one is open or there is none. Times in ms. */
export const lastCompletion = (completions: (number | null)[]): number | null =>
  completions.length === 0 || completions.includes(null) ? null : Math.max(...completions.map(Number));

/** Why no session can have been held at a time. */
export type DateFault = 'in_the_future' | 'before_the_order';

/**
 * Null for a time at which a session of the order can have been held. On the day of the order is early enough; a wrong year would end
 * refund window and hold before they have begun. Times in ms.
 */
export function dateFaultOf(heldAt: number, { orderedAt, now }: { orderedAt: number; now: number }): DateFault | null {
  if (heldAt > now) return 'in_the_future';
  // Days are compared for sameness only: as texts, the year 205 comes after 2025.
  return heldAt < orderedAt && pacificDay(heldAt) !== pacificDay(orderedAt) ? 'before_the_order' : null;
}

/** Time for a weekend. */
const SUPPORT_MAY_GO_BACK_MS = 3 * DAY_MS;

/** Guarantee and hold run from the date: an old one would end them before the buyer or the treasury looks, so an owner says it. */
export const isForOwners = (heldAt: number, now: number): boolean => heldAt < now - SUPPORT_MAY_GO_BACK_MS;
