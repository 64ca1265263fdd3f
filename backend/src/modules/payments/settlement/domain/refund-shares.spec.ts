import {
  dispute,
  month,
  PENDING,
  PLAN,
  payment,
  refunds,
  stateAfter,
} from '../../../../../test/builders/settlement-facts.js';
import { refundableCents, refundShares } from './refund-shares.js';

const paid = stateAfter(PENDING, payment());

describe('the shares of a refund', () => {
  it('take what is kept of the payment', () => {
    expect(refundableCents(paid)).toBe(9_700);
    expect(refundShares(paid, 9_700)).toEqual([{ provider: 'stripe', paymentRef: 'pi_1', targetCents: 9_700 }]);
    expect(refundShares(paid, 9_409)).toMatchObject([{ targetCents: 9_409 }]);
  });

  it('count what went back before', () => {
    const partly = stateAfter(PENDING, payment(), refunds({}));
    const before = 9_700 - refundableCents(partly);
    expect(before).toBeGreaterThan(0);
    expect(refundShares(partly, 1_000)).toMatchObject([{ targetCents: before + 1_000 }]);
  });

  it('begin with the newest payment of a plan', () => {
    const plan = stateAfter(PLAN, month(1), month(2));
    const [newest, oldest] = plan.payments.toSorted((one, other) => other.receivedAt - one.receivedAt);
    expect(refundShares(plan, 83_233 + 1_000)).toEqual([
      { provider: 'stripe', paymentRef: newest!.ref, targetCents: 83_233 },
      { provider: 'stripe', paymentRef: oldest!.ref, targetCents: 1_000 },
    ]);
  });

  it('leave second payments alone, which go back by themselves', () => {
    const twice = stateAfter(PENDING, payment(), payment({ ref: 'pi_2' }));
    expect(twice.payments).toHaveLength(2);
    expect(refundableCents(twice)).toBe(9_700);
  });

  it('are none while a bank decides', () => {
    expect(refundableCents(stateAfter(PENDING, payment(), dispute('open')))).toBe(0);
  });
});
