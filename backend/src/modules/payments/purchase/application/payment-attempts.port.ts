import type { SqlExecutor } from '../../../../platform/database/sql.js';
import type { Attempt, AttemptState } from '../../domain/payment-attempt.js';

/** What became of a call to the provider. */
export interface AttemptMove {
  state: Exclude<AttemptState, 'succeeded' | 'expired'>;
  ref?: string | null;
  url?: string | null;
  declineCode?: string | null;
  /** ms. */
  at: number;
}

export interface PaymentAttempts {
  add(tx: SqlExecutor, attempt: Attempt): Promise<void>;
  /** Only a live attempt moves; false when settlement or another process was faster. Empty parts keep what stands there. */
  move(attemptId: string, move: AttemptMove, tx?: SqlExecutor): Promise<boolean>;
  /**
   * Takes the attempt to work on it: makes it `starting` for everybody else. False when it is not as it was seen any more, or
   * somebody else has it (it is `starting` since a time after `staleBefore`, ms).
   */
  claim(
    seen: Pick<Attempt, 'id' | 'state'>,
    times: { now: number; staleBefore: number },
    tx?: SqlExecutor,
  ): Promise<boolean>;
  byId(attemptId: string): Promise<Attempt | null>;
  /** The newest attempt with this id of the provider. */
  byRef(ref: string): Promise<Attempt | null>;
  /** One-click charges of this browser that were declined since (ms). */
  declinesOf(buyerId: string, since: number): Promise<number>;
}

export const PAYMENT_ATTEMPTS = Symbol('PAYMENT_ATTEMPTS');
