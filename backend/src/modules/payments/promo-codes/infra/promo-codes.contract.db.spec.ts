import { HOUR_MS } from '@summit/rules';
import { randomUUID } from 'node:crypto';
import { CODES_TIME, describeCoupons } from '../../../../../test/contracts/coupons.contract.js';
import { describePromoCodes } from '../../../../../test/contracts/promo-codes.contract.js';
import { aPurchaseOrder } from '../../../../../test/builders/purchase.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import { PurchaseOrdersRepository } from '../../purchase/infra/purchase-orders.repository.js';
import { PromoCodesRepository } from './promo-codes.repository.js';
import { CouponsRepository } from './promo-coupons.repository.js';

const addOrder = ({ sql }: SqlDatabase, id: string) =>
  sql.transaction((tx) => new PurchaseOrdersRepository(sql).add(tx, aPurchaseOrder({ id }), null));
const idOf = async ({ rows }: SqlDatabase, code: string) =>
  (await rows<{ id: string }>('select id from promo_code where code = $1', [code]))[0]!.id;

describeCoupons('the repository', async () => {
  const database = await startSqlDatabase();
  const { sql } = database;
  const clock = new FixedClock(CODES_TIME);
  const codes = new PromoCodesRepository(sql, new Outbox(), clock);
  return {
    coupons: new CouponsRepository(sql, clock),
    transactions: sql,
    clock,
    addCode: async (rule, providers) => {
      await codes.add({ rule, providers, mirrorDelayMs: 0 });
      return idOf(database, rule.code);
    },
    addOrder: (orderId) => addOrder(database, orderId),
    stop: database.stop,
  };
});

describe('on one database', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  afterAll(() => database.stop());

  describePromoCodes('the repository', async () => {
    const { sql, rows } = database;
    await rows('delete from promo_redemption');
    await rows('delete from promo_code');
    await rows('delete from graphile_worker._private_jobs');
    const clock = new FixedClock(CODES_TIME);
    const coupons = new CouponsRepository(sql, clock);
    return {
      codes: new PromoCodesRepository(sql, new Outbox(), clock),
      clock,
      use: async (code, provider) => {
        const orderId = randomUUID();
        await addOrder(database, orderId);
        const use = { orderId, promoCodeId: await idOf(database, code), provider, discountCents: 1_850 };
        await sql.transaction((tx) => coupons.reserve(tx, { ...use, until: CODES_TIME + HOUR_MS }));
        await sql.transaction((tx) => coupons.redeem(tx, orderId));
      },
      mirrored: async () =>
        (await rows<{ code: string }>(`select payload ->> 'code' as code from graphile_worker._private_jobs`)).map(
          ({ code }) => code,
        ),
      stop: async () => undefined,
    };
  });
});
