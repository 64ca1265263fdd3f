import { pacificDay, pacificDayInWords } from './pacific-day.js';

//
describe('the Pacific day of a moment', () => {
  it.each([
    ['2025-11-07T07:59:59Z', '2025-11-06', '6 November 2025'],
    ['2025-11-07T08:00:00Z', '2025-11-07', '7 November 2025'],
    // Daylight time: an hour earlier in UTC.
    ['2025-07-01T07:00:00Z', '2025-07-01', '1 July 2025'],
  ])('%s is in %s', (iso, day, words) => {
    expect([pacificDay(Date.parse(iso)), pacificDayInWords(Date.parse(iso))]).toEqual([day, words]);
  });
});
