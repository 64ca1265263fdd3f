/** The early price holds for 15 minutes (F-197). */
export const OFFER_SECONDS = 900;
/** A charge that starts within this time after the end still gets the early price (C-014). */
export const OFFER_GRACE_SECONDS = 60;
/** Below this the countdown warns (F-203). */
export const OFFER_URGENT_SECONDS = 300;

export interface OfferWindow {
  /** Whole seconds left, 0 when it is over (F-201). */
  remainingSeconds: number;
  expired: boolean;
  urgent: boolean;
  /** Whether a charge right now gets the early price: true for a minute longer than the countdown shows. */
  honored: boolean;
}

/** Where an offer stands that started at `startedAt`; both in ms. A start in the future counts as one right now. */
export function offerWindow({ startedAt, now }: { startedAt: number; now: number }): OfferWindow {
  const elapsedMs = Math.max(now - startedAt, 0);
  const remainingSeconds = Math.max(Math.ceil(OFFER_SECONDS - elapsedMs / 1_000), 0);
  return {
    remainingSeconds,
    expired: remainingSeconds === 0,
    urgent: remainingSeconds < OFFER_URGENT_SECONDS,
    honored: elapsedMs < (OFFER_SECONDS + OFFER_GRACE_SECONDS) * 1_000,
  };
}
