import { maySend, payoutApproval } from './second-approver.js';

const RULE = { fromCents: 100_000, actorId: 'ada' };

// C-020
describe('the second approver of a payout', () => {
  it.each([
    ['below the amount', 99_999, null, 'not_needed', true],
    ['at the amount', 100_000, null, 'needed', false],
    ['approved by another owner', 100_000, 'bea', 'given', true],
    ['approved by oneself', 250_000, 'ada', 'given_by_you', false],
  ] as const)('%s', (_case, amountCents, approvedBy, approval, sends) => {
    expect(payoutApproval({ amountCents, approvedBy }, RULE)).toBe(approval);
    expect(maySend(approval)).toBe(sends);
  });

  it('is never needed where no amount is set', () => {
    expect(payoutApproval({ amountCents: 9_999_999, approvedBy: null }, { ...RULE, fromCents: null })).toBe(
      'not_needed',
    );
  });

  it('is somebody else for an operator on the server', () => {
    expect(payoutApproval({ amountCents: 100_000, approvedBy: 'ada' }, { ...RULE, actorId: null })).toBe('given');
  });
});
