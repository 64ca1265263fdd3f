import type { SuspicionFacts } from '../domain/suspicion.js';

export interface SuspicionReader {
  /** Of an order that counts for an affiliate, with that affiliate; null for any other. `now` in ms. */
  factsAbout(orderId: string, now: number): Promise<(SuspicionFacts & { affiliateId: string }) | null>;
}

export const SUSPICION_READER = Symbol('SUSPICION_READER');
