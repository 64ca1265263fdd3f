import { DAY_MS, pacificDay } from '@summit/rules';
import { daysOf, spanToRead, type ReadingProgress } from './span-to-read.js';

const NOW = Date.parse('2025-11-20T20:00:00Z');
const known = (more: Partial<ReadingProgress> = {}): ReadingProgress => ({
  now: NOW,
  firstBookedAt: NOW - 90 * DAY_MS,
  readUntil: NOW - 2 * DAY_MS,
  oldestOpenAt: null,
  ...more,
});
const span = (more: Partial<ReadingProgress> = {}) => {
  const found = spanToRead(known(more));
  return found && [pacificDay(found.from), pacificDay(found.until - 1)];
};

describe('the days that are compared', () => {
  it('are the last 35 whose books are final', () => {
    expect(span()).toEqual(['2025-10-15', '2025-11-18']);
  });

  it.each<[string, Partial<ReadingProgress>, string]>([
    ['begin with our first money the first time', { readUntil: null }, '2025-08-22'],
    ['begin where the last run ended', { readUntil: Date.parse('2025-09-10T08:00:00Z') }, '2025-09-10'],
    [
      'begin with the oldest difference that is open',
      { oldestOpenAt: Date.parse('2025-09-01T12:00:00Z') },
      '2025-09-01',
    ],
    ['never begin before our first money', { firstBookedAt: Date.parse('2025-11-10T20:00:00Z') }, '2025-11-10'],
  ])('%s', (_, more, from) => {
    expect(span(more)).toEqual([from, '2025-11-18']);
  });

  it('are none before there is money whose books are final', () => {
    expect(span({ firstBookedAt: null })).toBeNull();
    expect(span({ firstBookedAt: NOW - DAY_MS, readUntil: null })).toBeNull();
  });

  it('are Pacific ones, of 25 hours where the clocks go back', () => {
    const days = daysOf({ from: Date.parse('2025-11-01T07:00:00Z'), until: Date.parse('2025-11-04T08:00:00Z') });
    expect(days.map(({ from, until }) => (until - from) / DAY_MS)).toEqual([1, 25 / 24, 1]);
  });
});
