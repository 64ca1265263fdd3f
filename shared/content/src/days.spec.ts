import { DAYS, HOMEWORK_NOTE } from './days.js';

// C-050
describe('the five days', () => {
  it('carry the long titles as given (M-126)', () => {
    expect(DAYS.map(({ day, longTitle }) => [day, longTitle])).toEqual([
      [1, 'OPENING DAY'],
      [2, 'BUILD YOUR PRESENCE & LEAD FLOW'],
      [3, 'SYSTEMIZE & PRODUCTIZE'],
      [4, 'MONETIZE & AUTOMATE'],
      [5, 'LEGACY & LIFESTYLE'],
    ]);
  });

  it('carry the short titles of the landing page (F-060)', () => {
    expect(DAYS.map(({ shortTitle }) => shortTitle)).toEqual([
      'Opening Day',
      'Build Your Presence',
      'Systemize & Productize',
      'Monetize & Automate',
      'Legacy & Lifestyle',
    ]);
  });

  it('set the homework word for word (M-132 to M-136)', () => {
    expect(DAYS.map(({ homework }) => homework)).toEqual([
      'State your #1 90-day goal and personal why in one sentence.',
      'Draft a 2-3 line intro of value plus one visibility action this week.',
      'Name one recurring task to turn into a system, and the tool.',
      'Write a one-line offer (who you help plus the outcome) and the single step within 7 days.',
      'Describe your ideal workday and three weekly habits.',
    ]);
    expect(HOMEWORK_NOTE).toBe('I will read every email you send!');
  });

  it('have an intro paragraph of 40 to 90 words each (M-127)', () => {
    for (const { day, intro } of DAYS) {
      const words = intro.split(/\s+/).length;
      expect({ day, fits: words >= 40 && words <= 90 && !intro.includes('\n') }).toEqual({ day, fits: true });
    }
  });
});
