import { randomUUID } from 'node:crypto';
import { insertOrder } from '../../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { ORDER_STATUSES } from '../../domain/order-status.js';
import { OrderReaderRepository } from './order-reader.repository.js';

describe('OrderReader', () => {
  let database: SqlDatabase;
  let reader: OrderReaderRepository;
  beforeAll(async () => {
    database = await startSqlDatabase();
    reader = new OrderReaderRepository(database.sql);
  });
  afterAll(() => database.stop());

  it('shows an order in cents and milliseconds', async () => {
    const at = Date.parse('2025-10-28T18:00:00.123Z');
    const id = await insertOrder(database, {
      product: 'dfy',
      coachingSessions: 2,
      affiliateCode: 'AMARA',
      createdAt: at,
    });
    expect(await reader.byId(id)).toEqual({
      id,
      product: 'dfy',
      provider: 'stripe',
      status: 'completed',
      email: 'zoe@example.com',
      name: 'Zoe',
      plan: false,
      bumps: [],
      coachingSessions: 2,
      totalCents: 269_700,
      capturedCents: 269_700,
      refundedCents: 0,
      affiliateCode: 'AMARA',
      isTest: false,
      createdAt: at,
      paidAt: at,
    });
    expect(await reader.byId(randomUUID())).toBeNull();
  });

  it('knows what an address holds: paid, not refunded in full, not in dispute', async () => {
    for (const status of ORDER_STATUSES) await insertOrder(database, { email: `${status}@example.com`, status });
    const held = [];
    for (const status of ORDER_STATUSES) if (await reader.holds(`${status}@example.com`, 'vip')) held.push(status);
    expect(held).toEqual(['completed', 'payment_plan_active', 'payment_plan_past_due', 'partially_refunded']);
    expect(await reader.holds('completed@example.com', 'dfy')).toBe(false);
  });
});
