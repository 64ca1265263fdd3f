import { HOUR_MS } from '@summit/rules';
import { dayAfter, dueReminders, reminderPlan, type RemindedDay, type Reminder } from './reminder-plan.js';

const FIRST = Date.parse('2025-10-27T07:00:00Z');
const day = (number: 1 | 2 | 3, start = FIRST + (number - 1) * 24 * HOUR_MS): RemindedDay => ({
  day: number,
  window: { start, end: start + 48 * HOUR_MS },
  apart: [],
});
const DAYS = [day(1), day(2), day(3)];
const told = ({ key, due, late }: Reminder) => [key, new Date(due).toISOString(), new Date(late).toISOString()];

describe('reminderPlan', () => {
  it('announces the first day a day and an hour before, at its opening and before its end (X-007)', () => {
    expect(
      reminderPlan(DAYS)
        .filter((reminder) => reminder.day === 1)
        .map(told),
    ).toEqual([
      ['day-1/2025-10-27/tomorrow', '2025-10-26T07:00:00.000Z', '2025-10-27T06:00:00.000Z'],
      ['day-1/2025-10-27/soon', '2025-10-27T06:00:00.000Z', '2025-10-27T07:00:00.000Z'],
      ['day-1/2025-10-27/open', '2025-10-27T07:00:00.000Z', '2025-10-27T19:00:00.000Z'],
      ['day-1/2025-10-27/closing', '2025-10-29T01:00:00.000Z', '2025-10-29T07:00:00.000Z'],
      ['day-1/2025-10-27/text_morning', '2025-10-27T14:30:00.000Z', '2025-10-28T07:00:00.000Z'],
      ['day-1/2025-10-27/text_closing', '2025-10-28T23:00:00.000Z', '2025-10-29T03:00:00.000Z'],
    ]);
  });

  it('announces a day in the mail of the day before, where that opens the Pacific day before', () => {
    const kinds = (days: RemindedDay[]) => reminderPlan(days).map(({ kind, day: of }) => `${kind} ${of}`);
    expect(kinds(DAYS)).not.toContain('tomorrow 2');
    expect(dayAfter(DAYS[0]!, DAYS)).toBe(DAYS[1]);
    expect(dayAfter(DAYS[2]!, DAYS)).toBeNull();
    const movedByHours = [day(1), day(2, FIRST + 30 * HOUR_MS)];
    expect(kinds(movedByHours)).not.toContain('tomorrow 2');
    expect(dayAfter(movedByHours[0]!, movedByHours)).toBe(movedByHours[1]);
    const aDayLater = [day(1), day(2, FIRST + 48 * HOUR_MS)];
    expect(kinds(aDayLater)).toContain('tomorrow 2');
    expect(dayAfter(aDayLater[0]!, aDayLater)).toBeNull();
  });

  it.each([
    ['longer', '2025-11-02T07:00:00Z', '2025-11-03T08:00:00Z'],
    ['shorter', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'],
  ])('announces a day in the mail of the day before, also where a clock makes that %s', (_how, first, second) => {
    const days = [day(1, Date.parse(first)), day(2, Date.parse(second))];
    expect(dayAfter(days[0]!, days)).toBe(days[1]);
    expect(reminderPlan(days).map(({ kind, day: of }) => `${kind} ${of}`)).not.toContain('tomorrow 2');
  });

  it('announces a day anew that is moved to another date, and not one that is moved by minutes', () => {
    const keys = (start: number) => reminderPlan([day(1, start)]).map(({ key }) => key);
    expect(keys(FIRST + 5 * 60_000)).toEqual(keys(FIRST));
    expect(keys(FIRST + 48 * HOUR_MS)[1]).toBe('day-1/2025-10-29/soon');
  });

  it('announces a session that opens apart from its day an hour before', () => {
    const window = { start: FIRST + 100 * HOUR_MS, end: FIRST + 148 * HOUR_MS };
    const plan = reminderPlan([{ ...day(1), apart: [{ id: 's-1', window }] }]);
    expect(plan.filter(({ kind }) => kind === 'session')).toEqual([
      {
        key: 'session-s-1/2025-10-31',
        kind: 'session',
        day: 1,
        sessionId: 's-1',
        due: FIRST + 99 * HOUR_MS,
        late: FIRST + 100 * HOUR_MS,
      },
    ]);
  });

  it('speaks of the last hours of a window only after it has opened', () => {
    const short = (hours: number) => {
      const window = { start: FIRST, end: FIRST + hours * HOUR_MS };
      return reminderPlan([{ day: 1, window, apart: [] }]).filter(({ due, late }) => due < late);
    };
    for (const hours of [1, 5, 6, 7, 8, 48])
      for (const { kind, due } of short(hours))
        if (/closing/.test(kind)) expect([hours, kind, due > FIRST]).toEqual([hours, kind, true]);
    expect(short(5).map(({ kind }) => kind)).toEqual(['tomorrow', 'soon', 'open']);
    expect(dueReminders(short(5), FIRST + HOUR_MS).map(({ kind }) => kind)).toEqual(['open']);
  });

  it('lets no phone ring between nine in the evening and eight in the morning in New York', () => {
    const hours = reminderPlan(DAYS)
      .filter(({ kind }) => kind.startsWith('text'))
      .map(({ due }) =>
        Number(
          new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hourCycle: 'h23', hour: 'numeric' }).format(
            due,
          ),
        ),
      );
    for (const hour of hours) expect(hour >= 8 && hour < 21).toBe(true);
  });
});

describe('dueReminders', () => {
  const plan = reminderPlan(DAYS);
  const dueAt = (time: string) => dueReminders(plan, Date.parse(time)).map(({ key }) => key);

  it.each([
    ['2025-10-27T05:59:59Z', ['day-1/2025-10-27/tomorrow']],
    ['2025-10-27T06:00:00Z', ['day-1/2025-10-27/soon']],
    ['2025-10-27T07:00:00Z', ['day-1/2025-10-27/open']],
    [
      '2025-10-29T01:00:00Z',
      ['day-2/2025-10-28/text_morning', 'day-1/2025-10-27/text_closing', 'day-1/2025-10-27/closing'],
    ],
  ])('at %s sends %j', (time, keys) => {
    expect(dueAt(time)).toEqual(keys);
  });

  it('sends nothing late: a process that comes back after the summit stays silent', () => {
    expect(dueAt('2025-11-20T00:00:00Z')).toEqual([]);
  });
});
