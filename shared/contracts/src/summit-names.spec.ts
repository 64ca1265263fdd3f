import { summitEdition } from './summit-names.js';

//
describe('summitEdition', () => {
  it.each(['business_growth_summit_2024', 'business-growth-scale', 'summit1', '1'])(
    'knows edition 1 as %s (C-039)',
    (name) => {
      expect(summitEdition(name)?.number).toBe(1);
    },
  );

  it.each(['passive_income_summit_2024', 'passive-income', 'summit2', '2'])('knows edition 2 as %s', (name) => {
    expect(summitEdition(name)?.number).toBe(2);
  });

  it.each(['', 'all', 'summit3', 'passive_income_summit_2025'])('has no edition for "%s"', (name) => {
    expect(summitEdition(name)).toBeNull();
  });
});
