import { quote } from '@summit/pricing';
import type {
  WalletOrderStart,
  WalletPayments,
} from '../../src/modules/payments/providers/application/wallet-payments.port.js';

export interface WalletWorld {
  payments: WalletPayments;
  now(): number;
  /** The buyer agrees in the wallet's window; `declined` and `pending` are what capturing then meets. */
  approve(ref: string, how?: 'good' | 'declined' | 'pending'): Promise<void>;
  /** The next call of the port ends without an answer, however often the adapter tries. */
  disturb(disturbance: 'lost_answer' | 'timeout'): Promise<void>;
  chargedCents(orderId: string): Promise<number>;
}

let orders = 0;
function newStart(): WalletOrderStart {
  orders += 1;
  const orderId = `6a1c4d1e-0000-4000-9000-${String(orders).padStart(12, '0')}`;
  return {
    orderId,
    quote: quote({
      product: 'implementation',
      offer: 'active',
      bumps: ['implementation_bump'],
      coachingSessions: 2,
      plan: false,
      coupon: { type: 'percent', basisPoints: 3_333 },
    }),
    returnUrl: 'http://funnel.test/success',
    cancelUrl: 'http://funnel.test/implementation',
    key: `order:${orderId}:pp:create:1`,
  };
}

/** What every implementation of WalletPayments does. `open` starts a world of its own, once. */
export function describeWalletPayments(name: string, open: () => Promise<WalletWorld>): void {
  describe(`wallet: ${name}`, () => {
    let world: WalletWorld;
    beforeAll(async () => {
      world = await open();
    });

    const created = async (start = newStart()) => {
      const outcome = await world.payments.createOrder(start);
      if (outcome.result !== 'created') throw new Error(`the order is ${JSON.stringify(outcome)}`);
      return { start, ref: outcome.ref, captureWith: (attempt: number) => captureOf(start, outcome.ref, attempt) };
    };
    const captureOf = (start: WalletOrderStart, ref: string, attempt: number) =>
      world.payments.capture({ ref, key: `order:${start.orderId}:pp:capture:${String(attempt)}` });

    it('makes one order per key', async () => {
      const { start, ref } = await created();
      expect(await world.payments.createOrder(start)).toEqual({ result: 'created', ref });
    });

    it.each(['lost_answer', 'timeout'] as const)(
      'an order after a %s is unknown; repeated it is there',
      async (accident) => {
        const start = newStart();
        await world.disturb(accident);
        expect(await world.payments.createOrder(start)).toEqual({ result: 'unknown' });
        const { ref, captureWith } = await created(start);
        await world.approve(ref);
        expect(await captureWith(1)).toMatchObject({ result: 'paid' });
      },
    );

    it('captures an approved order to the cent and tells the payment', async () => {
      const { start, ref, captureWith } = await created();
      await world.approve(ref);
      const outcome = await captureWith(1);
      expect(outcome).toMatchObject({
        result: 'paid',
        payment: {
          kind: 'payment_received',
          provider: 'paypal',
          orderId: start.orderId,
          amountCents: start.quote.totalCents,
          currency: 'usd',
          attemptRef: ref,
          installment: null,
          payer: { email: expect.stringContaining('@') as string, name: expect.any(String) as string },
          card: null,
        },
      });
      if (outcome.result !== 'paid') throw new Error('not paid');
      expect(Math.abs(outcome.payment.receivedAt - world.now())).toBeLessThan(60_000);
    });

    it('captures once, under the same key and under another', async () => {
      const { start, ref, captureWith } = await created();
      await world.approve(ref);
      const first = await captureWith(1);
      expect(await captureWith(1)).toEqual(first);
      expect(await captureWith(2)).toEqual(first);
      expect(await world.chargedCents(start.orderId)).toBe(start.quote.totalCents);
    });

    it('a capture whose answer is lost is unknown; repeated it is the same payment', async () => {
      const { start, ref, captureWith } = await created();
      await world.approve(ref);
      await world.disturb('lost_answer');
      expect(await captureWith(1)).toEqual({ result: 'unknown' });
      expect(await captureWith(1)).toMatchObject({ result: 'paid' });
      expect(await world.chargedCents(start.orderId)).toBe(start.quote.totalCents);
    });

    it('a capture that never arrived is unknown and takes nothing until it is repeated', async () => {
      const { start, ref, captureWith } = await created();
      await world.approve(ref);
      await world.disturb('timeout');
      expect(await captureWith(1)).toEqual({ result: 'unknown' });
      expect(await world.chargedCents(start.orderId)).toBe(0);
      expect(await captureWith(1)).toMatchObject({ result: 'paid' });
    });

    it('takes nothing without the buyer, and all of it once the buyer agrees, under the same key', async () => {
      const { start, ref, captureWith } = await created();
      expect(await captureWith(1)).toEqual({ result: 'not_approved' });
      expect(await world.chargedCents(start.orderId)).toBe(0);
      await world.approve(ref);
      expect(await captureWith(1)).toMatchObject({ result: 'paid' });
      expect(await captureWith(1)).toMatchObject({ result: 'paid' });
      expect(await world.chargedCents(start.orderId)).toBe(start.quote.totalCents);
    });

    it('a declined source takes nothing, and the order can be approved again', async () => {
      const { start, ref, captureWith } = await created();
      await world.approve(ref, 'declined');
      expect(await captureWith(1)).toEqual({ result: 'declined' });
      expect(await world.chargedCents(start.orderId)).toBe(0);
      await world.approve(ref);
      const paid = await captureWith(2);
      expect(paid).toMatchObject({ result: 'paid' });
      expect(await captureWith(1)).toEqual(paid);
    });

    it('a payment under review is pending, however often it is asked for', async () => {
      const { ref, captureWith } = await created();
      await world.approve(ref, 'pending');
      const pending = await captureWith(1);
      expect(pending).toEqual({ result: 'pending', ref: expect.any(String) as string });
      expect(await captureWith(2)).toEqual(pending);
    });

    it('an order that does not exist is not paid', async () => {
      expect(await world.payments.capture({ ref: 'NOSUCHORDER000001', key: 'order:none:pp:capture:1' })).toEqual({
        result: 'declined',
      });
    });
  });
}
