import type { Product } from '@summit/rules';

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
