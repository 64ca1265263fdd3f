import { dailySlot, monthlySlot, onceAMinute, slotAt } from './slots.js';

const ZONE = 'America/Los_Angeles';
const payouts = (now: string) =>
  monthlySlot(Date.parse(now), { day: 1, minutesAfterMidnight: 10, zone: ZONE }).toISOString();

describe('slotAt', () => {
  it('gives every process the same slot, whatever its delay', () => {
    const due = Date.parse('2025-11-20T18:05:00Z');
    expect(slotAt(due + 3_000, 3_600)).toEqual(slotAt(due + 57_000, 3_600));
    expect(slotAt(due, 3_600).toISOString()).toBe('2025-11-20T18:00:00.000Z');
  });
});

describe('dailySlot', () => {
  it.each([
    ['a second before it, yesterday counts', '2025-11-20T11:29:59Z', '2025-11-19T11:30:00.000Z'],
    ['at the minute, today counts (standard time)', '2025-11-20T11:30:00Z', '2025-11-20T11:30:00.000Z'],
    ['in summer time', '2025-07-31T12:00:00Z', '2025-07-31T10:30:00.000Z'],
    ['while it is the next day in UTC only', '2025-11-20T02:00:00Z', '2025-11-19T11:30:00.000Z'],
    ['on the day on which summer time begins', '2026-03-08T12:00:00Z', '2026-03-08T10:30:00.000Z'],
    ['on the day on which it ends', '2026-11-01T12:00:00Z', '2026-11-01T11:30:00.000Z'],
  ])('%s', (_name, now, slot) => {
    expect(dailySlot(Date.parse(now), { minutesAfterMidnight: 210, zone: ZONE }).toISOString()).toBe(slot);
  });
});

describe('monthlySlot', () => {
  it.each([
    ['a second before it, last month counts', '2025-12-01T08:09:59Z', '2025-11-01T07:10:00.000Z'],
    ['at the minute, this month counts (standard time)', '2025-12-01T08:10:00Z', '2025-12-01T08:10:00.000Z'],
    ['in summer time', '2025-07-31T12:00:00Z', '2025-07-01T07:10:00.000Z'],
    ['on the day on which summer time ends', '2026-11-01T07:10:00Z', '2026-11-01T07:10:00.000Z'],
    ['over the end of a year', '2026-01-01T08:09:00Z', '2025-12-01T08:10:00.000Z'],
    ['while it is the next month in UTC only', '2025-12-01T02:00:00Z', '2025-11-01T07:10:00.000Z'],
  ])('%s', (_name, now, slot) => {
    expect(payouts(now)).toBe(slot);
  });
});

describe('onceAMinute', () => {
  it('looks for a slot once in each minute, also where the clock is set back', () => {
    const asked: string[] = [];
    const sut = onceAMinute((now) => {
      asked.push(new Date(now).toISOString());
      return dailySlot(now, { minutesAfterMidnight: 210, zone: ZONE });
    });
    const at = (now: string) => sut(Date.parse(now)).toISOString();
    expect(['2025-11-20T11:29:58Z', '2025-11-20T11:29:59Z'].map(at)).toEqual([
      '2025-11-19T11:30:00.000Z',
      '2025-11-19T11:30:00.000Z',
    ]);
    expect(['2025-11-20T11:30:00Z', '2025-11-20T11:30:59Z', '2025-11-20T11:29:59Z'].map(at)).toEqual([
      '2025-11-20T11:30:00.000Z',
      '2025-11-20T11:30:00.000Z',
      '2025-11-19T11:30:00.000Z',
    ]);
    expect(asked).toEqual(['2025-11-20T11:29:58.000Z', '2025-11-20T11:30:00.000Z', '2025-11-20T11:29:59.000Z']);
  });
});
