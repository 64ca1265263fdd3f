import { render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useZone } from './useZone.js';
import { WindowTimes } from './WindowTimes.js';

const WINDOW = { start: '2025-11-01T07:00:00.000Z', end: '2025-11-03T07:00:00.000Z' };

describe('WindowTimes', () => {
  it.each([
    ['America/New_York', 'Eastern Time', 'Sat, Nov 1, 2025, 3:00 AM EDT to Mon, Nov 3, 2025, 2:00 AM EST'],
    ['Europe/London', 'United Kingdom Time', 'Sat, Nov 1, 2025, 7:00 AM GMT to Mon, Nov 3, 2025, 7:00 AM GMT'],
    [
      'Asia/Kolkata',
      'India Standard Time',
      'Sat, Nov 1, 2025, 12:30 PM GMT+5:30 to Mon, Nov 3, 2025, 12:30 PM GMT+5:30',
    ],
    [
      'Australia/Sydney',
      'Australian Eastern Time',
      'Sat, Nov 1, 2025, 6:00 PM GMT+11 to Mon, Nov 3, 2025, 6:00 PM GMT+11',
    ],
  ])('shows the window in Pacific time and in %s, each zone by its name', (zone, name, text) => {
    render(<WindowTimes {...WINDOW} zone={zone} />);
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    const definitions = screen.getAllByRole('definition').map((definition) => definition.textContent);
    expect(terms).toEqual(['Pacific Time', name]);
    expect(definitions).toEqual(['Sat, Nov 1, 2025, 12:00 AM PDT to Sun, Nov 2, 2025, 11:00 PM PST', text]);
  });

  it('shows one line to a viewer on Pacific time', () => {
    render(<WindowTimes {...WINDOW} zone="America/Los_Angeles" />);
    expect(screen.getAllByRole('term')).toHaveLength(1);
  });

  it('gives machines the exact times', () => {
    const { container } = render(<WindowTimes {...WINDOW} zone={null} />);
    const times = [...container.querySelectorAll('time')].map((time) => time.dateTime);
    expect(times).toEqual([WINDOW.start, WINDOW.end]);
  });
});

describe('useZone', () => {
  it('is the zone of the browser', () => {
    expect(renderHook(() => useZone()).result.current).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('is unknown in HTML that is rendered ahead', () => {
    const Zone = () => <p>{useZone() ?? 'unknown'}</p>;
    expect(renderToString(<Zone />)).toBe('<p>unknown</p>');
  });
});
