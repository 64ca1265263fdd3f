import { ClosePayoutUseCase } from '../../src/modules/affiliates/application/close-payout.use-case.js';
import { PayoutTarget } from '../../src/modules/affiliates/application/payout-target.js';
import { PayoutStatement } from '../../src/modules/affiliates/application/payout-statement.js';
import { RunPayoutsUseCase } from '../../src/modules/affiliates/application/run-payouts.use-case.js';
import { SettleCommissionUseCase } from '../../src/modules/affiliates/application/settle-commission.use-case.js';
import { CommissionsRepository } from '../../src/modules/affiliates/infra/commissions.repository.js';
import { PayoutMethodsRepository } from '../../src/modules/affiliates/infra/payout-methods.repository.js';
import { PayoutsRepository } from '../../src/modules/affiliates/infra/payouts.repository.js';
import { ReferralsRepository } from '../../src/modules/affiliates/infra/referrals.repository.js';
import { SpeakerAccountsRepository } from '../../src/modules/affiliates/infra/speaker-accounts.repository.js';
import { CoachingSessionsRepository } from '../../src/modules/delivery/infra/coaching-sessions.repository.js';
import { RegistrantsRepository } from '../../src/modules/funnel/infra/registrants.repository.js';
import { LedgerBook } from '../../src/modules/ledger/ledger-book.repository.js';
import { OrderHistoryRepository } from '../../src/modules/payments/settlement/infra/order-history.repository.js';
import { FixedClock } from '../../src/platform/clock/clock.fake.js';
import { Links } from '../../src/platform/links/links.js';
import { FakeMails } from './fake-mails.js';
import type { SqlDatabase } from './sql-database.js';
import { unitConfig } from './unit-config.js';

/** The money of affiliates over a real database, as the module puts it together; only mails stay in memory. */
export function affiliateMoney({ sql }: SqlDatabase, clock = new FixedClock(Date.parse('2025-11-20T18:00:00Z'))) {
  const mails = new FakeMails();
  const ledger = new LedgerBook();
  const payouts = new PayoutsRepository(sql);
  const methods = new PayoutMethodsRepository(sql, unitConfig());
  const target = new PayoutTarget(methods, new SpeakerAccountsRepository(sql));
  const delivery = new CoachingSessionsRepository(sql);
  const settle = new SettleCommissionUseCase(
    sql,
    new CommissionsRepository(sql),
    new ReferralsRepository(sql),
    new OrderHistoryRepository(sql),
    new RegistrantsRepository(sql),
    delivery,
    ledger,
    clock,
    { ...unitConfig(), paymentsAreTest: false },
  );
  return {
    clock,
    mails,
    payouts,
    methods,
    delivery,
    settle,
    run: new RunPayoutsUseCase(sql, payouts, mails, new PayoutStatement(new Links(unitConfig())), target),
    close: new ClosePayoutUseCase(sql, payouts, ledger, clock),
  };
}
