import { firstDay } from './first-day.js';

describe('firstDay', () => {
  it.each([
    ['2025-11-20T18:00:00Z', 1, '2025-11-20'],
    ['2025-11-20T07:59:59Z', 1, '2025-11-19'],
    ['2025-11-20T08:00:00Z', 1, '2025-11-20'],
    ['2025-11-20T18:00:00Z', 7, '2025-11-14'],
    ['2025-11-03T18:00:00Z', 3, '2025-11-01'],
    ['2026-03-10T18:00:00Z', 30, '2026-02-09'],
  ])('counts Pacific calendar days: at %s the last %d begin on %s (C-100)', (now, days, day) => {
    expect(firstDay(Date.parse(now), days)).toBe(day);
  });

  it('has no beginning for all time (A-044)', () => {
    expect(firstDay(0)).toBe('-infinity');
    expect(firstDay(0, 99_999)).toBe('-infinity');
  });
});
