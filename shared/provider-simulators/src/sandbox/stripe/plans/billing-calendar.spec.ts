import { addMonths, durationEnd, periodBoundary } from './billing-calendar.js';

const at = (iso: string) => Date.parse(iso) / 1000;
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
const MONTH = { interval: 'month', interval_count: 1 } as const;

describe('billing dates', () => {
  it.each([
    ['2025-10-31', ['2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31']],
    ['2026-01-30', ['2026-02-28', '2026-03-30', '2026-04-30']],
    ['2028-01-31', ['2028-02-29', '2028-03-31']],
    ['2025-11-15', ['2025-12-15', '2026-01-15']],
  ])('of a plan begun on %s are clamped to the month and never drift', (start, dates) => {
    const anchor = at(`${start}T18:30:00Z`);
    expect(dates.map((_date, index) => day(periodBoundary(anchor, MONTH, index + 1)))).toEqual(dates);
  });

  it('keep the time of the day, also over the end of daylight saving time', () => {
    expect(addMonths(at('2025-10-15T23:59:59Z'), 1)).toBe(at('2025-11-15T23:59:59Z'));
  });

  it('count days, weeks and years as well', () => {
    const anchor = at('2024-02-29T00:00:00Z');
    expect(day(periodBoundary(anchor, { interval: 'day', interval_count: 3 }, 2))).toBe('2024-03-06');
    expect(day(periodBoundary(anchor, { interval: 'week', interval_count: 2 }, 1))).toBe('2024-03-14');
    expect(day(periodBoundary(anchor, { interval: 'year', interval_count: 1 }, 1))).toBe('2025-02-28');
  });
});

describe('the end of a phase', () => {
  it('falls on a billing date, even where the phase begins on a clamped one', () => {
    const anchor = at('2026-01-31T12:00:00Z');
    const clamped = at('2026-02-28T12:00:00Z');
    expect(day(durationEnd(anchor, clamped, { interval: 'month', interval_count: 2 }))).toBe('2026-04-30');
  });

  it('is counted from the phase where that does not begin on a billing date', () => {
    const anchor = at('2026-01-31T12:00:00Z');
    expect(day(durationEnd(anchor, at('2026-02-10T12:00:00Z'), MONTH))).toBe('2026-03-10');
  });
});
