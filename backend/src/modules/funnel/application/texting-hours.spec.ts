import { nextTextingTime } from './texting-hours.js';

const next = (country: string, now: string): string | null => {
  const time = nextTextingTime(country, Date.parse(now));
  return time === null ? null : new Date(time).toISOString();
};

describe('nextTextingTime', () => {
  it.each([
    ['US', '2025-10-27T18:00:00Z'],
    ['US', '2025-10-28T23:00:00Z'],
    ['CA', '2025-10-28T23:00:00Z'],
    ['GB', '2025-10-27T14:30:00Z'],
    ['AU', '2025-10-28T00:00:00Z'],
  ])('is at once where it is day in all of %s at %s', (country, now) => {
    expect(nextTextingTime(country, Date.parse(now))).toBe(Date.parse(now));
  });

  it.each([
    ['US', '2025-10-27T14:30:00Z', '2025-10-27T18:00:00.000Z', 'eight in Hawaii'],
    ['CA', '2025-10-27T14:30:00Z', '2025-10-27T15:00:00.000Z', 'eight in Vancouver'],
    ['AU', '2025-10-27T14:30:00Z', '2025-10-28T00:00:00.000Z', 'eight in Perth'],
    ['NZ', '2025-10-27T14:30:00Z', '2025-10-27T19:00:00.000Z', 'eight in Auckland'],
    ['GB', '2025-10-29T00:00:00Z', '2025-10-29T08:00:00.000Z', 'eight in London'],
    ['IE', '2025-10-28T21:00:00Z', '2025-10-29T08:00:00.000Z', 'the morning after nine in the evening'],
  ])('in %s at %s is %s: %s', (country, now, expected) => {
    expect(next(country, now)).toBe(expected);
  });

  it('knows none for what is no country', () => {
    expect(next('ZZ', '2025-10-27T14:30:00Z')).toBeNull();
  });
});
