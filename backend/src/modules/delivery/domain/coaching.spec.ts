import { coachingWords } from './coaching-words.js';
import { dateFaultOf, isForOwners, lastCompletion, sessionsOf } from './coaching.js';

describe('the coaching sessions of an order', () => {
  it('come with the package first, and then what was bought on top', () => {
    expect(sessionsOf({ product: 'implementation', bought: 2 })).toEqual([
      { number: 1, kind: 'included' },
      { number: 2, kind: 'purchased' },
      { number: 3, kind: 'purchased' },
    ]);
    expect(sessionsOf({ product: 'dfy', bought: 0 })).toHaveLength(4);
    expect(sessionsOf({ product: 'dfy', bought: 10 })).toHaveLength(14);
    expect(sessionsOf({ product: 'vip', bought: 0 })).toEqual([]);
  });

  it.each([
    ['implementation', 0, '1 session of 30 minutes, included'],
    ['implementation', 1, '2 sessions of 30 minutes: 1 included, 1 extra'],
    ['dfy', 0, '4 sessions, included'],
    ['dfy', 2, '6 sessions: 4 included, 2 extra'],
  ] as const)('reads for %s with %i extra: %s', (product, bought, words) => {
    expect(coachingWords({ product, bought })).toBe(words);
  });
});

describe('lastCompletion', () => {
  it.each([
    ['is none without sessions', [], null],
    ['is none while one is open', [5, null, 7], null],
    ['is the latest date, whatever the order', [7, 9, 5], 9],
  ])('%s', (_label, completions, last) => {
    expect(lastCompletion(completions)).toBe(last);
  });
});

describe('dateFaultOf', () => {
  // The evening of November 20 in California.
  const times = { orderedAt: Date.parse('2025-11-21T05:00:00Z'), now: Date.parse('2025-12-01T18:00:00Z') };

  it.each([
    ['2025-12-01T18:00:00Z', null],
    ['2025-12-01T18:00:01Z', 'in_the_future'],
    ['2025-11-20T08:00:00Z', null],
    ['2025-11-20T07:59:59Z', 'before_the_order'],
    ['1999-01-01T00:00:00Z', 'before_the_order'],
    // A year with a digit missing or in the wrong place.
    ['0205-11-20T20:00:00Z', 'before_the_order'],
    ['0025-11-20T20:00:00Z', 'before_the_order'],
  ])('of %s is %s (C-020)', (heldAt, fault) => {
    expect(dateFaultOf(Date.parse(heldAt), times)).toBe(fault);
  });
});

it('leaves dates of more than three days ago to owners', () => {
  const now = Date.parse('2025-12-01T18:00:00Z');
  expect(isForOwners(Date.parse('2025-11-28T18:00:00Z'), now)).toBe(false);
  expect(isForOwners(Date.parse('2025-11-28T17:59:59Z'), now)).toBe(true);
});
