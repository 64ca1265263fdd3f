import { DECEMBER, suspectScene } from '../../../../test/harness/suspect-scene.js';

describe('HoldSuspectsUseCase', () => {
  it('holds one commission with its reasons, on the receipt too, and leaves the others alone', async () => {
    const { money, sell, stepsOf } = suspectScene();
    await sell('honest');
    await sell('burst', { suspicious: { clicksInHour: 1_000 } });
    expect(money.commissionOf('honest')).toMatchObject({ review: null });
    expect(money.commissionOf('burst')).toMatchObject({ review: 'held', suspicions: ['click_burst'] });
    expect(await stepsOf('burst')).toContainEqual(['review', { suspicions: ['click_burst'] }]);
  });

  it('keeps a held commission out of the payout, and drops nothing', async () => {
    const { money, run, sell } = suspectScene();
    await sell('honest');
    await sell('burst', { suspicious: { clicksInHour: 1_000 } });
    await run.execute(DECEMBER);
    expect(money.payouts).toMatchObject([{ amountCents: 10_000 }]);
    expect(money.entries.map(({ orderId, amountCents, payoutId }) => [orderId, amountCents, payoutId])).toEqual([
      ['honest', 10_000, 'payout-1'],
      ['burst', 10_000, null],
    ]);
  });

  it('holds all that an affiliate has not been paid when too much goes back, and not what was paid', async () => {
    const { money, run, close, sell } = suspectScene();
    await sell('paid out');
    await run.execute(DECEMBER);
    await close.execute('payout-1', 'paid', null);
    await sell('waits');
    await sell('goes back', { refundedCents: 1_000, suspicious: { recentOrders: 6, refundedOrders: 3 } });
    expect(money.commissionOf('paid out')).toMatchObject({ review: null });
    for (const id of ['waits', 'goes back'])
      expect(money.commissionOf(id)).toMatchObject({ review: 'held', suspicions: ['refund_rate'] });
  });

  it('holds once: news that repeats adds no step, and what was released stays released', async () => {
    const { money, review, sell, stepsOf } = suspectScene();
    const suspicious = { ownBrowser: true };
    await sell('o1', { suspicious });
    await sell('o1', { suspicious });
    expect((await stepsOf('o1')).filter(([kind]) => kind === 'review')).toHaveLength(1);
    await review.execute('o1', 'released');
    await sell('o1', { suspicious, refundedCents: 100 });
    expect(money.commissionOf('o1')).toMatchObject({ review: 'released' });
  });
});
