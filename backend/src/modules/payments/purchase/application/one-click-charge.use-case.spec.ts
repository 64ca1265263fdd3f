import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@summit/rules';
import { PriceChanged } from './price-changed.js';
import { PurchaseKit } from './purchase-kit.fake.js';

describe('a one-click charge', () => {
  let kit: PurchaseKit;
  beforeEach(async () => {
    kit = new PurchaseKit();
    await kit.buyVip();
  });
  const charge = (overrides: Parameters<PurchaseKit['oneClickCommand']>[0] = {}) =>
    kit.oneClick.execute(kit.oneClickCommand(overrides));
  const implementationOrders = () => kit.orders.rows.filter(({ product }) => product === 'implementation');

  it('charges the card of the last checkout and answers order and price', async () => {
    const answer = await charge({ bumps: ['implementation_bump'] });
    expect(answer.quote.totalCents).toBe(10_900);
    expect(kit.cards.chargeCalls).toEqual([
      expect.objectContaining({
        orderId: answer.orderId,
        amountCents: 10_900,
        receiptEmail: 'zoe@example.com',
        key: `order:${answer.orderId}:pi:1`,
      }),
    ]);
    expect(implementationOrders()).toMatchObject([{ id: answer.orderId, status: 'completed', isTest: false }]);
  });

  it('answers a repeat with the same order and charges once', async () => {
    const first = await charge();
    kit.clock.advance(20 * 60_000);
    expect(first.alreadyOwned).toBe(false);
    expect(await charge()).toEqual({ ...first, alreadyOwned: true });
    expect(kit.cards.chargeCalls).toHaveLength(1);
  });

  it('turns fifty calls at once into one order and one charge', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => charge()));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(kit.cards.chargeCalls).toHaveLength(1);
    expect(implementationOrders()).toHaveLength(1);
  });

  describe('is refused with one and the same answer', () => {
    const refused = expect.objectContaining({ code: 'no_saved_card', status: 402 }) as Error;

    it('to a browser without a valid cookie', async () => {
      await expect(charge({ buyerId: null })).rejects.toEqual(refused);
    });

    it('to another browser that knows the address', async () => {
      await expect(charge({ buyerId: randomUUID() })).rejects.toEqual(refused);
    });

    it('to this browser with another address', async () => {
      await expect(charge({ email: 'kai@example.com' })).rejects.toEqual(refused);
    });

    it('to the placeholder address', async () => {
      await expect(charge({ email: null })).rejects.toEqual(refused);
    });

    it('a day after the checkout', async () => {
      kit.clock.advance(24 * HOUR_MS);
      await expect(charge({ expectedTotalCents: 9_700 })).rejects.toEqual(refused);
    });

    it('for what this browser has bought in another session', async () => {
      await charge();
      await expect(charge({ sessionId: 'another-session' })).rejects.toEqual(refused);
    });

    it('after three declines in an hour, and not longer', async () => {
      for (const code of ['first', 'second', 'third']) {
        kit.cards.nextCharge({ declined: 'card_declined', declineCode: code });
        await expect(charge()).rejects.toMatchObject({ code: 'card_declined' });
      }
      await expect(charge()).rejects.toEqual(refused);
      kit.clock.advance(HOUR_MS);
      await expect(charge({ expectedTotalCents: 19_700 })).resolves.toMatchObject({ quote: { totalCents: 19_700 } });
    });

    it('to a stranger who knows the session of a paid order', async () => {
      await charge();
      await expect(charge({ buyerId: randomUUID() })).rejects.toEqual(refused);
      await expect(charge({ email: 'kai@example.com' })).rejects.toEqual(refused);
    });

    it('to another address that paid in this browser, of what the first one has in the same session', async () => {
      await charge();
      await kit.buyVip({ email: 'kai@example.com', sessionId: 'session-of-kai' });
      await expect(charge({ email: 'kai@example.com' })).rejects.toEqual(refused);
      await expect(charge()).resolves.toMatchObject({ alreadyOwned: true });
      expect(kit.cards.chargeCalls).toHaveLength(1);
    });

    it('and asks nobody for money', async () => {
      await charge({ buyerId: null }).catch(() => undefined);
      expect(kit.cards.chargeCalls).toEqual([]);
      expect(implementationOrders()).toEqual([]);
    });
  });

  describe('and the price', () => {
    it('is the offer price up to a minute after the countdown', async () => {
      await kit.startTimer.execute({ ...kit.oneClickCommand(), buyerId: kit.buyerId });
      kit.clock.advance(959_000);
      expect((await charge()).quote.totalCents).toBe(9_700);
    });

    it('is confirmed before more than the offer price is charged', async () => {
      await kit.startTimer.execute({ ...kit.oneClickCommand(), buyerId: kit.buyerId });
      kit.clock.advance(960_000);
      const refusal = await charge().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(PriceChanged);
      expect((refusal as PriceChanged).quote).toMatchObject({ totalCents: 19_700, priceReason: 'offer_expired' });
      await expect(charge({ expectedTotalCents: 9_700 })).rejects.toBeInstanceOf(PriceChanged);
      expect(kit.cards.chargeCalls).toEqual([]);
      expect((await charge({ expectedTotalCents: 19_700 })).quote.totalCents).toBe(19_700);
    });

    it('must be the one that the buyer saw', async () => {
      await expect(charge({ expectedTotalCents: 100 })).rejects.toBeInstanceOf(PriceChanged);
      expect(kit.cards.chargeCalls).toEqual([]);
    });
  });

  describe('that the bank declines', () => {
    it.each([
      ['card_declined', 'card_declined'],
      ['card_expired', 'card_expired'],
      ['authentication_required', 'authentication_required'],
    ] as const)('with %s says so and leaves no paid order', async (declined, code) => {
      kit.cards.nextCharge({ declined });
      await expect(charge()).rejects.toMatchObject({ code, status: 402 });
      expect(implementationOrders()).toMatchObject([{ status: 'pending', paidAt: null }]);
    });

    it('gets a new key with the next press, in the same order', async () => {
      kit.cards.nextCharge({ declined: 'card_declined', declineCode: 'insufficient_funds' });
      await expect(charge()).rejects.toMatchObject({ code: 'card_declined' });
      const { orderId } = await charge();
      expect(kit.cards.chargeCalls.map(({ key }) => key)).toEqual([`order:${orderId}:pi:1`, `order:${orderId}:pi:2`]);
      expect(implementationOrders()).toHaveLength(1);
    });

    it('is declined for everybody who asked while the bank was thinking', async () => {
      kit.cards.nextCharge({ declined: 'card_declined' });
      const atOnce = kit.cards.chargeSavedCard.bind(kit.cards);
      kit.cards.chargeSavedCard = async (sent) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return atOnce(sent);
      };
      const answers = await Promise.allSettled(Array.from({ length: 10 }, () => charge()));
      expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
      expect(kit.cards.chargeCalls).toHaveLength(1);
    });
  });

  describe('without an answer', () => {
    it('is asked for again under the same key', async () => {
      kit.cards.disturb('lost_answer');
      await charge().catch(() => undefined);
      const { orderId } = await charge();
      expect(kit.cards.chargeCalls.map(({ key }) => key)).toEqual([`order:${orderId}:pi:1`, `order:${orderId}:pi:1`]);
      expect(kit.cards.payments.filter((payment) => payment.orderId === orderId)).toHaveLength(1);
    });

    it('stays unknown, and the next press finds the money instead of taking it again', async () => {
      kit.cards.disturb('lost_answer');
      await expect(charge()).rejects.toMatchObject({ code: 'payment_unknown', status: 503 });
      const { orderId } = await charge();
      expect(kit.cards.payments.filter((payment) => payment.orderId === orderId)).toHaveLength(1);
      expect(new Set(kit.cards.chargeCalls.map(({ key }) => key)).size).toBe(1);
    });

    it('is found by the checkout that follows, which then opens no page', async () => {
      kit.cards.disturb('lost_answer');
      await charge().catch(() => undefined);
      const { url } = await kit.openCheckout({ product: 'implementation' });
      expect(url).toBe('https://funnel.test/success?session_id=session-of-zoe&product=implementation');
      expect(kit.cards.checkoutCalls).toHaveLength(1);
      expect(kit.cards.payments).toHaveLength(2);
    });

    it('keeps the checkout that follows waiting as long as nobody knows', async () => {
      kit.cards.disturb('timeout', 2);
      await charge().catch(() => undefined);
      await expect(kit.openCheckout({ product: 'implementation' })).rejects.toMatchObject({ code: 'payment_unknown' });
      expect(kit.cards.checkoutCalls).toHaveLength(1);
    });

    it('is looked up and not repeated once the provider may have forgotten the key', async () => {
      kit.cards.disturb('timeout');
      await charge().catch(() => undefined);
      kit.clock.advance(21 * HOUR_MS);
      await kit.openCheckout({ product: 'implementation' });
      expect(kit.cards.chargeCalls).toHaveLength(1);
      expect(kit.attempts.rows.find(({ kind }) => kind === 'one_click')?.state).toBe('declined');
    });

    it('is finished by the next press when this process died before the money was booked', async () => {
      kit.settlementStore.failNext();
      await expect(charge()).rejects.toThrow('the database is away');
      kit.clock.advance(9_001);
      const { orderId } = await charge();
      expect(kit.cards.payments.filter((payment) => payment.orderId === orderId)).toHaveLength(1);
      expect(implementationOrders()).toMatchObject([{ status: 'completed' }]);
    });
  });

  describe('while the provider is away', () => {
    it('is not started, says that nothing was charged, and starts anew with the next press', async () => {
      kit.cards.disturb('paused');
      await expect(charge()).rejects.toMatchObject({ code: 'payment_not_started', status: 503 });
      expect(kit.cards.chargeCalls).toEqual([]);
      const { orderId } = await charge();
      expect(kit.cards.chargeCalls.map(({ key }) => key)).toEqual([`order:${orderId}:pi:2`]);
      expect(implementationOrders()).toHaveLength(1);
    });

    it('stays unknown where one call was made before', async () => {
      kit.cards.disturb('lost_answer');
      await expect(charge()).rejects.toMatchObject({ code: 'payment_unknown' });
      kit.cards.disturb('paused');
      await expect(charge()).rejects.toMatchObject({ code: 'payment_unknown' });
      const { orderId } = await charge();
      expect(kit.cards.payments.filter((payment) => payment.orderId === orderId)).toHaveLength(1);
    });
  });

  it('that the provider still processes is neither repeated nor replaced', async () => {
    kit.cards.nextCharge('processing');
    await expect(charge()).rejects.toMatchObject({ code: 'payment_processing', status: 409 });
    await expect(charge()).rejects.toMatchObject({ code: 'payment_processing' });
    await expect(kit.openCheckout({ product: 'implementation' })).rejects.toMatchObject({ code: 'payment_processing' });
    expect(kit.cards.chargeCalls).toHaveLength(1);
    expect(kit.cards.checkoutCalls).toHaveLength(1);
  });

  it('first makes an open page of the same product unpayable', async () => {
    await kit.openCheckout({ product: 'implementation' });
    const page = kit.cards.checkouts.at(-1)!;
    await charge();
    expect(page.state).toBe('expired');
    expect(implementationOrders()).toMatchObject([{ status: 'completed' }]);
  });

  it('finds that the open page was paid a moment ago, and charges nothing', async () => {
    await kit.openCheckout({ product: 'implementation' });
    const { ref } = kit.cards.checkouts.at(-1)!;
    kit.stripe.tell('checkout', ref, [kit.cards.pay(ref)]);
    const { orderId } = await charge();
    expect(kit.cards.chargeCalls).toEqual([]);
    expect(implementationOrders()).toMatchObject([{ id: orderId, status: 'completed' }]);
  });

  it('charges nothing while nobody can say whether the open page was paid', async () => {
    await kit.openCheckout({ product: 'implementation' });
    kit.cards.closeUnknown();
    await expect(charge()).rejects.toMatchObject({ code: 'payment_unknown' });
    expect(kit.cards.chargeCalls).toEqual([]);
  });

  it('refuses options that the product does not have', async () => {
    await expect(charge({ coachingSessions: 11 })).rejects.toMatchObject({ code: 'coaching_sessions_invalid' });
  });
});
