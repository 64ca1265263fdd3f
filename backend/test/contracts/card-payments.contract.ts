import { BUMPS, quote, type QuoteOptions, PRICE_BOOK, shareOf } from '@summit/pricing';
import type {
  CardPayments,
  CheckoutStart,
  SavedCardCharge,
} from '../../src/modules/payments/providers/application/card-payments.port.js';

/** VIP with its add-on, in cents. */
const FULL = PRICE_BOOK.vip.early + BUMPS.vip_bump.cents;

/** A provider of cards with the buyers, cards and accidents that its port must deal with. */
export interface CardWorld {
  payments: CardPayments;
  /** The product's time: pages expire by it. */
  now(): number;
  /** A card that a buyer saved, and how it takes one-click charges. */
  savedCard(kind: 'good' | 'declining' | 'authenticating'): Promise<SavedCardCharge['card']>;
  /** The next call of the port ends without an answer, however often the adapter tries. */
  disturb(disturbance: 'lost_answer' | 'timeout'): Promise<void>;
  /** The buyer pays a hosted page; answers the subscription when it began one. */
  pay(checkoutRef: string): Promise<string | null>;
  /** Money taken for an order, after all charges. */
  chargedCents(orderId: string): Promise<number>;
}

let orders = 0;
const newOrder = (): string => {
  orders += 1;
  return `6a1c4d1e-0000-4000-8000-${String(orders).padStart(12, '0')}`;
};
const options: QuoteOptions = {
  product: 'vip',
  offer: 'active',
  bumps: ['vip_bump'],
  coachingSessions: 0,
  plan: false,
  coupon: null,
};
const oneClick = (card: SavedCardCharge['card'], attempt = 1, orderId = newOrder()): SavedCardCharge => ({
  orderId,
  product: 'implementation',
  amountCents: 9_700,
  card,
  receiptEmail: 'ada@example.com',
  key: `order:${orderId}:pi:${String(attempt)}`,
});

/** What every implementation of CardPayments does. `open` starts a world of its own, once. */
export function describeCardPayments(name: string, open: () => Promise<CardWorld>): void {
  describe(`cards: ${name}`, () => {
    let world: CardWorld;
    beforeAll(async () => {
      world = await open();
    });

    const page = (fields: Partial<CheckoutStart> = {}): CheckoutStart => {
      const orderId = newOrder();
      return {
        orderId,
        quote: quote(options),
        couponCode: null,
        customerRef: null,
        email: 'ada@example.com',
        successUrl: 'http://funnel.test/success?session_id={CHECKOUT_SESSION_ID}&product=vip',
        cancelUrl: 'http://funnel.test/vip',
        expiresAt: world.now() + 31 * 60_000,
        key: `order:${orderId}:checkout:1`,
        ...fields,
      };
    };
    const openPage = async (start: CheckoutStart, way: 'startCheckout' | 'startPlan' = 'startCheckout') => {
      const outcome = await world.payments[way](start);
      if (outcome.result !== 'open') throw new Error(`the page is ${JSON.stringify(outcome)}`);
      return outcome;
    };

    describe('one-click', () => {
      it('charges a saved card and tells the payment', async () => {
        const charge = oneClick(await world.savedCard('good'));
        const outcome = await world.payments.chargeSavedCard(charge);
        expect(outcome).toMatchObject({
          result: 'paid',
          payment: {
            kind: 'payment_received',
            provider: 'stripe',
            orderId: charge.orderId,
            amountCents: 9_700,
            currency: 'usd',
            installment: null,
            card: null,
          },
        });
        if (outcome.result !== 'paid') throw new Error('not paid');
        expect(outcome.payment.attemptRef).toBe(outcome.payment.ref);
        expect(Math.abs(outcome.payment.receivedAt - world.now())).toBeLessThan(60_000);
      });

      it('under the same key is the same charge, also at the same time', async () => {
        const charge = oneClick(await world.savedCard('good'));
        const outcomes = await Promise.all([1, 2, 3, 4].map(() => world.payments.chargeSavedCard(charge)));
        outcomes.push(await world.payments.chargeSavedCard(charge));
        expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1);
        expect(outcomes[0]?.result).toBe('paid');
        expect(await world.chargedCents(charge.orderId)).toBe(9_700);
      });

      it('whose answer is lost is unknown; it can be found, and repeating it charges nothing more', async () => {
        const charge = oneClick(await world.savedCard('good'));
        await world.disturb('lost_answer');
        expect(await world.payments.chargeSavedCard(charge)).toEqual({ result: 'unknown' });
        const found = await world.payments.findCharge(charge);
        expect(found).toMatchObject({ result: 'paid', payment: { orderId: charge.orderId, amountCents: 9_700 } });
        expect(await world.payments.chargeSavedCard(charge)).toEqual(found);
        expect(await world.chargedCents(charge.orderId)).toBe(9_700);
      });

      it('that never arrived is unknown too; it can not be found, and repeating it charges', async () => {
        const charge = oneClick(await world.savedCard('good'));
        await world.disturb('timeout');
        expect(await world.payments.chargeSavedCard(charge)).toEqual({ result: 'unknown' });
        expect(await world.payments.findCharge(charge)).toEqual({ result: 'not_found' });
        expect(await world.chargedCents(charge.orderId)).toBe(0);
        expect(await world.payments.chargeSavedCard(charge)).toMatchObject({ result: 'paid' });
        expect(await world.chargedCents(charge.orderId)).toBe(9_700);
      });

      it.each([
        ['declining', 'card_declined'],
        ['authenticating', 'authentication_required'],
      ] as const)('of a %s card is %s, takes nothing and says so again', async (kind, reason) => {
        const card = await world.savedCard(kind);
        const charge = oneClick(card);
        const outcome = await world.payments.chargeSavedCard(charge);
        expect(outcome).toMatchObject({ result: 'declined', reason });
        expect(await world.payments.chargeSavedCard(charge)).toEqual(outcome);
        expect(await world.payments.findCharge(charge)).toMatchObject({ result: 'declined', reason });
        expect(await world.payments.chargeSavedCard(oneClick(card, 2, charge.orderId))).toMatchObject({ reason });
        expect(await world.chargedCents(charge.orderId)).toBe(0);
      });
    });

    describe('a hosted page', () => {
      it('is the same page under the same key', async () => {
        const start = page();
        const opened = await openPage(start);
        expect(opened.url).toMatch(/^https?:\/\//);
        expect(await world.payments.startCheckout(start)).toEqual(opened);
      });

      it('whose answer is lost is unknown; asked for again it is there', async () => {
        const start = page();
        await world.disturb('lost_answer');
        expect(await world.payments.startCheckout(start)).toEqual({ result: 'unknown' });
        await world.pay((await openPage(start)).ref);
        expect(await world.chargedCents(start.orderId)).toBe(start.quote.totalCents);
      });

      it.each([
        ['half off', { type: 'percent', basisPoints: 5_000 }, FULL - shareOf(FULL, 5_000)],
        ['a third off', { type: 'percent', basisPoints: 3_333 }, FULL - shareOf(FULL, 3_333)],
        ['ten dollars off', { type: 'amount', cents: 1_000 }, FULL - 1_000],
        ['a test code', { type: 'fixed_price', cents: 100 }, 100],
      ] as const)('with %s takes exactly the cents of the quote', async (_, coupon, cents) => {
        const start = page({ quote: quote({ ...options, coupon }), couponCode: 'A_CODE' });
        await world.pay((await openPage(start)).ref);
        expect(await world.chargedCents(start.orderId)).toBe(cents);
      });

      it('asks a buyer without an address for one', async () => {
        const start = page({ email: null });
        await world.pay((await openPage(start)).ref);
        expect(await world.chargedCents(start.orderId)).toBe(start.quote.totalCents);
      });

      it('is for a known customer when there is one', async () => {
        const { customerRef } = await world.savedCard('good');
        const start = page({ customerRef });
        await world.pay((await openPage(start)).ref);
        expect(await world.chargedCents(start.orderId)).toBe(start.quote.totalCents);
      });

      it('that is closed can not be paid, and closing again changes nothing', async () => {
        const start = page();
        const { ref } = await openPage(start);
        expect(await world.payments.closeCheckout(ref)).toBe('closed');
        expect(await world.payments.closeCheckout(ref)).toBe('closed');
        await expect(world.pay(ref)).rejects.toThrow();
        expect(await world.chargedCents(start.orderId)).toBe(0);
      });

      it('that was paid before answers so, instead of being closed', async () => {
        const { ref } = await openPage(page());
        await world.pay(ref);
        expect(await world.payments.closeCheckout(ref)).toBe('completed');
        expect(await world.payments.closeCheckout(ref)).toBe('completed');
      });
    });

    describe('a plan', () => {
      const plan = { ...options, product: 'dfy', bumps: [], plan: true } as const;

      it('takes the first installment, is limited once and ended once', async () => {
        const start = page({ quote: quote(plan) });
        const { ref } = await openPage(start, 'startPlan');
        const subscriptionRef = await world.pay(ref);
        if (!subscriptionRef) throw new Error('no subscription');
        expect(await world.chargedCents(start.orderId)).toBe(83_233);

        const terms = { orderId: start.orderId, subscriptionRef, installments: start.quote.installments ?? [] };
        const schedule = await world.payments.limitPlan(terms);
        expect(await world.payments.limitPlan(terms)).toBe(schedule);
        await world.payments.endPlan(subscriptionRef);
        await world.payments.endPlan(subscriptionRef);
        expect(await world.chargedCents(start.orderId)).toBe(83_233);
      });

      it('with a code takes the discounted installment', async () => {
        const coupon = { type: 'percent', basisPoints: 5_000 } as const;
        const start = page({ quote: quote({ ...plan, coupon }), couponCode: 'HALF' });
        await world.pay((await openPage(start, 'startPlan')).ref);
        expect(await world.chargedCents(start.orderId)).toBe(41_616);
      });
    });
  });
}
