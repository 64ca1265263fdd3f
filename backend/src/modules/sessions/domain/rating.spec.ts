import { decisionOn, stateAfterRating, type RatingState, type RatingText } from './rating.js';

const TEXT: RatingText = { stars: 5, userName: 'Noor', comment: 'Clear', takeaways: null };
const PENDING: RatingState = { status: 'pending', displayPublicly: false, reviewedBy: null };
const APPROVED: RatingState = { status: 'approved', displayPublicly: true, reviewedBy: 'office@summit.test' };
const REJECTED: RatingState = { status: 'rejected', displayPublicly: false, reviewedBy: 'office@summit.test' };

// M-118
describe('stateAfterRating', () => {
  it('waits for a decision the first time', () => {
    expect(stateAfterRating(null, TEXT)).toEqual(PENDING);
  });

  it.each([PENDING, APPROVED, REJECTED])('keeps %p for the same words with other stars', (state) => {
    expect(stateAfterRating({ ...TEXT, ...state }, { ...TEXT, stars: 1 })).toEqual(state);
  });

  it.each([{ userName: 'Nora' }, { comment: null }, { comment: 'Clear!' }, { takeaways: 'One' }])(
    'waits again for new words: %p',
    (change) => {
      for (const state of [APPROVED, REJECTED])
        expect(stateAfterRating({ ...TEXT, ...state }, { ...TEXT, ...change })).toEqual(PENDING);
    },
  );
});

describe('decisionOn', () => {
  it('decides once, repeats nothing, hides what was approved and shows nothing that was rejected (A-164)', () => {
    expect(decisionOn('pending', 'approved')).toBe('decide');
    expect(decisionOn('approved', 'approved')).toBe('same');
    expect(decisionOn('approved', 'rejected')).toBe('decide');
    expect(decisionOn('rejected', 'approved')).toBe('conflict');
  });
});
