const GREAT_FROM = 4.5;
const GOOD_FROM = 4;
const FAIR_FROM = 3;

export type RatingTone = 'great' | 'good' | 'fair' | 'poor';

/** Thresholds of a speaker's average. */
export function ratingTone(average: number): RatingTone {
  if (average >= GREAT_FROM) return 'great';
  if (average >= GOOD_FROM) return 'good';
  return average >= FAIR_FROM ? 'fair' : 'poor';
}
