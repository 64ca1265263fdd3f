import { reminderTimes } from './text-reminders.js';

describe('reminderTimes', () => {
  it('reminds at half past seven Pacific on each of the five days', () => {
    expect(reminderTimes(0).map(({ day, sendAt }) => [day, new Date(sendAt).toISOString()])).toEqual([
      [1, '2025-10-27T14:30:00.000Z'],
      [2, '2025-10-28T14:30:00.000Z'],
      [3, '2025-10-29T14:30:00.000Z'],
      [4, '2025-10-30T14:30:00.000Z'],
      [5, '2025-10-31T14:30:00.000Z'],
    ]);
  });

  it('leaves out what is over', () => {
    expect(reminderTimes(Date.parse('2025-10-29T14:30:00Z')).map(({ day }) => day)).toEqual([4, 5]);
    expect(reminderTimes(Date.parse('2025-11-01T00:00:00Z'))).toEqual([]);
  });
});
