/** With fewer than this many on average, one visitor decides whether an hour looks unusual. */
const MIN_USUAL_COUNT = 5;
/** Standard deviations from the mean. With a steady audience, about one hour in ten thousand is that far off. */
const FAR = 4;
const TIMES = 2;

export type UnusualRate = { direction: 'high' | 'low'; usual: number } | null;

/**
 * Whether the count of an hour is far from the same hour of the days before: more than four standard deviations and twice (or half)
 * of the mean. The deviation is at least that of a Poisson count, so that equal days before don't make every change unusual.
 */
export function unusualRate(count: number, before: readonly number[]): UnusualRate {
  if (before.length < 2) return null;
  const usual = before.reduce((sum, one) => sum + one, 0) / before.length;
  const variance = before.reduce((sum, one) => sum + (one - usual) ** 2, 0) / (before.length - 1);
  if (Math.max(usual, count / TIMES) < MIN_USUAL_COUNT) return null;
  if (Math.abs(count - usual) <= FAR * Math.sqrt(Math.max(variance, usual, 1))) return null;
  if (count >= TIMES * usual) return { direction: 'high', usual };
  return count * TIMES <= usual ? { direction: 'low', usual } : null;
}
