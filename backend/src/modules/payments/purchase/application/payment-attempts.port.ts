import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { Attempt, LIVE_ATTEMPT_STATES } from '../../domain/payment-attempt.js';

/** Pauses (ms) between looks at an attempt that somebody else works on. Together ten seconds, longer than a claim lives after its process; then the buyer must try again later. */
export const RETRY_PAUSES_MS = [150, 200, 300, 450, 700, 1_000, 1_000, 1_200, 1_300, 1_400, 1_500, 1_500] as const;

/** What a call to the provider made of an attempt that goes on. How an attempt ends is written through `AttemptEnds`. */
export interface AttemptMove {
  state: (typeof LIVE_ATTEMPT_STATES)[number];
  ref?: string | null;
  url?: string | null;
  /** ms. */
  at: number;
}

export interface PaymentAttempts {
  add(tx: Transaction, attempt: Attempt): Promise<void>;
  /** Only a live attempt moves; false when settlement or another process was faster. Empty parts keep what stands there. */
  move(attemptId: string, move: AttemptMove): Promise<boolean>;
  /**
   * Takes the attempt to work on it: makes it `starting` for everybody else. False when it is not as it was seen any more, or
   * somebody else has it (it is `starting` since a time after `staleBefore`, ms).
   */
  claim(
    seen: Pick<Attempt, 'id' | 'state'>,
    times: { now: number; staleBefore: number },
    tx?: Transaction,
  ): Promise<boolean>;
  /** Whoever claimed the attempt is still at work (ms). Does nothing when it is not `starting` any more. */
  keep(attemptId: string, at: number): Promise<void>;
  byId(attemptId: string): Promise<Attempt | null>;
  /** The newest attempt with this id of the provider. */
  byRef(ref: string): Promise<Attempt | null>;
  /** The press whose one-click charge paid the order; null for none, and for one that nobody named. */
  pressThatPaid(orderId: string): Promise<string | null>;
  /** One-click charges of this browser that were declined since (ms). */
  declinesOf(buyerId: string, since: number): Promise<number>;
}

export const PAYMENT_ATTEMPTS = Symbol('PAYMENT_ATTEMPTS');
