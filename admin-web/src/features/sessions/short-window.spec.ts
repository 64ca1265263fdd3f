import { shortWindow, windowHeader } from './short-window';

describe('a window in a list', () => {
  const WINDOW = { start: '2025-11-01T07:00:00.000Z', end: '2025-11-03T07:30:00.000Z' };

  it.each([
    ['America/Los_Angeles', '11/1/25 12 AM – 11/2/25 11:30 PM'],
    ['Europe/Berlin', '11/1/25 8 AM – 11/3/25 8:30 AM'],
    ['Asia/Kolkata', '11/1/25 12:30 PM – 11/3/25 1 PM'],
  ])('is short, in %s', (zone, text) => {
    expect(shortWindow(WINDOW, zone)).toBe(text);
  });

  it.each([
    ['America/Los_Angeles', 'Window (Pacific Time)'],
    [null, 'Window (Pacific Time)'],
    ['Asia/Kolkata', 'Window (Pacific, India Standard Time)'],
    ['Europe/Berlin', 'Window (Pacific, Central European Time)'],
  ])('stands under the names of its zones, in %s', (zone, text) => {
    expect(windowHeader(zone, Date.parse(WINDOW.start))).toBe(text);
  });
});
