import { PAGES } from '@summit/contracts';
import { figuresIn } from '../check/figures-in-text.js';
import { STATED_FIGURES } from '../check/stated-figures.js';
import { IMPLEMENTATION_SPOTS } from '../copy-figures.js';
import { STATS } from '../landing.js';
import { PROOF_IDS, PROOF_ROWS, statRow } from './index.js';

/** Figures that texts may state and that the proof page leaves out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '8 days': 'the hold of VIP and a day, for affiliates who read their schedule',
  '3 days': 'the hold of Implementation and a day',
  '31 days': 'the hold of Done-For-You and a day',
  '7-90 days': 'acceptable use policy, its own source',
  '14 days': 'acceptable use policy, its own source',
  '60 days': 'cookie policy, its own source',
  '5 days': 'the calendar of the summit',
  '2 weeks': 'delivery policy, its own source',
  '3 months': 'three payments, see dfy.plan',
  '4-6 business hours': 'support, not about a product',
  '10 business days': 'the longer end of 5 to 10 business days',
  '2 business days': 'delivery policy, its own source',
  '0 %': 'see dfy.plan',
  '28.7 MB': 'announced sizes: the files say their own',
  '3.8 MB': 'announced sizes: the files say their own',
  '24.5 MB': 'announced sizes: the files say their own',
  '2.1 MB': 'member area',
  '1.8 MB': 'member area',
  '30 speakers': 'the other speakers of 31',
  '25 speakers': 'shown as 25+',
  '36 sessions': 'the recordings',
  '35 sessions': 'member area',
  '30 sessions': 'member area',
  '5 sessions': 'the workshop series, see gift.vip',
  '2 sessions': 'an example of the affiliate page',
  '10 sessions': 'a choice of the order card',
  '0-10 sessions': 'a choice of the order card',
  '500 prompts': 'shown as 500',
  '10 prompts': 'shown as 10 in 24 h',
  '100 blueprints': 'the title of a file',
  '2 bonuses': 'listed one by one',
  '3 bonuses': 'listed one by one',
  '2 downloads': 'listed one by one',
  '3 payments': 'see dfy.plan',
  '8 characters': 'passwords',
  '12 characters': 'passwords',
};

const nameOf = ({ unit, from, to = from }: { unit: string; from: number; to?: number }) =>
  `${from === to ? from : `${from}-${to}`} ${unit}`;

// C-001: what the site says can be looked up
describe('the rows of the proof page', () => {
  const covered = new Set(
    PROOF_IDS.flatMap((id) => figuresIn(`${PROOF_ROWS[id].says ?? ''}. ${PROOF_ROWS[id].how}`)).map(nameOf),
  );

  it('have one for every figure that texts may state, or a reason why not', () => {
    const open = STATED_FIGURES.map(nameOf).filter((name) => !covered.has(name) && !(name in LEFT_OUT));
    expect(open).toEqual([]);
  });

  it('leave nothing out that is shown, and nothing that no text may state', () => {
    const known = new Set(STATED_FIGURES.map(nameOf));
    expect(Object.keys(LEFT_OUT).filter((name) => !known.has(name) || covered.has(name))).toEqual([]);
  });

  it('name pages of the funnel', () => {
    for (const id of PROOF_IDS) for (const page of PROOF_ROWS[id].pages) expect(PAGES[page].app).toBe('funnel');
  });

  it('name a text what nobody counts', () => {
    expect(statRow(STATS[3]!)).toMatchObject({
      says: '$2B+',
      basis: 'text',
      source: expect.stringContaining('not counted'),
    });
    expect(PROOF_ROWS['offer.places.implementation']).toMatchObject({
      says: `${IMPLEMENTATION_SPOTS} people`,
      basis: 'text',
    });
    for (const id of PROOF_IDS) expect(PROOF_ROWS[id].basis === 'text').toBe(/not counted/.test(PROOF_ROWS[id].source));
  });
});
