import { formatAgo, formatDate, formatDateTime } from './format-date';

const NOW = Date.parse('2025-11-07T00:00:00.000Z');

describe('dates', () => {
  it('are Pacific', () => {
    expect(formatDate('2025-11-07T07:59:00.000Z')).toBe('Nov 6, 2025');
    expect(formatDateTime('2025-11-07T00:00:00.000Z')).toBe('Nov 6, 2025, 4:00 PM');
  });

  it('show a dash where there is none', () => {
    expect([formatDate(null), formatDateTime('soon')]).toEqual(['–', '–']);
  });

  it.each([
    ['2025-11-06T23:59:30.000Z', 'just now'],
    ['2025-11-06T23:01:00.000Z', '59 min ago'],
    ['2025-11-06T20:59:00.000Z', '3 h ago'],
    ['2025-11-06T00:00:01.000Z', '23 h ago'],
    ['2025-11-06T00:00:00.000Z', 'Nov 5, 2025, 4:00 PM'],
    ['2025-11-07T00:00:01.000Z', 'Nov 6, 2025, 4:00 PM'],
  ])('of %s say %s', (iso, text) => {
    expect(formatAgo(iso, NOW)).toBe(text);
  });
});
