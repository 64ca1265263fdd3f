import { STATED_FIGURES } from './stated-figures.js';

describe('STATED_FIGURES', () => {
  it('name their source, and no figure twice', () => {
    for (const { source } of STATED_FIGURES) expect(source.length).toBeGreaterThan(3);
    const keys = STATED_FIGURES.map(({ unit, from, to = from }) => `${from}-${to} ${unit}`);
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    expect(twice).toEqual(['48-48 hours', '30-30 days']);
  });

  it('hold no amount of money: those come from the price book', () => {
    expect(STATED_FIGURES.filter(({ unit }) => unit === '$')).toEqual([]);
  });
});
