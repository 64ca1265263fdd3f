import type { TestCard } from '../cards/test-cards.js';

export interface Payer {
  card: TestCard;
  /** Asked for on the page where no customer is known. */
  email?: string | undefined;
  name?: string | undefined;
}

export type PayResult =
  | { kind: 'paid' }
  /** The buyer's bank wants to hear from the buyer: `authenticateSession` goes on. */
  | { kind: 'authenticate' }
  | { kind: 'declined'; message: string }
  /** The session is not open: paid already, or expired. */
  | { kind: 'closed' };
