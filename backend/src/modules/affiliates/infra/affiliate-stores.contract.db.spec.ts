import { describeAffiliateApplications } from '../../../../test/contracts/affiliate-applications.contract.js';
import { describePayoutMethods } from '../../../../test/contracts/payout-methods.contract.js';
import { describeReferrals } from '../../../../test/contracts/referrals.contract.js';
import { insertAffiliate } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase } from '../../../../test/harness/sql-database.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { AffiliateApplicationsRepository } from './affiliate-applications.repository.js';
import { PayoutMethodsRepository } from './payout-methods.repository.js';
import { ReferralsRepository } from './referrals.repository.js';

const open = async () => {
  const database = await startSqlDatabase();
  const { sql, stop } = database;
  return { sql, transactions: sql, newAffiliate: (code: string) => insertAffiliate(database, { code }), stop };
};

describeReferrals('the repository', async () => {
  const world = await open();
  return { ...world, referrals: new ReferralsRepository(world.sql) };
});

describePayoutMethods('the repository', async () => {
  const world = await open();
  return { ...world, methods: new PayoutMethodsRepository(world.sql, unitConfig()) };
});

describeAffiliateApplications('the repository', async () => ({
  ...(await open()),
  applications: new AffiliateApplicationsRepository(),
}));
