import { PurchaseKit } from './purchase-kit.fake.js';

describe('the status of a purchase', () => {
  let kit: PurchaseKit;
  beforeEach(() => {
    kit = new PurchaseKit();
  });

  it('is found by the id of the page and by the browser’s own id', async () => {
    await kit.openCheckout();
    const { ref } = kit.cards.checkouts[0]!;
    const confirming = { product: 'vip', status: 'confirming' };
    expect(await kit.orderStatus.of(ref)).toMatchObject(confirming);
    expect(await kit.orderStatus.of('session-of-zoe')).toMatchObject(confirming);
    await kit.payNewestPage();
    const confirmed = { product: 'vip', status: 'confirmed' };
    expect(await kit.orderStatus.of(ref)).toMatchObject(confirmed);
    expect(await kit.orderStatus.of('session-of-zoe')).toMatchObject(confirmed);
  });

  it('is found for an order of the wallet too', async () => {
    const { walletOrderRef } = await kit.openWallet();
    expect(await kit.orderStatus.of(walletOrderRef)).toMatchObject({ product: 'vip', status: 'confirming' });
    expect(kit.paypal.asked).toEqual([{ provider: 'paypal', kind: 'wallet_order', ref: walletOrderRef }]);
  });

  it('is asked for at the provider, so that a lost notification keeps nobody waiting', async () => {
    await kit.openCheckout();
    const { ref } = kit.cards.checkouts[0]!;
    kit.stripe.tell('checkout', ref, [kit.cards.pay(ref)]);
    expect(await kit.orderStatus.of(ref)).toMatchObject({ product: 'vip', status: 'confirmed' });
  });

  it('is not asked for at the provider more often than the limit lets', async () => {
    await kit.openCheckout();
    kit.limiter.hit = async () => ({ allowed: false, retryAfter: 3 });
    expect(await kit.orderStatus.of('session-of-zoe')).toMatchObject({ status: 'confirming' });
    expect(kit.stripe.asked).toEqual([]);
  });

  it('stays confirming while the provider is away', async () => {
    await kit.openCheckout();
    kit.stripe.unavailable();
    expect(await kit.orderStatus.of('session-of-zoe')).toMatchObject({ status: 'confirming' });
  });

  it('has failed when the page ended unpaid', async () => {
    await kit.openCheckout();
    const { ref } = kit.cards.checkouts[0]!;
    const orderId = kit.orders.rows[0]!.id;
    kit.stripe.tell('checkout', ref, [
      { kind: 'attempt_ended', orderId, attemptRef: ref, reason: 'expired', declineCode: null },
    ]);
    expect(await kit.orderStatus.of(ref)).toMatchObject({ status: 'failed' });
  });

  // C-116
  it('says so when the payment was a second one that goes back', async () => {
    await kit.openCheckout();
    const { ref } = kit.cards.checkouts[0]!;
    const order = kit.orders.rows[0]!;
    await kit.attempts.end(kit.attempts.newestOf(order.id)!.id, {
      state: 'canceled',
      declineCode: 'paid_twice',
      at: 1,
    });
    order.status = 'failed';
    expect(await kit.orderStatus.of(ref)).toMatchObject({ status: 'paid_twice' });
  });

  it('stays confirmed after a refund: the payment did come', async () => {
    await kit.buyVip();
    kit.orders.rows[0]!.status = 'refunded';
    expect(await kit.orderStatus.of('session-of-zoe')).toMatchObject({ status: 'confirmed' });
  });

  it('is not found for an id of nothing', async () => {
    await expect(kit.orderStatus.of('cs_nothing')).rejects.toMatchObject({ code: 'not_found', status: 404 });
  });
});
