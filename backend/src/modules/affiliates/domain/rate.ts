import { percentage } from '@summit/pricing';

const BASIS_POINTS = 10_000;

/** Percent with at most two decimals; 0 where there is nothing to compare with (F-316, A-142). */
export const rate = (part: number, whole: number): number =>
  whole === 0 ? 0 : percentage(Math.round((part * BASIS_POINTS) / whole));
