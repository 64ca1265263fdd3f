/** A referral counts for 45 days after the last click (C-058). */
export const REFERRAL_WINDOW_DAYS = 45;

const REFERRAL_CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

export const isReferralCode = (value: string): boolean => REFERRAL_CODE.test(value);

/** Codes are compared without regard to case. */
export const normalizeReferralCode = (value: string): string => value.trim().toUpperCase();

/** True while a referral kept at `keptAt` (ms) still earns at `now` (ms). */
export const isReferralFresh = (keptAt: number, now: number): boolean =>
  now - keptAt < REFERRAL_WINDOW_DAYS * 24 * 60 * 60 * 1000;
