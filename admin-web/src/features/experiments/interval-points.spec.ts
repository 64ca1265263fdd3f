import type { ExperimentLook } from '@summit/contracts';
import { placedIntervals } from './interval-points';

const arm = { visitors: 0, registrations: 0, net_cents: 0 };
const look = (day: string, registrations: ExperimentLook['registrations']): ExperimentLook => ({
  day,
  arms: { A: arm, B: arm },
  registrations,
  revenue: null,
});

describe('the picture of the intervals', () => {
  it('has zero in the middle, room for the widest, and no place for days without one', () => {
    const { points, zero, reach } = placedIntervals(
      [
        look('2025-11-20', null),
        look('2025-11-21', { difference: 0.01, low: -0.02, high: 0.04 }),
        look('2025-11-22', { difference: 0.02, low: 0, high: 0.04 }),
      ],
      'registrations',
      { width: 100, height: 80 },
    );
    expect([zero, reach]).toEqual([40, 0.04]);
    expect(points).toEqual([
      { day: '2025-11-21', x: 25, high: 0, low: 60, middle: 30 },
      { day: '2025-11-22', x: 75, high: 0, low: 40, middle: 20 },
    ]);
  });

  it('is empty without an interval', () => {
    expect(placedIntervals([look('2025-11-20', null)], 'revenue', { width: 1, height: 2 }).points).toEqual([]);
  });
});
