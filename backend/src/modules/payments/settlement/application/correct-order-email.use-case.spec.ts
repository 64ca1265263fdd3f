import { pino } from 'pino';
import { ID, PENDING, payment, stateAfter } from '../../../../../test/builders/settlement-facts.js';
import { FakeLedger } from '../../../../../test/harness/fake-ledger.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../../platform/database/transactions.fake.js';
import { RecordingOutbox } from '../../../../platform/outbox/outbox.fake.js';
import { InMemoryCoupons } from '../../promo-codes/application/coupons.fake.js';
import { InMemorySettlementStore } from './settlement-store.fake.js';
import { CorrectOrderEmailUseCase } from './correct-order-email.use-case.js';
import { SettleOrder } from './settle-order.js';

describe('a corrected address', () => {
  it('replaces that of the order, and changes no money', async () => {
    const paid = stateAfter(PENDING, payment());
    const store = new InMemorySettlementStore([paid]);
    const clock = new FixedClock(Date.parse('2025-11-20T18:00:00Z'));
    const outbox = new RecordingOutbox();
    const transactions = new SerialTransactions();
    const coupons = new InMemoryCoupons(clock);
    const silent = pino({ level: 'silent' });
    const settleOrder = new SettleOrder(transactions, store, new FakeLedger(), coupons, outbox, clock, silent);
    const sut = new CorrectOrderEmailUseCase(settleOrder);
    const correct = (orderId: string) =>
      transactions.transaction((tx) => sut.correct(tx, { orderId, email: 'right@example.com' }));
    await correct(ID);
    expect(store.states.get(ID)).toEqual({ ...paid, books: { ...paid.books, email: 'right@example.com' } });
    expect(outbox.jobs).toEqual([]);
    await expect(correct('f0000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'not_found' });
  });
});
