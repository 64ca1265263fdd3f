import {
  atPayPal,
  dispute,
  month,
  ofPayment,
  PENDING,
  PLAN,
  payment,
  recorded,
  refunds,
  stateAfter,
} from '../../../../../test/builders/settlement-facts.js';
import { refundableCents, refundParts, refundShares } from './refund-shares.js';

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

  it('are none while a bank decides, and are there again when it has decided for us', () => {
    const open = stateAfter(PENDING, payment(), dispute('open'));
    expect(refundableCents(open)).toBe(0);
    expect(refundableCents(stateAfter(open, dispute('won')))).toBe(9_700);
    const taken = stateAfter(open, dispute('lost', { amountCents: 9_000 }));
    expect(refundableCents(taken)).toBe(700);
  });

  it('come from an older payment where the newest one is back already, and give no more than is kept', () => {
    const oneLeft = stateAfter(PLAN, month(1), month(2), ofPayment('pi_2', refunds({ amountCents: 83_233 })));
    expect(refundShares(oneLeft, 500)).toEqual([{ provider: 'stripe', paymentRef: 'pi_1', targetCents: 500 }]);
    expect(refundParts(oneLeft, 90_000)).toMatchObject([{ payment: { ref: 'pi_1' }, cents: 83_233 }]);
  });

  it('ask the provider for what it has to pay back itself: not for what went around it, was lost, or failed', () => {
    const failed = [refunds({ amountCents: 100 }), refunds({ amountCents: 100, state: 'failed' })];
    const order = stateAfter(PENDING, payment(), ...failed, recorded(300), dispute('lost', { amountCents: 400 }));
    expect(refundableCents(order)).toBe(9_000);
    expect(refundShares(order, 9_000)).toMatchObject([{ targetCents: 9_000 }]);
  });

  it('of a payment at one provider do not count what another one paid back under the same reference', () => {
    const two = stateAfter(PLAN, month(1), atPayPal(month(2, { ref: 'pi_1' })), refunds({ amountCents: 100 }));
    expect(refundShares(two, 166_366)).toEqual([
      { provider: 'paypal', paymentRef: 'pi_1', targetCents: 83_233 },
      { provider: 'stripe', paymentRef: 'pi_1', targetCents: 83_233 },
    ]);
  });
});
