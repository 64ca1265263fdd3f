import { randomUUID } from 'node:crypto';
import { PurchaseKit } from '../testing/purchase-kit.fake.js';

describe('what a browser holds (C-116)', () => {
  let kit: PurchaseKit;
  beforeEach(() => {
    kit = new PurchaseKit();
  });
  const products = async (buyerId: string | null) => (await kit.heldOrders.of(buyerId)).map(({ product }) => product);

  it('is what it has paid for, once for each product, newest first', async () => {
    await kit.buyVip();
    await kit.openCheckout({ sessionId: 'dfy', product: 'dfy' });
    expect(await products(kit.buyerId)).toEqual(['vip']);
    await kit.payNewestPage();
    expect(await products(kit.buyerId)).toEqual(['dfy', 'vip']);
  });

  it('is no order that was paid back', async () => {
    await kit.buyVip();
    kit.orders.rows[0]!.status = 'refunded';
    expect(await products(kit.buyerId)).toEqual([]);
  });

  it('is nothing for another browser, and for one without a valid cookie', async () => {
    await kit.buyVip();
    expect(await products(randomUUID())).toEqual([]);
    expect(await products(null)).toEqual([]);
  });
});
