import { SUMMITS } from './summits.js';

describe('the summit editions (C-039, C-040)', () => {
  it('carry the four names of the documents', () => {
    expect(SUMMITS.map(({ key, filterSlug, number, title }) => [key, filterSlug, number, title])).toEqual([
      ['business_growth_summit_2024', 'business-growth-scale', 1, 'Business Growth'],
      ['passive_income_summit_2024', 'passive-income', 2, 'Passive Income'],
    ]);
  });

  it('word their dashboard cards as the document does', () => {
    expect(
      SUMMITS.map(({ cardDate, dayCount, cardSessions }) => `${cardDate}, ${dayCount} days, ${cardSessions}`),
    ).toEqual(['July 2024, 5 days, 30+ sessions', 'October 2024, 5 days, 35+ sessions']);
  });

  it('last five days each; the passive income edition ran 27 to 31 October 2025 (F-066)', () => {
    for (const { firstDay, lastDay } of SUMMITS) {
      expect(Date.parse(lastDay) - Date.parse(firstDay)).toBe(4 * 86_400_000);
    }
    expect([SUMMITS[1].firstDay, SUMMITS[1].lastDay]).toEqual(['2025-10-27', '2025-10-31']);
    expect(SUMMITS[0].firstDay.startsWith('2024-07-')).toBe(true);
  });
});
