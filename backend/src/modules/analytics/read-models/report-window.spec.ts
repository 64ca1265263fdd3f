import { pacificDay } from '@summit/rules';
import { addDays, mondayOf, reportWindow } from './report-window.js';

const at = (time: string) => Date.parse(time);

describe('reportWindow', () => {
  //
  it('counts calendar days in Pacific time, today included', () => {
    expect(reportWindow(at('2025-11-20T07:59:59.999Z'), 1)).toEqual({
      from: '2025-11-19',
      today: '2025-11-19',
      monday: '2025-11-17',
    });
    expect(reportWindow(at('2025-11-20T08:00:00Z'), 1)).toMatchObject({ from: '2025-11-20', today: '2025-11-20' });
    expect(reportWindow(at('2025-11-20T18:00:00Z'), 7).from).toBe('2025-11-14');
    expect(reportWindow(at('2025-11-20T18:00:00Z'), 30).from).toBe('2025-10-22');
  });

  it('is all time with 99999, and without a number', () => {
    expect(reportWindow(at('2025-11-20T18:00:00Z'), 99_999).from).toBe('-infinity');
    expect(reportWindow(at('2025-11-20T18:00:00Z')).from).toBe('-infinity');
    expect(reportWindow(at('2025-11-20T18:00:00Z'), 99_998).from).toBe('1752-02-08');
  });

  it('knows days of 23 and of 25 hours', () => {
    expect(pacificDay(at('2025-03-09T07:59:59Z'))).toBe('2025-03-08');
    expect(pacificDay(at('2025-03-10T06:59:59Z'))).toBe('2025-03-09');
    expect(pacificDay(at('2025-11-02T07:00:00Z'))).toBe('2025-11-02');
    expect(pacificDay(at('2025-11-03T07:59:59Z'))).toBe('2025-11-02');
    expect(addDays('2025-11-02', 1)).toBe('2025-11-03');
    expect(addDays('2025-03-09', -1)).toBe('2025-03-08');
  });

  it('begins weeks on Monday', () => {
    expect(mondayOf('2025-11-17')).toBe('2025-11-17');
    expect(mondayOf('2025-11-23')).toBe('2025-11-17');
    expect(mondayOf('2025-11-24')).toBe('2025-11-24');
  });
});
