/** What is known of one variant: how many visitors, and of their outcomes the sum, the sum of squares and how many are not zero. */
export interface Sample {
  visitors: number;
  sum: number;
  squares: number;
  hits: number;
}

/** Of the difference of means, B less A, in the unit of the outcomes. */
export interface Interval {
  difference: number;
  low: number;
  high: number;
}

export const ALPHA = 0.05;
/** The sequence is asymptotic: below these a mean is no normal variable yet, and nothing is said. */
export const MIN_VISITORS = 100;
export const MIN_HITS = 20;

/**
 * An interval that holds at every look at once: however often somebody looks and whenever they stop, all intervals together miss the
 * true difference in at most 5 % of experiments. Asymptotic confidence sequence for means with a normal mixture: Waudby-Smith, Arbour,
 * Sinha, Kennedy, Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences" (Annals of Statistics 52, 2024),
 * theorem 2.2, with the variance of a difference of means in place of that of one mean.
 * `tunedFor`: visitors of both variants at which the interval is narrowest; it is right at any other number, too.
 * Null while there are too few visitors or outcomes.
 */
export function differenceInterval(a: Sample, b: Sample, tunedFor: number): Interval | null {
  if (Math.min(a.visitors, b.visitors) < MIN_VISITORS || a.hits + b.hits < MIN_HITS) return null;
  const difference = b.sum / b.visitors - a.sum / a.visitors;
  const squaredError = varianceOf(a) / a.visitors + varianceOf(b) / b.visitors;
  const spread = (a.visitors + b.visitors) * rhoSquared(tunedFor);
  const reach = Math.sqrt(((2 * (spread + 1)) / spread) * Math.log(Math.sqrt(spread + 1) / ALPHA) * squaredError);
  return { difference, low: difference - reach, high: difference + reach };
}

export const excludesZero = ({ low, high }: Interval): boolean => low > 0 || high < 0;

function varianceOf({ visitors, sum, squares }: Sample): number {
  const mean = sum / visitors;
  return Math.max(0, squares / visitors - mean * mean);
}

/** The tuning that the same paper recommends (appendix B.2). */
const rhoSquared = (visitors: number): number => (-2 * Math.log(ALPHA) + Math.log(1 - 2 * Math.log(ALPHA))) / visitors;
