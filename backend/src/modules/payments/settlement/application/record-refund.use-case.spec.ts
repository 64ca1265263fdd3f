import { AT, ID, PENDING, payment, refunds, stateAfter } from '../../../../../test/builders/settlement-facts.js';
import { settleInMemory } from '../../../../../test/harness/facts-in-memory.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { InMemorySettlementStore } from './settlement-store.fake.js';
import { DecidedRefunds } from './decided-refunds.js';
import { RecordRefund } from './record-refund.use-case.js';
import { refundJob } from './settlement-tasks.js';

const PAID = stateAfter(PENDING, payment());
const decided = (targetCents: number) => refundJob(ID, { provider: 'stripe', paymentRef: 'pi_1', targetCents }).key;

describe('a refund that is recorded by command', () => {
  const setup = ({ state = PAID, queue = [] }: { state?: typeof PAID; queue?: string[] } = {}) => {
    const store = new InMemorySettlementStore([state]);
    const jobs = { triedKeys: async () => queue };
    const sut = new RecordRefund(settleInMemory(store), new DecidedRefunds(jobs), new FixedClock(AT));
    const record = (amountCents: number) => sut.execute({ orderId: ID, amountCents, reason: 'bank transfer' });
    return { record, refundedCents: () => store.states.get(ID)!.books.refundedCents };
  };

  it('is booked (C-019)', async () => {
    const { record, refundedCents } = setup();
    expect(await record(700)).toMatch(/^external:/);
    expect(refundedCents()).toBe(700);
  });

  it('is refused while a refund that was decided is on its way: its job would pay the same money once more', async () => {
    const { record, refundedCents } = setup({ queue: [decided(9_700)] });
    await expect(record(9_700)).rejects.toThrow('a refund of this order is on its way');
    expect(refundedCents()).toBe(0);
  });

  it('does not wait for a job that only has to see what is booked already', async () => {
    const state = stateAfter(PENDING, payment(), refunds({ amountCents: 1_000 }));
    const { record, refundedCents } = setup({ state, queue: [decided(1_000)] });
    await record(700);
    expect(refundedCents()).toBe(1_700);
  });
});
