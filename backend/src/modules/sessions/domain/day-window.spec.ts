import { dayWindow } from './day-window.js';

describe('dayWindow', () => {
  it('is the window that most sessions of the day have', () => {
    const usual = { start: 100, end: 148 };
    expect(dayWindow([{ start: 100, end: 900 }, usual, { ...usual }])).toEqual(usual);
  });

  it('is the earliest of those that are as frequent', () => {
    expect(
      dayWindow([
        { start: 110, end: 148 },
        { start: 100, end: 148 },
      ]),
    ).toEqual({ start: 100, end: 148 });
  });

  it('is none for a day without sessions', () => {
    expect(dayWindow([])).toBeNull();
  });
});
