import { randomUUID } from 'node:crypto';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { sessionsOf } from '../domain/coaching.js';
import { CoachingSessionsRepository } from './coaching-sessions.repository.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

describe('CoachingSessionsRepository', () => {
  let database: SqlDatabase;
  let sut: CoachingSessionsRepository;
  let orderId: string;
  beforeAll(async () => {
    database = await startSqlDatabase();
    sut = new CoachingSessionsRepository(database.sql);
  });
  beforeEach(async () => {
    orderId = randomUUID();
    await database.sql.transaction((tx) => sut.plan(tx, orderId, sessionsOf({ product: 'implementation', bought: 2 })));
  });
  afterAll(() => database.stop());

  const complete = (number: number, completedAt = NOW) =>
    database.sql.transaction((tx) => sut.complete(tx, { orderId, number, completedAt }));

  it('keeps the sessions of an order and what was held of them', async () => {
    expect(await complete(2)).toBe(true);
    await database.sql.transaction((tx) => sut.plan(tx, orderId, sessionsOf({ product: 'implementation', bought: 2 })));
    expect(await sut.ofOrder(orderId)).toEqual([
      { number: 1, kind: 'included', completedAt: null },
      { number: 2, kind: 'purchased', completedAt: NOW },
      { number: 3, kind: 'purchased', completedAt: null },
    ]);
    expect(await complete(4)).toBe(false);
  });

  it('is completed with the last session, and not before', async () => {
    await complete(1, NOW + 5);
    await complete(2, NOW);
    expect(await sut.completedAt(orderId)).toBeNull();
    await complete(3, NOW + 3);
    expect(await sut.completedAt(orderId)).toBe(NOW + 5);
    expect(await sut.completedAt(randomUUID())).toBeNull();
  });

  it('takes away only what was not held', async () => {
    await complete(2);
    expect(await database.sql.transaction((tx) => sut.cancel(tx, { orderId, number: 2 }))).toBe(false);
    expect(await database.sql.transaction((tx) => sut.cancel(tx, { orderId, number: 3 }))).toBe(true);
    await database.sql.transaction((tx) => sut.cancelOpen(tx, orderId));
    expect((await sut.ofOrder(orderId)).map(({ number }) => number)).toEqual([2]);
  });

  it('lets one transaction at a time work on an order, and others on other orders', async () => {
    const steps: string[] = [];
    const work = (name: string, id: string, wait: Promise<void>) =>
      database.sql.transaction(async (tx) => {
        await sut.lock(tx, id);
        steps.push(`${name} begins`);
        await wait;
        steps.push(`${name} ends`);
      });
    let release = (): void => undefined;
    const first = work('first', orderId, new Promise((resolve) => (release = resolve)));
    while (!steps.includes('first begins')) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = work('second', orderId, Promise.resolve());
    await work('other', randomUUID(), Promise.resolve());
    release();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first begins', 'other begins', 'other ends', 'first ends', 'second begins', 'second ends']);
  });
});
