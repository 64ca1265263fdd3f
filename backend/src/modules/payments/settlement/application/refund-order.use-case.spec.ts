import { ID, PENDING, payment, refunds, stateAfter } from '../../../../../test/builders/settlement-facts.js';
import { factsInMemory } from '../../../../../test/harness/facts-in-memory.js';
import { SerialTransactions } from '../../../../platform/database/transactions.fake.js';
import { RecordingOutbox } from '../../../../platform/outbox/outbox.fake.js';
import { FakeProviderEvents } from '../../providers/application/provider-events.fake.js';
import { InMemorySettlementStore } from './settlement-store.fake.js';
import { DecidedRefunds } from './decided-refunds.js';
import { RefundOrderUseCase } from './refund-order.use-case.js';
import { PAY_BACK_TASK } from './settlement-tasks.js';

describe('a refund that was decided', () => {
  const setup = (state = stateAfter(PENDING, payment())) => {
    const outbox = new RecordingOutbox();
    const store = new InMemorySettlementStore([state]);
    const stripe = new FakeProviderEvents('stripe');
    const providers = { stripe, paypal: new FakeProviderEvents('paypal') };
    const transactions = new SerialTransactions();
    const jobs = { triedKeys: async () => outbox.jobs.map(({ options }) => options.key!) };
    const sut = new RefundOrderUseCase(
      store,
      outbox,
      new DecidedRefunds(jobs),
      providers,
      factsInMemory(store),
      transactions,
    );
    const payBack = (amountCents: number | null, orderId = ID) =>
      transactions.transaction((tx) => sut.payBack(tx, { orderId, amountCents }));
    return { sut, stripe, store, outbox, payBack };
  };

  it.each([
    [null, 9_700],
    [9_409, 9_409],
  ])('of %p cents is paid by the job that pays back (F-323)', async (amount, cents) => {
    const { outbox, payBack } = setup();
    expect(await payBack(amount)).toBe(cents);
    expect(outbox.jobs).toMatchObject([
      { task: PAY_BACK_TASK, payload: { order_id: ID, provider: 'stripe', payment_ref: 'pi_1', amount_cents: cents } },
    ]);
  });

  it.each([
    [0, 'refund_exceeds_kept'],
    [9_701, 'refund_exceeds_kept'],
  ])('of %p cents is refused', async (amount, code) => {
    const { outbox, payBack } = setup();
    await expect(payBack(amount)).rejects.toMatchObject({ code });
    expect(outbox.jobs).toEqual([]);
  });

  it('is refused where nothing is kept, and for an order that nobody knows', async () => {
    await expect(setup(PENDING).payBack(null)).rejects.toMatchObject({ code: 'refund_not_possible' });
    await expect(setup().payBack(null, 'f0000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('waits for the job of an earlier one, also where money went back before: two at once would count as one', async () => {
    const { payBack, outbox } = setup(stateAfter(PENDING, payment(), refunds({ amountCents: 2_000 })));
    expect(await payBack(1_000)).toBe(1_000);
    await expect(payBack(1_000)).rejects.toMatchObject({ code: 'refund_pending' });
    expect(outbox.jobs).toHaveLength(1);
    // The queue has given it up, or it is done.
    outbox.jobs.length = 0;
    expect(await payBack(1_000)).toBe(1_000);
  });

  it('does not wait for a job that only has to see what is booked already', async () => {
    const { payBack, outbox, store } = setup();
    await payBack(1_000);
    store.states.set(ID, stateAfter(PENDING, payment(), refunds({ amountCents: 1_000 })));
    expect(await payBack(1_000)).toBe(1_000);
    expect(outbox.jobs.map(({ payload }) => payload)).toMatchObject([{ amount_cents: 1_000 }, { amount_cents: 2_000 }]);
  });

  it('waits until a refund that somebody made at the provider has ended, and counts it then', async () => {
    const { sut, stripe, payBack } = setup();
    stripe.refundsBecome('pending');
    await stripe.refund({ paymentRef: 'pi_1', amountCents: 4_000, key: 'by hand' });
    await expect(sut.checkNonePending(ID)).rejects.toMatchObject({ code: 'refund_pending' });
    stripe.endRefund('by hand', 'succeeded');
    await sut.checkNonePending(ID);
    expect(await payBack(null)).toBe(5_700);
  });

  it('waits for no refund of a payment that was not owed: that one goes back by itself', async () => {
    const { sut, stripe } = setup(stateAfter(PENDING, payment(), payment({ ref: 'pi_2' })));
    stripe.refundsBecome('pending');
    await stripe.refund({ paymentRef: 'pi_2', amountCents: 9_700, key: 'second payment' });
    await expect(sut.checkNonePending(ID)).resolves.toBeUndefined();
  });

  it('is not decided while nobody can say what is under way', async () => {
    const { sut, stripe } = setup();
    stripe.unavailable();
    await expect(sut.checkNonePending(ID)).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
