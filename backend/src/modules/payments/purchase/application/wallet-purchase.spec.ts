import { randomUUID } from 'node:crypto';
import { BUMPS, PRICE_BOOK } from '@summit/pricing';
import { PAY_BACK_TASK } from '../../settlement/application/settlement-tasks.js';
import { PriceChanged } from './price-changed.js';
import { PurchaseKit } from './purchase-kit.fake.js';

describe('paying with the wallet', () => {
  let kit: PurchaseKit;
  beforeEach(() => {
    kit = new PurchaseKit();
  });
  const capture = (walletOrderRef: string, sessionId = 'session-of-zoe') =>
    kit.captureWalletOrder.execute({ walletOrderRef, sessionId });
  const approved = async (approval: 'good' | 'declined' | 'pending' = 'good') => {
    const { walletOrderRef } = await kit.openWallet();
    kit.wallet.approve(walletOrderRef, approval);
    return walletOrderRef;
  };

  describe('making the order', () => {
    it('sends the frozen quote under a key of its own', async () => {
      const { walletOrderRef, quote } = await kit.openWallet({ bumps: ['vip_bump'] });
      const [order] = kit.orders.rows;
      expect(quote.totalCents).toBe(PRICE_BOOK.vip.early + BUMPS.vip_bump.cents);
      expect(order).toMatchObject({ provider: 'paypal', status: 'pending' });
      expect(kit.wallet.createCalls).toMatchObject([{ orderId: order!.id, key: `order:${order!.id}:pp:create:1` }]);
      expect(kit.attempts.rows).toMatchObject([
        { kind: 'wallet', state: 'open', ref: walletOrderRef, key: `order:${order!.id}:pp:capture:1` },
      ]);
    });

    it('answers the same order to the same purchase, also to ten calls at once', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => kit.openWallet()));
      expect(new Set(answers.map(({ walletOrderRef }) => walletOrderRef)).size).toBe(1);
      expect(kit.wallet.orders).toHaveLength(1);
    });

    it('repeats a lost answer under the same key', async () => {
      kit.wallet.disturb('lost_answer');
      await expect(kit.openWallet()).rejects.toMatchObject({ code: 'paypal_order_failed', status: 503 });
      const { walletOrderRef } = await kit.openWallet();
      expect(kit.wallet.orders).toMatchObject([{ ref: walletOrderRef }]);
    });

    it('says so when the wallet refuses, and tries a new key the next time', async () => {
      kit.wallet.refuseNextOrder();
      await expect(kit.openWallet()).rejects.toMatchObject({ code: 'paypal_order_failed' });
      await kit.openWallet();
      expect(kit.wallet.createCalls.map(({ key }) => key.split(':').at(-1))).toEqual(['1', '2']);
    });

    it('closes an open card page first, and a card page takes the place of the order', async () => {
      await kit.openCheckout();
      const walletOrderRef = await approved();
      expect(kit.cards.checkouts.map(({ state }) => state)).toEqual(['expired']);
      await kit.openCheckout();
      await expect(capture(walletOrderRef)).rejects.toMatchObject({ code: 'paypal_order_not_approved', status: 409 });
      expect(kit.wallet.captureCalls).toEqual([]);
    });

    it('gives way to a card page only when nobody captures it just then', async () => {
      const walletOrderRef = await approved();
      const end = kit.attempts.end.bind(kit.attempts);
      let captured: Promise<unknown> = Promise.resolve('never began');
      kit.attempts.end = async (...ended) => {
        kit.attempts.end = end;
        captured = capture(walletOrderRef).catch((error: { code: string }) => error.code);
        await new Promise(setImmediate);
        return end(...ended);
      };
      await kit.openCheckout();
      expect(await captured).toBe('paypal_order_not_approved');
      expect(kit.wallet.captureCalls).toEqual([]);
    });

    it('refuses what is paid, whichever way it was', async () => {
      await kit.buyVip();
      await expect(kit.openWallet()).rejects.toMatchObject({ code: 'already_purchased', status: 409 });
    });

    it('sells every product, with coaching where the product has it (C-016, F-240)', async () => {
      const { quote } = await kit.openWallet({ product: 'implementation', coachingSessions: 2 });
      expect(quote.totalCents).toBe(29_700);
      await expect(kit.openWallet({ product: 'dfy' })).resolves.toMatchObject({ quote: { totalCents: 249_700 } });
      await expect(kit.openWallet({ coachingSessions: 1 })).rejects.toMatchObject({ code: 'coaching_not_offered' });
    });

    it('refuses a code of the card provider with the discount text', async () => {
      kit.coupons.add({ code: 'CARD-ONLY', providers: ['stripe'] });
      await expect(kit.openWallet({ couponCode: 'CARD-ONLY' })).rejects.toMatchObject({ code: 'discount_invalid' });
    });

    it('refuses a price that the buyer did not see', async () => {
      await expect(kit.openWallet({ expectedTotalCents: 1 })).rejects.toBeInstanceOf(PriceChanged);
    });
  });

  describe('capturing', () => {
    it('settles the order and answers the transaction', async () => {
      const walletOrderRef = await approved();
      const answer = await capture(walletOrderRef);
      expect(answer).toEqual({ walletOrderRef, status: 'COMPLETED', transactionRef: kit.wallet.payments[0]!.ref });
      expect(kit.orders.rows).toMatchObject([{ status: 'completed' }]);
    });

    it('answers a repeat with the first result', async () => {
      const walletOrderRef = await approved();
      const first = await capture(walletOrderRef);
      expect(await capture(walletOrderRef)).toEqual(first);
      expect(kit.wallet.captureCalls).toHaveLength(1);
    });

    it('takes the money once for twenty calls at once', async () => {
      const walletOrderRef = await approved();
      const answers = await Promise.all(Array.from({ length: 20 }, () => capture(walletOrderRef)));
      expect(new Set(answers.map(({ transactionRef }) => transactionRef)).size).toBe(1);
      expect(kit.wallet.payments).toHaveLength(1);
    });

    it('answers the first result, too, when that comes while it looks', async () => {
      const walletOrderRef = await approved();
      const byId = kit.orders.byId.bind(kit.orders);
      let first: Awaited<ReturnType<typeof capture>> | undefined;
      // The attempt has been read; before its order is read, another call takes the money.
      kit.orders.byId = async (id) => {
        kit.orders.byId = byId;
        first = await capture(walletOrderRef);
        return byId(id);
      };
      expect(await capture(walletOrderRef)).toEqual(first);
      expect(kit.wallet.payments).toHaveLength(1);
    });

    // C-111
    it('is refused before money moves once the fifteen minutes are over that a code is kept for', async () => {
      const id = kit.coupons.add({ code: 'LAST', maxUses: 1 });
      const { walletOrderRef } = await kit.openWallet({ couponCode: 'LAST' });
      kit.wallet.approve(walletOrderRef);
      expect([...kit.coupons.uses.values()]).toMatchObject([{ promoCodeId: id, until: kit.clock.now() + 15 * 60_000 }]);
      kit.clock.advance(15 * 60_000);
      await expect(capture(walletOrderRef)).rejects.toMatchObject({ code: 'paypal_order_not_approved', status: 409 });
      expect(kit.wallet.captureCalls).toEqual([]);
      const again = await kit.openWallet({ couponCode: 'LAST' });
      expect(again.walletOrderRef).not.toBe(walletOrderRef);
    });

    it('is carried out to the last moment of the fifteen minutes', async () => {
      const walletOrderRef = await approved();
      kit.clock.advance(15 * 60_000 - 1);
      await expect(capture(walletOrderRef)).resolves.toMatchObject({ status: 'COMPLETED' });
    });

    it('finds no order for a stranger, nor one that does not exist', async () => {
      const walletOrderRef = await approved();
      await expect(capture(walletOrderRef, 'session-of-a-stranger')).rejects.toMatchObject({ code: 'not_found' });
      await expect(capture('NOTHING')).rejects.toMatchObject({ code: 'not_found', status: 404 });
      expect(kit.wallet.captureCalls).toEqual([]);
    });

    it('does not take a hosted page for an order of the wallet', async () => {
      await kit.openCheckout();
      await expect(capture(kit.cards.checkouts[0]!.ref)).rejects.toMatchObject({ code: 'not_found' });
    });

    it('before the approval leaves the order to be approved', async () => {
      const { walletOrderRef } = await kit.openWallet();
      await expect(capture(walletOrderRef)).rejects.toMatchObject({ code: 'paypal_order_not_approved', status: 409 });
      kit.wallet.approve(walletOrderRef);
      await expect(capture(walletOrderRef)).resolves.toMatchObject({ status: 'COMPLETED' });
    });

    it('with a declined funding source can be approved again, under a new key', async () => {
      const walletOrderRef = await approved('declined');
      await expect(capture(walletOrderRef)).rejects.toMatchObject({ code: 'wallet_declined', status: 402 });
      kit.wallet.approve(walletOrderRef);
      await expect(capture(walletOrderRef)).resolves.toMatchObject({ status: 'COMPLETED' });
      expect(kit.wallet.captureCalls.map(({ key }) => key.split(':').at(-1))).toEqual(['1', '2']);
    });

    it('under review answers pending, and nothing else can be paid meanwhile', async () => {
      const walletOrderRef = await approved('pending');
      const orderId = kit.orders.rows[0]!.id;
      await expect(capture(walletOrderRef)).resolves.toMatchObject({ status: 'PENDING' });
      kit.paypal.tell('wallet_order', walletOrderRef, [
        { kind: 'payment_pending', orderId, attemptRef: walletOrderRef },
      ]);
      await expect(kit.openCheckout()).rejects.toMatchObject({ code: 'payment_processing', status: 409 });
      await expect(capture(walletOrderRef)).resolves.toMatchObject({ status: 'PENDING' });
      expect(kit.cards.checkouts).toEqual([]);
    });

    it('without an answer is asked for again under the same key', async () => {
      const walletOrderRef = await approved();
      kit.wallet.disturb('lost_answer');
      await capture(walletOrderRef).catch(() => undefined);
      await expect(capture(walletOrderRef)).resolves.toMatchObject({ status: 'COMPLETED' });
      expect(new Set(kit.wallet.captureCalls.map(({ key }) => key)).size).toBe(1);
      expect(kit.wallet.payments).toHaveLength(1);
    });

    it('that stays unknown is found before anything else is opened', async () => {
      const walletOrderRef = await approved();
      kit.wallet.disturb('lost_answer');
      await expect(capture(walletOrderRef)).rejects.toMatchObject({ code: 'payment_unknown', status: 503 });
      kit.paypal.tell('wallet_order', walletOrderRef, [kit.wallet.payments[0]!]);
      const { url } = await kit.openCheckout();
      expect(url).toContain('/success?session_id=session-of-zoe');
      expect(kit.orders.rows.map(({ status }) => status)).toEqual(['completed']);
    });

    it('that was never carried out gives way to another order', async () => {
      const walletOrderRef = await approved();
      kit.wallet.disturb('timeout');
      await capture(walletOrderRef).catch(() => undefined);
      const second = await kit.openWallet();
      expect(second.walletOrderRef).not.toBe(walletOrderRef);
      expect(kit.attempts.rows.map(({ state }) => state)).toEqual(['canceled', 'open']);
    });

    it('stays unknown while the wallet can not be asked', async () => {
      const walletOrderRef = await approved();
      kit.wallet.disturb('timeout');
      await capture(walletOrderRef).catch(() => undefined);
      kit.paypal.unavailable();
      await expect(kit.openWallet()).rejects.toMatchObject({ code: 'payment_unknown' });
      expect(kit.attempts.rows.map(({ state }) => state)).toEqual(['unknown']);
    });

    it('of another amount than ordered earns nothing, is paid back, and says so (F-239)', async () => {
      const walletOrderRef = await approved();
      kit.wallet.orders[0]!.captured = {
        result: 'paid',
        payment: {
          kind: 'payment_received',
          provider: 'paypal',
          orderId: kit.orders.rows[0]!.id,
          ref: 'CAPTURE-OF-A-CENT',
          amountCents: 1,
          currency: 'usd',
          receivedAt: kit.clock.now(),
          attemptRef: walletOrderRef,
          installment: null,
          payer: { email: null, name: null },
          card: null,
        },
      };
      await expect(capture(walletOrderRef)).rejects.toMatchObject({ code: 'paypal_amount_mismatch', status: 409 });
      expect(kit.orders.rows).toMatchObject([{ status: 'failed', paidAt: null }]);
      expect(kit.ledger.balance('revenue:vip')).toBe(0);
      expect(kit.ledger.balance('liability:duplicate_payment')).toBe(-1);
      expect(kit.outbox.jobs).toContainEqual(
        expect.objectContaining({
          task: PAY_BACK_TASK,
          payload: expect.objectContaining({ amount_cents: 1 }) as object,
        }),
      );
    });

    it('of an order whose product was paid another way takes nothing', async () => {
      const walletOrderRef = await approved();
      Object.assign(kit.orders.rows[0]!, { status: 'completed', paidAt: kit.clock.now() });
      await expect(capture(walletOrderRef)).rejects.toMatchObject({ code: 'already_purchased' });
      expect(kit.wallet.captureCalls).toEqual([]);
    });

    it('gives no card away: a wallet payment allows no one-click', async () => {
      await capture(await approved());
      await expect(kit.oneClick.execute(kit.oneClickCommand())).rejects.toMatchObject({ code: 'no_saved_card' });
      await expect(kit.oneClick.execute(kit.oneClickCommand({ buyerId: randomUUID() }))).rejects.toMatchObject({
        code: 'no_saved_card',
      });
    });
  });
});
