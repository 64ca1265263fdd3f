import { PayoutTarget } from '../../src/modules/affiliates/application/payout-target.js';
import type { SuspicionReader } from '../../src/modules/affiliates/application/suspicion-facts.port.js';
import { CommissionsRepository } from '../../src/modules/affiliates/infra/commissions.repository.js';
import { PayoutMethodsRepository } from '../../src/modules/affiliates/infra/payout-methods.repository.js';
import { PayoutsRepository } from '../../src/modules/affiliates/infra/payouts.repository.js';
import { ReceiptsRepository } from '../../src/modules/affiliates/infra/receipts.repository.js';
import { ReferralsRepository } from '../../src/modules/affiliates/infra/referrals.repository.js';
import { SpeakerAccountsRepository } from '../../src/modules/affiliates/infra/speaker-accounts.repository.js';
import { CoachingSessionsRepository } from '../../src/modules/delivery/infra/coaching-sessions.repository.js';
import { RegistrantsRepository } from '../../src/modules/funnel/infra/registrants.repository.js';
import { LedgerBook } from '../../src/modules/ledger/ledger-book.repository.js';
import { OrderHistoryRepository } from '../../src/modules/payments/settlement/infra/order-history.repository.js';
import { FixedClock } from '../../src/platform/clock/clock.fake.js';
import { EventNews } from '../../src/platform/outbox/event-news.js';
import { affiliateRules } from './affiliate-rules.js';
import { FakeMails } from './fake-mails.js';
import type { SqlDatabase } from './sql-database.js';
import { unitConfig } from './unit-config.js';

/** The money of affiliates over a real database; only mails stay in memory. */
export function affiliateMoney(
  { sql }: SqlDatabase,
  clock = new FixedClock(Date.parse('2025-11-20T18:00:00Z')),
  suspicions?: SuspicionReader,
) {
  const mails = new FakeMails();
  const payouts = new PayoutsRepository(sql);
  const methods = new PayoutMethodsRepository(sql, unitConfig());
  const target = new PayoutTarget(methods, new SpeakerAccountsRepository(sql));
  const delivery = new CoachingSessionsRepository(sql);
  const receipts = new ReceiptsRepository(sql);
  const rules = affiliateRules({
    transactions: sql,
    commissions: new CommissionsRepository(sql),
    payouts,
    target,
    receipts,
    referrals: new ReferralsRepository(sql),
    orders: new OrderHistoryRepository(sql),
    registrants: new RegistrantsRepository(sql, new EventNews(sql)),
    delivery,
    ledger: new LedgerBook(),
    mails,
    clock,
    config: { ...unitConfig(), paymentsAreTest: false },
    suspicions,
  });
  return { clock, mails, payouts, methods, delivery, receipts, ...rules };
}
