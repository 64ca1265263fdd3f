import { randomUUID } from 'node:crypto';
import { PurchaseKit } from './purchase-kit.fake.js';

describe('a one-click charge of which the page has heard no answer', () => {
  let kit: PurchaseKit;
  beforeEach(async () => {
    kit = new PurchaseKit();
    await kit.buyVip();
  });
  const charge = (overrides: Parameters<PurchaseKit['oneClickCommand']>[0] = {}) =>
    kit.oneClick.execute(kit.oneClickCommand(overrides));
  const pressId = 'press-of-this-page-0001';

  it('is told as bought to the repeats of its press, and as owned to the next press', async () => {
    const first = await charge({ pressId });
    kit.clock.advance(20 * 60_000);
    expect(await charge({ pressId })).toEqual({ ...first, alreadyOwned: false });
    expect(await charge({ pressId: 'press-of-this-page-0002' })).toEqual({ ...first, alreadyOwned: true });
    expect(await charge()).toEqual({ ...first, alreadyOwned: true });
    expect(kit.cards.chargeCalls).toHaveLength(1);
  });

  it('is told as bought by the page that finds it, when its outcome was unknown', async () => {
    kit.cards.disturb('lost_answer');
    await charge({ pressId }).catch(() => undefined);
    const { sessionId, product, email, bumps, expectedTotalCents } = kit.oneClickCommand();
    const again = { sessionId, product, email, bumps, expectedTotalCents };
    const page = await kit.openCheckout(again, pressId);
    expect(page).toMatchObject({ alreadyOwned: false, url: expect.stringContaining(`session_id=${sessionId}`) });
    expect(await kit.openCheckout(again)).toMatchObject({ alreadyOwned: true });
    expect(
      kit.cards.payments.filter(
        ({ orderId }) => orderId === kit.orders.rows.find(({ product: of }) => of === product)!.id,
      ),
    ).toHaveLength(1);
  });

  it('is told as owned to whoever wants something else by then, even with the same press', async () => {
    kit.coupons.add({ code: 'LATER', product: 'implementation' });
    const first = await charge({ pressId });
    const elses = [{ bumps: ['implementation_bump'] }, { coachingSessions: 2 }, { couponCode: 'LATER' }] as const;
    const { sessionId, product } = kit.oneClickCommand();
    for (const other of elses) {
      expect(await charge({ pressId, ...other })).toEqual({ ...first, alreadyOwned: true });
      const page = await kit.openCheckout({ sessionId, product, ...other }, pressId);
      expect(page).toMatchObject({ alreadyOwned: true, quote: first.quote });
    }
    expect(await charge({ pressId })).toEqual({ ...first, alreadyOwned: false });
    expect(kit.cards.chargeCalls).toHaveLength(1);
  });

  it('is told as owned to whoever wants something else before its outcome is known', async () => {
    kit.cards.disturb('lost_answer');
    await charge({ pressId }).catch(() => undefined);
    expect(await charge({ pressId, coachingSessions: 1 })).toMatchObject({ alreadyOwned: true });
    expect(await charge({ pressId })).toMatchObject({ alreadyOwned: false });
  });

  it('is told as bought with what was chosen', async () => {
    kit.coupons.add({ code: 'LATER', product: 'implementation' });
    const chosen = { pressId, bumps: ['implementation_bump'], coachingSessions: 2, couponCode: 'LATER' } as const;
    const first = await charge(chosen);
    expect(await charge(chosen)).toEqual({ ...first, alreadyOwned: false });
    expect(await charge({ ...chosen, bumps: [] })).toEqual({ ...first, alreadyOwned: true });
  });

  it('is told to nobody else who knows the press', async () => {
    await charge({ pressId });
    const stranger = { buyerId: randomUUID(), pressId };
    await expect(charge(stranger)).rejects.toMatchObject({ code: 'no_saved_card' });
    await expect(charge({ email: 'kai@example.com', pressId })).rejects.toMatchObject({ code: 'no_saved_card' });
    const { sessionId, product } = kit.oneClickCommand();
    const asStranger = { sessionId, product, buyerId: randomUUID() };
    expect(await kit.openCheckout(asStranger, pressId)).toMatchObject({ alreadyOwned: true });
  });
});
