import { randomUUID } from 'node:crypto';
import { insertOrder } from '../../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import type { OfferVisit } from '../application/offer-timers.port.js';
import { BuyerAddressesRepository } from './buyer-addresses.repository.js';
import { OfferTimersRepository } from './offer-timers.repository.js';

const NOW = Date.parse('2025-10-20T18:00:00Z');

/** What it shares with the fake is in the contract of offers. */
describe('OfferTimersRepository', () => {
  let database: SqlDatabase;
  let sut: OfferTimersRepository;
  beforeAll(async () => {
    database = await startSqlDatabase();
    sut = new OfferTimersRepository(database.sql);
  });
  afterAll(() => database.stop());

  const visit = (overrides: Partial<OfferVisit>): OfferVisit => ({
    sessionId: randomUUID(),
    product: 'dfy',
    buyerId: null,
    email: null,
    clientBlock: 'home',
    now: NOW,
    ...overrides,
  });

  it('keeps the earliest of fifty starts at once', async () => {
    const email = `${randomUUID()}@example.com`;
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        sut.start(visit({ sessionId: `rush-${email}-${i % 5}`, email, now: NOW + i })),
      ),
    );
    const [row] = await database.rows<{ earliest: number }>(
      `select (extract(epoch from min(started_at)) * 1000)::float8 as earliest from timer_session where email = $1`,
      [email],
    );
    expect((await sut.start(visit({ email, now: NOW + 100 }))).counted).toBe(row!.earliest);
    expect(await database.rows('select from timer_session where email = $1', [email])).toHaveLength(6);
  });

  it('counts what a payment proves to belong to the address, where a payment proves the same of the caller (C-110)', async () => {
    const email = `${randomUUID()}@example.com`;
    const paidSession = () => insertOrder(database, { email });
    await sut.start(visit({ email, clientBlock: 'stranger', now: NOW - 9_000 }));
    await sut.start(visit({ sessionId: await paidSession(), email, clientBlock: 'at work', now: NOW - 5_000 }));
    expect((await sut.start(visit({ sessionId: await paidSession(), email }))).counted).toBe(NOW - 5_000);
    expect((await sut.start(visit({ email, clientBlock: 'train' }))).counted).toBe(NOW);
  });

  it('takes the address of an opened link for a visit that tells none, and never for one that does (C-110)', async () => {
    const email = `${randomUUID()}@example.com`;
    const [first, second, visitor] = [randomUUID(), randomUUID(), randomUUID()];
    const addresses = new BuyerAddressesRepository(database.sql);
    for (const buyerId of [first, second, visitor]) await addresses.add({ buyerId, email, at: NOW });
    await sut.start(visit({ buyerId: first, clientBlock: 'train', now: NOW - 9_000 }));
    expect((await sut.start(visit({ buyerId: second }))).counted).toBe(NOW - 9_000);
    const sessionId = randomUUID();
    await sut.start(visit({ sessionId, buyerId: visitor }));
    const honest = visit({ sessionId, buyerId: visitor, email: `${randomUUID()}@example.com`, now: NOW + 1 });
    expect((await sut.start(honest)).counted).toBe(NOW);
    expect(await sut.known(honest)).toBe(NOW);
    expect(await database.rows('select from timer_session where email = $1', [email])).toEqual([]);
  });

  it('answers each of those who ask at the same moment for their own offer', async () => {
    const [buyerId, sessionId, other] = [randomUUID(), randomUUID(), randomUUID()];
    await sut.start(visit({ sessionId, buyerId, now: NOW - 4_000 }));
    await sut.start(visit({ sessionId: other, product: 'vip', now: NOW - 3_000 }));
    const asked = [
      visit({ sessionId }),
      visit({ sessionId: other }),
      visit({ sessionId: randomUUID(), buyerId }),
      visit({ sessionId: other, product: 'vip' }),
      visit({ sessionId: randomUUID() }),
    ];
    expect(await Promise.all(asked.map((one) => sut.known(one)))).toEqual([
      NOW - 4_000,
      null,
      NOW - 4_000,
      NOW - 3_000,
      null,
    ]);
  });
});
