import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { AttemptState } from '../../domain/payment-attempt.js';

/** How an attempt ended without money. */
export interface AttemptEnd {
  state: Extract<AttemptState, 'declined' | 'canceled'>;
  declineCode: string | null;
  /** ms. */
  at: number;
}

/** Ends attempts whose order goes on, because another attempt follows. An end that may end the order too is a fact for `Settlement`. */
export interface AttemptEnds {
  /** Only a live attempt can end; false when somebody else was faster. */
  end(attemptId: string, end: AttemptEnd, tx?: Transaction): Promise<boolean>;
}

export const ATTEMPT_ENDS = Symbol('ATTEMPT_ENDS');
