const GOOD_FROM = 20;
const FAIR_FROM = 10;

export type RateTone = 'good' | 'fair' | 'plain';

/** Thresholds of click-to-signup rates, in percent. */
export function rateTone(percent: number): RateTone {
  if (percent >= GOOD_FROM) return 'good';
  return percent >= FAIR_FROM ? 'fair' : 'plain';
}
