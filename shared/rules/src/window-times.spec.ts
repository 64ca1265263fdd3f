import { windowTimes, zonedTime } from './window-times.js';

/** 48 hours over the night in which Pacific and Eastern clocks go back (2 November 2025, 02:00). */
const OVER_THE_CHANGE = { start: Date.parse('2025-11-01T07:00:00Z'), end: Date.parse('2025-11-03T07:00:00Z') };
const DAY_1 = { start: Date.parse('2025-10-27T07:00:00Z'), end: Date.parse('2025-10-29T07:00:00Z') };

describe('windowTimes', () => {
  it('says Pacific time first, from midnight of the day (M-093, C-043)', () => {
    expect(windowTimes(DAY_1, null)).toEqual({
      pacific: {
        zoneName: 'Pacific Time',
        start: 'Mon, Oct 27, 2025, 12:00 AM PDT',
        end: 'Wed, Oct 29, 2025, 12:00 AM PDT',
      },
      viewer: null,
    });
  });

  it('ends an hour earlier by the clock where the clocks go back inside the window', () => {
    expect(windowTimes(OVER_THE_CHANGE, null).pacific).toEqual({
      zoneName: 'Pacific Time',
      start: 'Sat, Nov 1, 2025, 12:00 AM PDT',
      end: 'Sun, Nov 2, 2025, 11:00 PM PST',
    });
  });

  it.each([
    ['America/New_York', 'Eastern Time', 'Sat, Nov 1, 2025, 3:00 AM EDT', 'Mon, Nov 3, 2025, 2:00 AM EST'],
    ['Europe/London', 'United Kingdom Time', 'Sat, Nov 1, 2025, 7:00 AM GMT', 'Mon, Nov 3, 2025, 7:00 AM GMT'],
    [
      'Asia/Kolkata',
      'India Standard Time',
      'Sat, Nov 1, 2025, 12:30 PM GMT+5:30',
      'Mon, Nov 3, 2025, 12:30 PM GMT+5:30',
    ],
    [
      'Australia/Sydney',
      'Australian Eastern Time',
      'Sat, Nov 1, 2025, 6:00 PM GMT+11',
      'Mon, Nov 3, 2025, 6:00 PM GMT+11',
    ],
  ])('says the same window in %s and names the zone', (zone, zoneName, start, end) => {
    expect(windowTimes(OVER_THE_CHANGE, zone).viewer).toEqual({ zoneName, start, end });
  });

  it('says London in summer time before its own change of 26 October', () => {
    expect(zonedTime(Date.parse('2025-10-25T23:30:00Z'), 'Europe/London')).toBe('Sun, Oct 26, 2025, 12:30 AM GMT+1');
  });

  it.each(['America/Los_Angeles', 'America/Vancouver'])(
    'says nothing twice to a viewer in %s, whose clock is the Pacific one',
    (zone) => {
      expect(windowTimes(OVER_THE_CHANGE, zone).viewer).toBeNull();
    },
  );

  it('leaves out a zone that nobody knows', () => {
    expect(windowTimes(DAY_1, 'Mars/Olympus_Mons').viewer).toBeNull();
  });
});
