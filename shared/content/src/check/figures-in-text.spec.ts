import { figuresIn, unknownFigures } from './figures-in-text.js';

const read = (text: string) =>
  figuresIn(text).map(({ unit, from, to }) => (from === to ? [unit, from] : [unit, from, to]));

describe('figuresIn', () => {
  it.each([
    [
      'VIP is $37, not $4,997 and not $18.50.',
      [
        ['$', 37],
        ['$', 4_997],
        ['$', 18.5],
      ],
    ],
    ['3 x $832.33', [['$', 832.33]]],
    ['$2B+ in sales', [['$', 2_000_000_000]]],
    [
      'Fees of 3 to 5% stay; 50% is yours, 0% interest.',
      [
        ['%', 3, 5],
        ['%', 50],
        ['%', 0],
      ],
    ],
    ['between 3 and 5% of it', [['%', 3, 5]]],
    ['PDF, 28.7 MB', [['MB', 28.7]]],
    ['a 7-day money-back guarantee', [['days', 7]]],
    ['the 48-hour windows', [['hours', 48]]],
    ['in 5 to 10 business days', [['business days', 5, 10]]],
    ['within 4 to 6 business hours', [['business hours', 4, 6]]],
    ['finished in 4–6 weeks', [['weeks', 4, 6]]],
    ['A 3-month plan', [['months', 3]]],
    [
      'Four coaching sessions, thirty minutes each',
      [
        ['sessions', 4],
        ['minutes', 30],
      ],
    ],
    ['together with 35 other sessions', [['sessions', 35]]],
    ['100+ Profitable Side Hustle Blueprints', [['blueprints', 100]]],
    ['500 Proven Super Prompts', [['prompts', 500]]],
    [
      '10 prompts in 24 hours',
      [
        ['prompts', 10],
        ['hours', 24],
      ],
    ],
    [
      '36 sessions by 31 speakers over five days',
      [
        ['sessions', 36],
        ['speakers', 31],
        ['days', 5],
      ],
    ],
    ['50+ speaker gifts', [['gifts', 50]]],
    ['Three monthly payments', [['payments', 3]]],
  ])('reads %s', (text, figures) => {
    expect(read(text)).toEqual(figures);
  });

  it.each([
    'Day 3',
    '27–31 October 2025',
    'one session',
    'page 12',
    '9 to 5 EST',
    'version 2.1.0',
    'a team of 4 people',
  ])('sees no figure of ours in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('says where a figure stands and how it is written', () => {
    expect(figuresIn('It takes 4 to 6 weeks.')).toEqual([
      { unit: 'weeks', from: 4, to: 6, shown: '4 to 6 weeks', at: 9 },
    ]);
  });
});

describe('unknownFigures', () => {
  const known = [
    { unit: '$', from: 37, source: 'F-125' },
    { unit: 'weeks', from: 4, to: 6, source: 'F-180' },
  ];

  it('finds nothing where all are known', () => {
    expect(unknownFigures('$37, then 4 to 6 weeks.', known)).toEqual([]);
  });

  it.each(['VIP costs $38.', 'It takes 4 to 5 weeks.', 'It takes 4 weeks.', 'A 37% discount'])(
    'finds the one in %s',
    (text) => {
      expect(unknownFigures(text, known)).toHaveLength(1);
    },
  );
});
