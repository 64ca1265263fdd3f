import { publicWindow } from './public-window.js';

const isoOf = ({ start, end }: { start: number; end: number }) => [
  new Date(start).toISOString(),
  new Date(end).toISOString(),
];
const BY_RULE = { start: null, end: null };

// C-046, M-093
describe('publicWindow', () => {
  it('opens at midnight Pacific of its day, for 48 hours', () => {
    expect(isoOf(publicWindow({ firstDay: '2025-10-27', day: 1 }, BY_RULE))).toEqual([
      '2025-10-27T07:00:00.000Z',
      '2025-10-29T07:00:00.000Z',
    ]);
    expect(isoOf(publicWindow({ firstDay: '2025-10-27', day: 5 }, BY_RULE))).toEqual([
      '2025-10-31T07:00:00.000Z',
      '2025-11-02T07:00:00.000Z',
    ]);
  });

  it('opens at midnight and lasts 48 hours in the week in which clocks change', () => {
    expect(isoOf(publicWindow({ firstDay: '2025-11-01', day: 2 }, BY_RULE))).toEqual([
      '2025-11-02T07:00:00.000Z',
      '2025-11-04T07:00:00.000Z',
    ]);
    expect(isoOf(publicWindow({ firstDay: '2025-11-01', day: 3 }, BY_RULE))[0]).toBe('2025-11-03T08:00:00.000Z');
  });

  it('fills in only what is missing', () => {
    const start = Date.parse('2025-12-01T20:00:00Z');
    const end = Date.parse('2025-10-28T00:00:00Z');
    expect(publicWindow({ firstDay: '2025-10-27', day: 1 }, { start, end: null })).toEqual({
      start,
      end: start + 172_800_000,
    });
    expect(isoOf(publicWindow({ firstDay: '2025-10-27', day: 1 }, { start: null, end }))).toEqual([
      '2025-10-27T07:00:00.000Z',
      '2025-10-28T00:00:00.000Z',
    ]);
  });
});
