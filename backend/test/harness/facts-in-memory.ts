import { pino, type Logger } from 'pino';
import { InMemoryCoupons } from '../../src/modules/payments/promo-codes/application/coupons.fake.js';
import { ApplyFacts } from '../../src/modules/payments/settlement/application/apply-facts.use-case.js';
import { SettleOrder } from '../../src/modules/payments/settlement/application/settle-order.js';
import type { InMemorySettlementStore } from '../../src/modules/payments/settlement/application/settlement-store.fake.js';
import { FixedClock } from '../../src/platform/clock/clock.fake.js';
import { SerialTransactions } from '../../src/platform/database/transactions.fake.js';
import { RecordingOutbox } from '../../src/platform/outbox/outbox.fake.js';
import { FakeLedger } from './fake-ledger.js';

const SILENT = pino({ level: 'silent' });

/** Facts become booked money in this store, with everything else in memory. */
export const factsInMemory = (store: InMemorySettlementStore, logger: Logger = SILENT): ApplyFacts =>
  new ApplyFacts(store, settleInMemory(store, logger));

export function settleInMemory(store: InMemorySettlementStore, logger: Logger = SILENT): SettleOrder {
  const clock = new FixedClock(0);
  const books = [new FakeLedger(), new InMemoryCoupons(clock), new RecordingOutbox()] as const;
  return new SettleOrder(new SerialTransactions(), store, ...books, clock, logger);
}
