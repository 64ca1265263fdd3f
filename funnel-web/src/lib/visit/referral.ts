import { isReferralCode, isReferralFresh } from '@summit/rules';
import type { BrowserStore } from '../browser/browser-store';

/** Keeps the code of a referral link with its date; the last click wins (C-058). `now` in ms. */
export function keepReferral(store: BrowserStore, code: string, now: number): void {
  store.set('affiliateRef', code);
  store.set('affiliateCode', code);
  store.set('affiliateRefAt', new Date(now).toISOString());
}

/** The code that still counts at `now` (ms), or null. A code without a readable date is too old to count. */
export function currentReferral(store: BrowserStore, now: number): string | null {
  const code = store.get('affiliateCode') ?? store.get('affiliateRef');
  if (code === null || !isReferralCode(code)) return null;
  const keptAt = Date.parse(store.get('affiliateRefAt') ?? '');
  return isReferralFresh(keptAt, now) ? code : null;
}
