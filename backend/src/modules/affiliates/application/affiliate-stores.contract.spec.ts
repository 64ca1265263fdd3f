import { describeAffiliateApplications } from '../../../../test/contracts/affiliate-applications.contract.js';
import { describePayoutMethods } from '../../../../test/contracts/payout-methods.contract.js';
import { describeReferrals } from '../../../../test/contracts/referrals.contract.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import type { CreditCandidate } from '../domain/credit.js';
import { InMemoryAffiliateApplications } from './affiliate-applications.fake.js';
import { InMemoryPayoutMethods } from './payout-methods.fake.js';
import { InMemoryReferrals } from './referrals.fake.js';

const stop = async () => undefined;
const newAffiliate = async (code: string) => code;

describeReferrals('the fake', async () => {
  const affiliates: Record<string, CreditCandidate> = {};
  const add = async (code: string) => {
    affiliates[code] = { id: code, email: `${code.toLowerCase()}@speakers.test`, status: 'active' };
    return code;
  };
  return { referrals: new InMemoryReferrals(affiliates), newAffiliate: add, stop };
});

describePayoutMethods('the fake', async () => ({
  methods: new InMemoryPayoutMethods(),
  transactions: new SerialTransactions(),
  newAffiliate,
  stop,
}));

describeAffiliateApplications('the fake', async () => ({
  applications: new InMemoryAffiliateApplications(),
  transactions: new SerialTransactions(),
  newAffiliate,
  stop,
}));
