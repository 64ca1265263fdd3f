import { bucketLabel, bucketStart, tickLabel } from './bucket-label';

describe('names of revenue buckets', () => {
  const start = bucketStart('2025-11-03');

  it('say day, week or month', () => {
    expect(bucketLabel(start, 'daily')).toBe('Nov 3, 2025');
    expect(bucketLabel(start, 'weekly')).toBe('Week of Nov 3, 2025');
    expect(bucketLabel(bucketStart('2025-11-01'), 'monthly')).toBe('November 2025');
  });

  it('name the day that the server named, wherever the administrator is', () => {
    expect(tickLabel(start)).toBe('Nov 3');
    expect(start.toISOString()).toBe('2025-11-03T00:00:00.000Z');
  });
});
