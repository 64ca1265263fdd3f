import { summitDayAt } from './summit-day';

describe('summitDayAt', () => {
  it.each([
    ['2025-10-27T07:00:00Z', 1],
    ['2025-10-28T06:59:59Z', 1],
    ['2025-10-28T07:00:00Z', 2],
    ['2025-10-31T12:00:00Z', 5],
  ])('at %s the open day is %i, counted from midnight Pacific', (at, day) => {
    expect(summitDayAt(Date.parse(at))).toBe(day);
  });

  it('stays within 1 and 5 before and after the week', () => {
    expect(summitDayAt(Date.parse('2025-01-01'))).toBe(1);
    expect(summitDayAt(Date.parse('2025-11-01T20:00:00Z'))).toBe(5);
  });
});
