import { month, payment, refunds } from '../../../../../test/builders/settlement-facts.js';
import { refundProgress } from './refund-progress.js';

describe('how far the refunds of a payment have come', () => {
  it('counts what is back and what is on its way, and what failed apart', () => {
    const seen = refunds(
      { amountCents: 1_000 },
      { amountCents: 200, state: 'pending' },
      { amountCents: 30, state: 'failed' },
      { amountCents: 4, state: 'failed' },
      { amountCents: 4, state: 'failed' },
    );
    expect(refundProgress([seen])).toEqual({ underWayCents: 1_200, pending: true, failed: 3 });
  });

  it('has nothing on its way when all have succeeded or failed', () => {
    expect(refundProgress([refunds({ amountCents: 1_000 }, { state: 'failed' })])).toEqual({
      underWayCents: 1_000,
      pending: false,
      failed: 1,
    });
  });

  it('looks at refunds alone', () => {
    expect(refundProgress([payment(), month(1)])).toEqual({ underWayCents: 0, pending: false, failed: 0 });
  });
});
