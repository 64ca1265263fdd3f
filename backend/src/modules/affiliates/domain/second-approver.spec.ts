import { maySend, payoutApproval } from './second-approver.js';

const RULE = { fromCents: 100_000, actorId: 'ada' };

// C-020
describe('the second approver of a payout', () => {
  it.each([
    { named: 'below the amount', amountCents: 99_999, approvedBy: null, approval: 'not_needed', sends: true },
    { named: 'at the amount', amountCents: 100_000, approvedBy: null, approval: 'needed', sends: false },
    { named: 'approved by another owner', amountCents: 100_000, approvedBy: 'bea', approval: 'given', sends: true },
    { named: 'approved by oneself', amountCents: 250_000, approvedBy: 'ada', approval: 'given_by_you', sends: false },
  ] as const)('$named', ({ amountCents, approvedBy, approval, sends }) => {
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
