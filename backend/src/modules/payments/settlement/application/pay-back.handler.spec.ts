import { pino } from 'pino';
import { ID, PENDING, payment, stateAfter } from '../../../../../test/builders/settlement-facts.js';
import { factsInMemory } from '../../../../../test/harness/facts-in-memory.js';
import { SerialTransactions } from '../../../../platform/database/transactions.fake.js';
import { RecordingOutbox } from '../../../../platform/outbox/outbox.fake.js';
import { FakeProviderEvents } from '../../providers/application/provider-events.fake.js';
import { InMemorySettlementStore } from './settlement-store.fake.js';
import { PayBackHandler } from './pay-back.handler.js';
import { PAY_BACK_TASK, refundJob, type PayBackJob } from './settlement-tasks.js';

const KEPT = 9_700;
const JOB = refundJob(ID, { provider: 'stripe', paymentRef: 'pi_1', targetCents: KEPT }).payload as PayBackJob;
const KEY = JOB.key!;

describe('a refund that was decided', () => {
  const setup = () => {
    const store = new InMemorySettlementStore([stateAfter(PENDING, payment())]);
    const stripe = new FakeProviderEvents('stripe');
    const providers = { stripe, paypal: new FakeProviderEvents('paypal') };
    const alerts: Record<string, unknown>[] = [];
    const logger = pino(
      { level: 'error' },
      { write: (line) => alerts.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const transactions = new SerialTransactions();
    const outbox = new RecordingOutbox();
    const sut = new PayBackHandler(providers, factsInMemory(store, logger), transactions, outbox, logger);
    const refunded = () => store.states.get(ID)!.books.refundedCents;
    return { sut, stripe, outbox, alerts, refunded };
  };

  it('is booked at once, and nothing comes after it', async () => {
    const { sut, stripe, outbox, refunded } = setup();
    await sut.handle(JOB);
    await sut.handle(JOB);
    expect(stripe.refunds).toHaveLength(1);
    expect(refunded()).toBe(KEPT);
    expect(outbox.jobs).toEqual([]);
  });

  it('is looked at again while it is on its way, and asked for again when it has failed', async () => {
    const { sut, stripe, outbox, refunded } = setup();
    stripe.refundsBecome('pending');
    await sut.handle(JOB);
    expect(outbox.jobs).toMatchObject([{ task: PAY_BACK_TASK, payload: JOB, options: { key: KEY } }]);
    expect(refunded()).toBe(0);
    stripe.endRefund(KEY, 'failed');
    stripe.refundsBecome('succeeded');
    await sut.handle(JOB);
    expect(stripe.refunds.map(({ key, amountCents }) => [key, amountCents])).toEqual([
      [KEY, KEPT],
      [`${KEY}:again1`, KEPT],
    ]);
    expect(refunded()).toBe(KEPT);
    expect(outbox.jobs).toHaveLength(1);
  });

  it('pays what a refund of somebody else was to pay and did not', async () => {
    const { sut, stripe, outbox, refunded } = setup();
    stripe.refundsBecome('pending');
    await stripe.refund({ paymentRef: 'pi_1', amountCents: 4_000, key: 'by hand' });
    stripe.refundsBecome('succeeded');
    await sut.handle(JOB);
    expect(refunded()).toBe(5_700);
    stripe.endRefund('by hand', 'failed');
    await sut.handle(outbox.jobs[0]!.payload as PayBackJob);
    expect(refunded()).toBe(KEPT);
  });

  it('is told to somebody when it can not be paid', async () => {
    const { sut, stripe, outbox, alerts, refunded } = setup();
    stripe.refundsBecome('failed');
    for (let look = 0; look < 5; look += 1) await sut.handle(JOB);
    expect(stripe.refunds).toHaveLength(3);
    expect(alerts.at(-1)).toMatchObject({ alert: 'refund_not_paid', order_id: ID, ref: 'pi_1', cents: KEPT });
    expect([refunded(), outbox.jobs]).toEqual([0, []]);
  });
});
