import { DAY_MS } from '@summit/rules';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { createLogger } from '../../../../platform/logging/logger.js';
import { RecordingOutbox } from '../../../../platform/outbox/outbox.fake.js';
import { FakeProviderEvents } from '../../providers/application/provider-events.fake.js';
import { ReviewPaymentsJob } from './review-payments.job.js';
import { REVIEW_TASK } from './settlement-tasks.js';

const NOW = Date.parse('2025-11-20T11:30:00Z');

// money F1
describe('the nightly look at payments whose news got lost', () => {
  let outbox: RecordingOutbox;
  let paypal: FakeProviderEvents;
  let sut: ReviewPaymentsJob;
  beforeEach(() => {
    outbox = new RecordingOutbox();
    paypal = new FakeProviderEvents('paypal');
    sut = new ReviewPaymentsJob(
      { paymentsSince: async () => [] },
      { stripe: new FakeProviderEvents(), paypal },
      { execute: async () => undefined },
      { transaction: (work) => work({}) },
      outbox,
      new FixedClock(NOW),
      createLogger('silent'),
    );
  });
  const disputed = (ref: string) =>
    paypal.happen({
      id: `event-${ref}`,
      type: 'CUSTOMER.DISPUTE.CREATED',
      subject: { provider: 'paypal', kind: 'dispute', ref },
      occurredAt: NOW - DAY_MS,
    });

  it('begins with the first page of payments, in a job of its own behind the work of who pays now', async () => {
    await sut.run();
    expect(outbox.jobs).toMatchObject([
      { task: REVIEW_TASK, payload: { provider: 'paypal', after: null }, options: { bulk: true } },
    ]);
    expect(paypal.asked).toEqual([]);
  });

  it('reads disputes apart from that: tried again because PayPal is silent, it begins no payment anew', async () => {
    disputed('PP-D-1');
    paypal.unavailable();
    await expect(sut.runDisputes()).rejects.toThrow();
    await sut.runDisputes();
    expect(paypal.asked).toContainEqual({ provider: 'paypal', kind: 'dispute', ref: 'PP-D-1' });
    expect(outbox.jobs).toEqual([]);
  });

  it('ends between two disputes when the process is stopped', async () => {
    disputed('PP-D-1');
    await expect(sut.runDisputes(AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
    expect(paypal.asked).toEqual([]);
  });
});
