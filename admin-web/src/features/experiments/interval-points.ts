import type { ExperimentInterval, ExperimentLook, ExperimentMeasure } from '@summit/contracts';

export interface PlacedInterval {
  day: string;
  x: number;
  /** Downwards, as SVG counts. */
  high: number;
  low: number;
  middle: number;
}

export interface PlacedIntervals {
  points: PlacedInterval[];
  zero: number;
  /** The largest distance from zero that fits. */
  reach: number;
}

/** Where the intervals of a measure stand in a picture of this size: zero in the middle, one place for each look. */
export function placedIntervals(
  looks: readonly ExperimentLook[],
  measure: ExperimentMeasure,
  { width, height }: { width: number; height: number },
): PlacedIntervals {
  const shown = looks.flatMap((look) => {
    const interval: ExperimentInterval | null = look[measure];
    return interval ? [{ day: look.day, ...interval }] : [];
  });
  const reach = Math.max(...shown.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]), Number.MIN_VALUE);
  const y = (value: number) => (height / 2) * (1 - value / reach);
  return {
    points: shown.map(({ day, low, high, difference }, i) => ({
      day,
      x: (width * (i + 0.5)) / shown.length,
      high: y(high),
      low: y(low),
      middle: y(difference),
    })),
    zero: height / 2,
    reach,
  };
}
