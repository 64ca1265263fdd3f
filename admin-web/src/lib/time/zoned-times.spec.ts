import { dateTimeIn, dayIn, inOneLine, timeAgo } from './zoned-times';

const PACIFIC = 'America/Los_Angeles';

describe('times in the back office', () => {
  it.each([
    ['2025-11-07T00:00:00.000Z', 'America/New_York', 'Nov 6, 2025, 7:00 PM EST', '4:00 PM PST'],
    ['2025-11-07T00:00:00.000Z', 'Europe/Berlin', 'Nov 7, 2025, 1:00 AM GMT+1', 'Nov 6, 4:00 PM PST'],
    ['2025-07-01T07:30:00.000Z', PACIFIC, 'Jul 1, 2025, 12:30 AM PDT', null],
    // Vancouver's clock is the Pacific one under another name.
    ['2025-11-07T00:00:00.000Z', 'America/Vancouver', 'Nov 6, 2025, 4:00 PM PST', null],
  ])('%s in %s is %s, Pacific %s', (iso, zone, own, pacific) => {
    expect(dateTimeIn(zone, iso)).toEqual({ own, pacific });
  });

  it('days name the Pacific one where it is another', () => {
    expect(inOneLine(dayIn('Europe/Berlin', '2025-11-07T07:59:00.000Z'))).toBe('Nov 7, 2025 (Nov 6 Pacific)');
    expect(inOneLine(dayIn('Europe/Berlin', '2025-11-07T20:00:00.000Z'))).toBe('Nov 7, 2025');
    expect(inOneLine(dayIn(PACIFIC, '2025-11-07T07:59:00.000Z'))).toBe('Nov 6, 2025');
  });

  it('are a dash where there is none', () => {
    expect([dayIn(PACIFIC, null), dateTimeIn(PACIFIC, 'soon')].map(inOneLine)).toEqual(['–', '–']);
  });

  it.each([
    ['2025-11-06T23:59:30.000Z', 'just now'],
    ['2025-11-06T23:01:00.000Z', '59 min ago'],
    ['2025-11-06T20:59:00.000Z', '3 h ago'],
    ['2025-11-06T00:00:01.000Z', '23 h ago'],
    ['2025-11-06T00:00:00.000Z', null],
    ['2025-11-07T00:00:01.000Z', null],
  ])('%s is %s at midnight', (iso, text) => {
    expect(timeAgo(iso, Date.parse('2025-11-07T00:00:00.000Z'))).toBe(text);
  });
});
