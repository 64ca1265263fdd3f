import { DAY_MS } from '@summit/rules';
import { insertOrder } from '../../../test/harness/order-rows.js';
import { startReconciliationScene, type ReconciliationScene } from '../../../test/harness/reconciliation-scene.js';
import type { ProviderLine } from '../payments/payments.public.js';

// Stripe's charges of a plan carry no order of ours; the subscription behind them does.
describe('our book and the one of Stripe about a payment plan', () => {
  let scene: ReconciliationScene;
  beforeEach(async () => {
    scene = await startReconciliationScene();
  });
  afterEach(() => scene.stop());

  /** The oldest first. */
  const chargesSince = async (from: number): Promise<ProviderLine[]> => {
    const lines: ProviderLine[] = [];
    for await (const line of scene.books.stripe.lines(from, scene.clock.now()))
      if (line.kind === 'charge') lines.push(line);
    return lines.toSorted((one, other) => one.at - other.at);
  };

  it('differ about installments of a plan that we were not told of, name its order, and call none of them doubled', async () => {
    await scene.sale('stripe');
    const { orderId } = await scene.plan();
    await insertOrder(scene.database, { id: orderId, product: 'dfy', plan: true });
    await scene.daysPass(35);
    const installments = await chargesSince(scene.clock.now() - 36 * DAY_MS);
    expect(installments).toHaveLength(2);
    const bookOne = ({ reference: ref, cents, at }: ProviderLine) => scene.book('stripe', { ref, orderId, cents, at });
    await bookOne(installments[0]!);
    await scene.reconcile();
    const missing = {
      kind: 'missing_with_us',
      reference: installments[1]!.reference,
      order_id: orderId,
      cause: expect.stringContaining('Replay them') as string,
    };
    expect(await scene.found()).toMatchObject([missing]);
    const untold = { ...scene.books.stripe, lines: scene.books.stripe.lines.bind(scene.books.stripe) };
    untold.originOf = () => Promise.reject(new Error('nobody is asked again'));
    await scene.reconcilerOf({ ...scene.books, stripe: untold }).run(null);
    expect(await scene.found()).toMatchObject([missing]);
    await bookOne(installments[1]!);
    await scene.reconcile();
    expect(await scene.found()).toEqual([]);
  });
});
