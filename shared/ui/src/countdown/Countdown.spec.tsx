import { act, render, renderHook, screen } from '@testing-library/react';
import { Countdown } from './Countdown.js';
import { formatMinutes, remainingParts } from './format-remaining.js';
import { useRemaining } from './useRemaining.js';

describe('formatMinutes', () => {
  it.each([
    [900, '15:00'],
    [61, '01:01'],
    [0, '00:00'],
  ])('shows %i seconds as %s', (seconds, text) => {
    expect(formatMinutes(seconds)).toBe(text);
  });
});

describe('remainingParts', () => {
  it('splits seconds into whole days, hours and minutes', () => {
    expect(remainingParts(2 * 86_400 + 3 * 3600 + 4 * 60 + 59)).toEqual({ days: 2, hours: 3, minutes: 4 });
  });
});

describe('Countdown', () => {
  it('is a timer that reads its minutes and seconds when asked', () => {
    render(<Countdown seconds={872} label="Price held" />);
    expect(screen.getByRole('timer', { name: 'Price held: 14 minutes 32 seconds' })).toHaveTextContent('14:32');
  });

  it.each([
    [900, ''],
    [301, ''],
    [300, 'Price held: 5 minutes left'],
    [299, ''],
    [60, 'Price held: 1 minute left'],
    [0, 'Price held: time is up'],
  ])('at %i seconds says "%s" aloud', (seconds, text) => {
    render(<Countdown seconds={seconds} label="Price held" />);
    expect(screen.getByRole('status').textContent).toBe(text);
  });
});

describe('useRemaining', () => {
  const NOW = Date.parse('2025-11-20T10:00:00Z');
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  it('counts down every second and stops at 0', () => {
    const { result } = renderHook(() => useRemaining(NOW + 2000));
    expect(result.current).toBe(2);
    act(() => jest.advanceTimersByTime(1000));
    expect(result.current).toBe(1);
    act(() => jest.advanceTimersByTime(5000));
    expect(result.current).toBe(0);
  });

  it('follows the server clock when the visitor clock is wrong', () => {
    const { result } = renderHook(() => useRemaining(NOW + 900_000, 300_000));
    expect(result.current).toBe(600);
  });

  it('leaves no timer behind', () => {
    renderHook(() => useRemaining(NOW + 2000)).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
