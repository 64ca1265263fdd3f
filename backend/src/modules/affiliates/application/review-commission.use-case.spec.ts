import { DECEMBER, suspectScene } from '../../../../test/harness/suspect-scene.js';

describe('ReviewCommissionUseCase', () => {
  it('releases: the commission goes into the next payout', async () => {
    const { money, review, run, sell, stepsOf } = suspectScene();
    await sell('o1', { suspicious: { ownCard: true } });
    expect(await review.execute('o1', 'released')).toBe(10_000);
    await run.execute(DECEMBER);
    expect(money.payouts).toMatchObject([{ amountCents: 10_000 }]);
    expect(await stepsOf('o1')).toContainEqual(['decision', { decision: 'released' }]);
  });

  it('denies: the order earns nothing, then and later, in the ledger too', async () => {
    const { money, ledger, review, sell, stepsOf } = suspectScene();
    await sell('o1', { suspicious: { ownCard: true } });
    await review.execute('o1', 'denied');
    await sell('o1', { suspicious: { ownCard: true }, refundedCents: 100 });
    expect(money.entries.map(({ kind, amountCents, cause }) => [kind, amountCents, cause])).toEqual([
      ['earn', 10_000, 'paid'],
      ['adjust', -10_000, 'denied'],
    ]);
    expect(ledger.balance('payable:affiliate:a1')).toBe(0);
    expect((await stepsOf('o1')).slice(-2)).toEqual([
      ['decision', { decision: 'denied' }],
      ['commission', { change: 'adjust', amountCents: -10_000, keptCents: 20_000, cause: 'denied' }],
    ]);
  });

  it('decides once, and only on what is held', async () => {
    const { review, sell } = suspectScene();
    await sell('honest');
    await sell('o1', { suspicious: { ownCard: true } });
    await review.execute('o1', 'released');
    for (const id of ['honest', 'o1', 'unknown'])
      await expect(review.execute(id, 'denied')).rejects.toMatchObject({ code: 'commission_not_held' });
  });
});
