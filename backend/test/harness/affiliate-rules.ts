import { pino } from 'pino';
import type { AppConfig } from '../../src/config/app-config.js';
import { ClosePayoutUseCase } from '../../src/modules/affiliates/application/close-payout.use-case.js';
import { CommissionBook } from '../../src/modules/affiliates/application/commission-book.js';
import type { Commissions } from '../../src/modules/affiliates/application/commissions.port.js';
import { DecideAttribution } from '../../src/modules/affiliates/application/decide-attribution.js';
import { HoldSuspectsUseCase } from '../../src/modules/affiliates/application/hold-suspects.use-case.js';
import { ONE_TARGET } from '../../src/modules/affiliates/application/payout-methods.fake.js';
import { PayoutAlerts } from '../../src/modules/affiliates/application/payout-alerts.js';
import { PayoutFailureMail } from '../../src/modules/affiliates/application/payout-failure-mail.js';
import { PayoutStatement } from '../../src/modules/affiliates/application/payout-statement.js';
import type { PayoutTarget } from '../../src/modules/affiliates/application/payout-target.js';
import type { Payouts } from '../../src/modules/affiliates/application/payouts.port.js';
import type { Receipts } from '../../src/modules/affiliates/application/receipts.port.js';
import type { Referrals } from '../../src/modules/affiliates/application/referrals.port.js';
import { ReviewCommissionUseCase } from '../../src/modules/affiliates/application/review-commission.use-case.js';
import { RunPayoutsUseCase } from '../../src/modules/affiliates/application/run-payouts.use-case.js';
import { SettleCommissionUseCase } from '../../src/modules/affiliates/application/settle-commission.use-case.js';
import type { SuspicionReader } from '../../src/modules/affiliates/application/suspicion-facts.port.js';
import type { DeliveryReader } from '../../src/modules/delivery/delivery.public.js';
import type { RegistrantReader } from '../../src/modules/funnel/funnel.public.js';
import type { Ledger } from '../../src/modules/ledger/ledger.public.js';
import type { OrderHistoryReader } from '../../src/modules/payments/payments.public.js';
import type { Clock } from '../../src/platform/clock/clock.js';
import type { Transactions } from '../../src/platform/database/transactions.port.js';
import { Links } from '../../src/platform/links/links.js';
import { FakeSchedule } from './fake-schedule.js';
import type { FakeMails } from './fake-mails.js';
import { settingsWith } from './settings-with.js';
import { unitConfig } from './unit-config.js';

/** What the rules of affiliates' money stand on: memory, or PostgreSQL. */
export interface AffiliateWorld {
  transactions: Transactions;
  commissions: Commissions;
  payouts: Payouts;
  /** Everybody is paid at the address of the account unless somebody tells more. */
  target?: Pick<PayoutTarget, 'of'>;
  receipts: Receipts;
  referrals: Referrals;
  orders: OrderHistoryReader;
  registrants: RegistrantReader;
  delivery: DeliveryReader;
  ledger: Ledger;
  mails: FakeMails;
  clock: Clock;
  config: AppConfig;
  /** Nothing is suspicious unless somebody tells facts. */
  suspicions?: SuspicionReader;
}

const NOTHING_SUSPICIOUS: SuspicionReader = { factsAbout: async () => null };

/** Payouts of every amount go out without a second approver. */
export const ONE_OWNER_IS_ENOUGH = settingsWith({ 'payouts.second_approver_from_cents': null });

/** The use cases of affiliates' money, put together as their module does. */
export function affiliateRules(world: AffiliateWorld) {
  const { transactions, commissions, payouts, receipts, referrals, orders, registrants, ledger, clock } = world;
  const book = new CommissionBook(commissions, receipts, ledger, clock);
  const suspicions = world.suspicions ?? NOTHING_SUSPICIOUS;
  const suspects = new HoldSuspectsUseCase(transactions, commissions, receipts, suspicions, settingsWith({}), clock);
  const attribution = new DecideAttribution(referrals, orders, registrants, world.config);
  const links = new Links(unitConfig());
  const statement = new PayoutStatement(links);
  const failure = new PayoutFailureMail(world.mails, links);
  return {
    settle: new SettleCommissionUseCase(
      transactions,
      commissions,
      receipts,
      orders,
      world.delivery,
      new FakeSchedule(),
      attribution,
      book,
      suspects,
      clock,
    ),
    suspects,
    review: new ReviewCommissionUseCase(transactions, commissions, receipts, orders, book, clock),
    run: new RunPayoutsUseCase(
      transactions,
      payouts,
      world.mails,
      statement,
      world.target ?? ONE_TARGET,
      receipts,
      new PayoutAlerts(pino({ level: 'silent' })),
    ),
    close: new ClosePayoutUseCase(transactions, payouts, ledger, receipts, ONE_OWNER_IS_ENOUGH, failure, clock),
  };
}
