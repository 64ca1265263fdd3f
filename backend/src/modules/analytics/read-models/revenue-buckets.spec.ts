import { revenueBuckets } from './revenue-buckets.js';

const SALES = [
  { day: '2025-10-31', cents: 3_700, orders: 1 },
  { day: '2025-11-02', cents: -1_000, orders: 0 },
  { day: '2025-11-03', cents: 249_700, orders: 1 },
];

describe('revenueBuckets', () => {
  it('has a point for each day, also for those without sales', () => {
    expect(revenueBuckets(SALES, 'daily', { from: '2025-10-30', today: '2025-11-04' })).toEqual([
      { date: '2025-10-30', revenue: 0, orders: 0 },
      { date: '2025-10-31', revenue: 37, orders: 1 },
      { date: '2025-11-01', revenue: 0, orders: 0 },
      { date: '2025-11-02', revenue: -10, orders: 0 },
      { date: '2025-11-03', revenue: 2_497, orders: 1 },
      { date: '2025-11-04', revenue: 0, orders: 0 },
    ]);
  });

  it('begins with the first sale where the window has no beginning', () => {
    expect(revenueBuckets(SALES, 'weekly', { from: '-infinity', today: '2025-11-20' })).toEqual([
      { date: '2025-10-27', revenue: 27, orders: 1 },
      { date: '2025-11-03', revenue: 2_497, orders: 1 },
      { date: '2025-11-10', revenue: 0, orders: 0 },
      { date: '2025-11-17', revenue: 0, orders: 0 },
    ]);
  });

  it('names months by their first day', () => {
    const points = revenueBuckets(SALES, 'monthly', { from: '-infinity', today: '2026-01-31' });
    expect(points.map(({ date }) => date)).toEqual(['2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01']);
  });

  it('is empty where nothing was sold', () => {
    expect(revenueBuckets([], 'daily', { from: '2025-11-01', today: '2025-11-20' })).toEqual([]);
  });
});
