import { randomUUID } from 'node:crypto';
import { PRICE_BOOK } from '@summit/pricing';
import { HOUR_MS } from '@summit/rules';
import { insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import type { NewBuyerRequest } from '../application/buyer-requests.port.js';
import { BuyerRequestsReadModel } from '../read-models/buyer-requests.read-model.js';
import { BuyerRequestsRepository } from './buyer-requests.repository.js';

const AT = Date.parse('2025-11-20T18:00:00Z');

describe('the requests of buyers', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  afterAll(() => database.stop());

  const add = (request: NewBuyerRequest) =>
    database.sql.transaction((tx) => new BuyerRequestsRepository(database.sql).add(tx, request));
  const refundOf = (orderId: string, askedAt = AT): NewBuyerRequest => ({
    id: randomUUID(),
    orderId,
    kind: 'refund',
    reason: 'Not for me.',
    guaranteeUntil: AT + HOUR_MS,
    askedAt,
  });
  const decide = (id: string, state: 'approved' | 'declined', at: number) =>
    database.sql.transaction(async (tx) => {
      const requests = new BuyerRequestsRepository(database.sql);
      await requests.lock(tx, id);
      await requests.decide(tx, { id, state, answer: 'No.', amountCents: null, at });
    });

  it('wait once for an order and a kind, also when two come at the same moment', async () => {
    const orderId = await insertOrder(database);
    const both = await Promise.all([add(refundOf(orderId)), add(refundOf(orderId))]);
    expect(both.sort()).toEqual([false, true]);
    const newEmail = 'zoey@example.com';
    expect(await add({ id: randomUUID(), orderId, kind: 'email', reason: '', newEmail, askedAt: AT + 1 })).toBe(true);
    const stored = await new BuyerRequestsRepository(database.sql).ofOrders([orderId]);
    expect(stored).toMatchObject([
      { kind: 'email', state: 'pending', newEmail, askedAt: AT + 1 },
      { kind: 'refund', state: 'pending', newEmail: null, askedAt: AT },
    ]);
  });

  it('are listed with their orders: those that wait first, then what was decided last', async () => {
    const list = new BuyerRequestsReadModel(database.sql);
    const before = (await list.page({ state: null, limit: 50, offset: 0 })).total;
    const [first, second, third] = [refundOf('', AT), refundOf('', AT + HOUR_MS), refundOf('', AT + 2 * HOUR_MS)];
    for (const request of [first, second, third]) await add({ ...request, orderId: await insertOrder(database) });
    await decide(first.id, 'approved', AT + 3 * HOUR_MS);
    await decide(second.id, 'declined', AT + 4 * HOUR_MS);
    const { total, requests } = await list.page({ state: null, limit: 50, offset: 0 });
    expect(total).toBe(before + 3);
    expect(requests.map(({ id }) => id).filter((id) => [first, second, third].some((one) => one.id === id))).toEqual([
      third.id,
      second.id,
      first.id,
    ]);
    expect(requests.find(({ id }) => id === third.id)).toMatchObject({
      email: 'zoe@example.com',
      product: 'vip',
      keptCents: PRICE_BOOK.vip.early,
      guaranteeUntil: AT + HOUR_MS,
      reason: 'Not for me.',
    });
    expect((await list.page({ state: 'declined', limit: 1, offset: 0 })).requests).toMatchObject([{ id: second.id }]);
  });
});
