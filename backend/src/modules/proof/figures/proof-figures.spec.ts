import { PROOF_IDS } from '@summit/content/proof';
import type { ProofFacts } from '../read-models/proof-facts.read-model.js';
import { compared } from './proof-value.js';
import { proofFigures } from './proof-figures.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const FACTS: ProofFacts = {
  registered: 1_234,
  recordings: 36,
  prompts: 500,
  gifts: 52,
  speakers: 31,
  quotes: 10,
  stats: [{ value: '$2B+', label: 'in sales across their businesses' }],
  promptsADay: 10,
  fileSizes: { 'free-signup-bonus-1': 2_100_000, 'free-signup-bonus-2': null, 'vip-upgrade-bonus': 900_000 },
  places: { implementation: null, dfy: null },
};
const figure = (id: string, facts: Partial<ProofFacts> = {}) =>
  proofFigures({ ...FACTS, ...facts }, NOW).find((one) => one.id === id);

describe('what the site says, beside what is so', () => {
  it('agrees in every figure of a new installation (C-001)', () => {
    const all = proofFigures(FACTS, NOW);
    expect(all).toHaveLength(PROOF_IDS.length + 1);
    expect(all.filter(({ agrees }) => agrees === false)).toEqual([]);
    expect(all.filter(({ shown, paths }) => shown === null && paths.length > 0).map(({ id }) => id)).toEqual([
      'file.free-signup-bonus-2',
    ]);
  });

  it.each([
    ['36 recordings', 36, true],
    ['36 recordings', 35, false],
    ['25+', 31, true],
    ['25+', 24, false],
    ['1,234 people', 1_234, true],
  ])('compares %s with %d', (shown, value, agrees) => {
    expect(compared(shown, value).agrees).toBe(agrees);
  });

  it('shows no number of registrants below the threshold of the page (F-069)', () => {
    expect(figure('people.registered')).toMatchObject({ shown: '1,234', value: 1_234 });
    expect(figure('people.registered', { registered: 99 })).toMatchObject({ shown: null, value: 99 });
  });

  it('knows the offer window and what a price becomes after it (F-197, C-013)', () => {
    expect(figure('offer.window')).toMatchObject({ shown: '15 minutes', value: 900, unit: 'seconds', agrees: true });
    expect(figure('implementation.early')?.rule).toBe('When the offer window of a buyer is over, it is $197.');
  });

  it('tells places that are words from places that orders are stopped at (C-017)', () => {
    expect(figure('offer.places.dfy')).toMatchObject({ shown: '20 spots', value: null, agrees: null, basis: 'text' });
    const places = { implementation: null, dfy: { limit: 25, held: 3, paying: 1 } };
    expect(figure('offer.places.dfy', { places })).toMatchObject({ value: 21, agrees: false, basis: 'setting' });
  });

  it('says so when the operator changed what a page states', () => {
    expect(figure('terms.prompts_a_day', { promptsADay: 25 })).toMatchObject({ shown: '10 in 24 h', agrees: false });
  });
});
