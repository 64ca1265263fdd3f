import { HOUR_MS } from '@summit/rules';
import { addMonths, timeSpan } from './time-span.js';

const at = (iso: string) => Date.parse(iso);

describe('a wish to move the clock', () => {
  it('adds up days, hours and minutes, given as numbers or as the texts of a form', () => {
    expect(timeSpan({ days: 1, hours: '2', minutes: '' }, 0)).toBe(26 * HOUR_MS);
    expect(timeSpan({ minutes: '1.5' }, 0)).toBe(90_000);
  });

  it('takes a month as the calendar does', () => {
    expect(timeSpan({ months: 1 }, at('2026-02-10T00:00:00Z'))).toBe(28 * 24 * HOUR_MS);
    expect(timeSpan({ months: '1' }, at('2026-03-10T00:00:00Z'))).toBe(31 * 24 * HOUR_MS);
  });

  it.each([
    ['2026-01-31T08:00:00Z', 1, '2026-02-28T08:00:00.000Z'],
    ['2028-01-31T08:00:00Z', 1, '2028-02-29T08:00:00.000Z'],
    ['2026-11-30T08:00:00Z', 3, '2027-02-28T08:00:00.000Z'],
    ['2026-05-31T08:00:00Z', 2, '2026-07-31T08:00:00.000Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(new Date(addMonths(at(from), months)).toISOString()).toBe(to);
  });

  it.each([
    [{}, 'Give months, days, hours or minutes'],
    [{ days: 0 }, 'Give months, days, hours or minutes'],
    [{ days: -1 }, 'days is a number that is not negative'],
    [{ hours: 'noon' }, 'hours is a number that is not negative'],
    [{ months: 0.5 }, 'months is a whole number'],
    [{ days: 5_000 }, 'ten years at most'],
  ])('is refused in words: %j', (wish, text) => {
    expect(timeSpan(wish, 0)).toContain(text);
  });
});
