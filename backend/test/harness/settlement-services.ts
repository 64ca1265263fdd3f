import { pino } from 'pino';
import { ApplyEventHandler } from '../../src/modules/payments/settlement/application/apply-event.handler.js';
import { CaptureApprovedHandler } from '../../src/modules/payments/purchase/application/capture-approved.handler.js';
import { CloseAttemptHandler } from '../../src/modules/payments/purchase/application/close-attempt.handler.js';
import { FakeCardPayments } from '../../src/modules/payments/providers/application/card-payments.fake.js';
import { IngestEvent } from '../../src/modules/payments/settlement/application/ingest-event.use-case.js';
import { EndAttempt } from '../../src/modules/payments/purchase/application/end-attempt.js';
import { WalletAttempts } from '../../src/modules/payments/purchase/application/wallet-attempts.js';
import { StaleAttemptsRepository } from '../../src/modules/payments/purchase/infra/stale-attempts.repository.js';
import { AttemptEndsRepository } from '../../src/modules/payments/settlement/infra/attempt-ends.repository.js';
import { InspectAttempt } from '../../src/modules/payments/purchase/application/inspect-attempt.js';
import { FakeProviderEvents } from '../../src/modules/payments/providers/application/provider-events.fake.js';
import { PayBackHandler } from '../../src/modules/payments/settlement/application/pay-back.handler.js';
import { ReceiveNotification } from '../../src/modules/payments/settlement/application/receive-notification.use-case.js';
import { ReconcilePaymentsJob } from '../../src/modules/payments/purchase/application/reconcile-payments.job.js';
import { RecordRefund } from '../../src/modules/payments/settlement/application/record-refund.use-case.js';
import { ReplayEventsJob } from '../../src/modules/payments/settlement/application/replay-events.job.js';
import { DecidedRefunds } from '../../src/modules/payments/settlement/application/decided-refunds.js';
import { SettlementFollowUps } from '../../src/modules/payments/settlement/application/settlement-follow-ups.js';
import { SweepSettlementsJob } from '../../src/modules/payments/settlement/application/sweep-settlements.job.js';
import { FakeWalletPayments } from '../../src/modules/payments/providers/application/wallet-payments.fake.js';
import { PaymentAttemptsRepository } from '../../src/modules/payments/purchase/infra/payment-attempts.repository.js';
import { ProviderInboxRepository } from '../../src/modules/payments/settlement/infra/provider-inbox.repository.js';
import { PurchaseOrdersRepository } from '../../src/modules/payments/purchase/infra/purchase-orders.repository.js';
import { SettlementWorkRepository } from '../../src/modules/payments/settlement/infra/settlement-work.repository.js';
import { OrderHistoryRepository } from '../../src/modules/payments/settlement/infra/order-history.repository.js';
import { Installation } from '../../src/platform/installation/installation.js';
import type { Clock } from '../../src/platform/clock/clock.js';
import { WaitingJobs } from '../../src/platform/outbox/waiting-jobs.js';
import { Outbox } from '../../src/platform/outbox/outbox.js';
import { settlementOn } from './settlement.js';
import type { SqlDatabase } from './sql-database.js';

/** Everything that settlement does on its own, on a real database and with providers in memory. */
export function settlementServices(database: SqlDatabase, clock: Clock) {
  const { sql } = database;
  const alerts: Record<string, unknown>[] = [];
  const logger = pino(
    { level: 'error' },
    { write: (line) => alerts.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const settlement = settlementOn(database, clock);
  const { settleOrder, applyFacts } = settlement;
  const cards = new FakeCardPayments(clock);
  const wallet = new FakeWalletPayments(clock);
  const providers = { stripe: new FakeProviderEvents('stripe'), paypal: new FakeProviderEvents('paypal') };
  const inbox = new ProviderInboxRepository(sql);
  const work = new SettlementWorkRepository(sql);
  const attempts = new PaymentAttemptsRepository(sql);
  const orders = new PurchaseOrdersRepository(sql);
  const outbox = new Outbox();
  const ingest = new IngestEvent(sql, inbox, outbox, clock);
  const ends = new AttemptEndsRepository(sql);
  const stale = new StaleAttemptsRepository(sql);
  const ending = new EndAttempt(cards, providers, applyFacts);
  const inspection = new InspectAttempt(cards, providers, attempts, orders, applyFacts, ending, clock);
  const walletAttempts = new WalletAttempts(wallet, attempts, ends, orders, applyFacts, sql, clock);
  const followUps = new SettlementFollowUps(cards, providers, work, applyFacts);
  return {
    ...settlement,
    cards,
    wallet,
    providers,
    inbox,
    followUps,
    payBack: new PayBackHandler(providers, applyFacts, sql, outbox, logger),
    closeAttempt: new CloseAttemptHandler(stale, inspection),
    alerts,
    ingest,
    receive: new ReceiveNotification(providers, ingest),
    applyEvent: new ApplyEventHandler(
      inbox,
      providers,
      applyFacts,
      new OrderHistoryRepository(sql),
      new Installation(sql),
      clock,
      logger,
    ),
    replay: new ReplayEventsJob(providers, inbox, ingest, clock, logger),
    captureApproved: new CaptureApprovedHandler(walletAttempts, attempts, orders, applyFacts, clock),
    reconcile: new ReconcilePaymentsJob(stale, inspection, clock, logger),
    sweep: new SweepSettlementsJob(work, inbox, settleOrder, followUps, sql, outbox, clock, logger),
    recordRefund: new RecordRefund(settleOrder, new DecidedRefunds(new WaitingJobs(sql)), clock),
  };
}

export type SettlementServices = ReturnType<typeof settlementServices>;
