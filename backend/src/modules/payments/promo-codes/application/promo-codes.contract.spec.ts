import { CODES_TIME, describeCoupons } from '../../../../../test/contracts/coupons.contract.js';
import { describePromoCodes } from '../../../../../test/contracts/promo-codes.contract.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../../platform/database/transactions.fake.js';
import { InMemoryCoupons } from './coupons.fake.js';
import { InMemoryPromoCodes } from './promo-codes.fake.js';

const stop = async () => undefined;

describeCoupons('the fake', async () => {
  const clock = new FixedClock(CODES_TIME);
  const coupons = new InMemoryCoupons(clock);
  return {
    coupons,
    transactions: new SerialTransactions(),
    clock,
    addCode: async (rule, providers) => coupons.add({ ...rule, providers }),
    addOrder: async () => undefined,
    stop,
  };
});

describePromoCodes('the fake', async () => {
  const clock = new FixedClock(CODES_TIME);
  const codes = new InMemoryPromoCodes(clock);
  return {
    codes,
    clock,
    use: async (code, provider) => codes.notePaidUse(code, provider, 1_850),
    mirrored: async () => codes.jobs.map(({ code }) => code),
    stop,
  };
});
