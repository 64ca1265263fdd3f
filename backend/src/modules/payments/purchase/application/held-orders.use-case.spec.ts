import { randomUUID } from 'node:crypto';
import { PurchaseKit } from './purchase-kit.fake.js';

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

  it('is what was paid elsewhere with an address whose mailed link was opened in it (C-110)', async () => {
    await kit.buyVip();
    const elsewhere = randomUUID();
    await kit.addresses.add({ buyerId: elsewhere, email: 'kai@example.com', at: 1 });
    expect(await products(elsewhere)).toEqual([]);
    await kit.addresses.add({ buyerId: elsewhere, email: 'zoe@example.com', at: 2 });
    expect(await products(elsewhere)).toEqual(['vip']);
  });

  it('is nothing for another browser, and for one without a valid cookie', async () => {
    await kit.buyVip();
    expect(await products(randomUUID())).toEqual([]);
    expect(await products(null)).toEqual([]);
  });
});
