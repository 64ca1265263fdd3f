import type { Clock } from '../../../../platform/clock/clock.js';
import type { PaymentAttempts } from './payment-attempts.port.js';

/** How often (ms) whoever works on an attempt says so. */
export const CLAIM_BEAT_MS = 2_000;
/** A claim older than this (ms) is stale: whoever made it has died, or would have said that it goes on. */
export const CLAIM_STALE_MS = 9_000;

/**
 * Keeps the claim on an attempt for as long as the work on it goes on: a provider may take half a minute, and nobody may take an
 * attempt over from a process that lives. One that died says nothing more, so its buyer can go on within seconds (money F8).
 */
export async function holding<Result>(
  { attempts, clock }: { attempts: Pick<PaymentAttempts, 'keep'>; clock: Clock },
  attemptId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // One that does not get through is made up for by the next.
  const beat = setInterval(() => void attempts.keep(attemptId, clock.now()).catch(() => undefined), CLAIM_BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
