import { newDates } from './new-dates.js';

const NOW = { firstDay: '2025-10-27', lastDay: '2025-10-31' };

describe('the dates of an edition that begins on another day', () => {
  it.each([
    {
      firstDay: '2026-03-09',
      lastDay: '2026-03-13',
      shiftDays: 133,
      dateLabel: '9–13 March 2026',
      cardDate: 'March 2026',
    },
    {
      firstDay: '2025-10-27',
      lastDay: '2025-10-31',
      shiftDays: 0,
      dateLabel: '27–31 October 2025',
      cardDate: 'October 2025',
    },
    {
      firstDay: '2026-09-28',
      lastDay: '2026-10-02',
      shiftDays: 336,
      dateLabel: '28 September – 2 October 2026',
      cardDate: 'September 2026',
    },
    {
      firstDay: '2026-12-28',
      lastDay: '2027-01-01',
      shiftDays: 427,
      dateLabel: '28 December 2026 – 1 January 2027',
      cardDate: 'December 2026',
    },
    {
      firstDay: '2024-02-26',
      lastDay: '2024-03-01',
      shiftDays: -609,
      dateLabel: '26 February – 1 March 2024',
      cardDate: 'February 2024',
    },
  ])('$firstDay: $dateLabel', (dates) => {
    expect(newDates(NOW, dates.firstDay)).toEqual(dates);
  });
});
