import { randomUUID } from 'node:crypto';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { BuyerAddressesRepository } from './buyer-addresses.repository.js';

const NOW = Date.parse('2025-10-20T18:00:00Z');

describe('BuyerAddressesRepository (C-110)', () => {
  let database: SqlDatabase;
  let sut: BuyerAddressesRepository;
  beforeAll(async () => {
    database = await startSqlDatabase();
    sut = new BuyerAddressesRepository(database.sql);
  });
  afterAll(() => database.stop());

  it('knows the address that a browser proved last, and no other browser’s', async () => {
    const buyerId = randomUUID();
    expect(await sut.newestOf(buyerId)).toBeNull();
    await sut.add({ buyerId, email: 'zoe@example.com', at: NOW });
    await sut.add({ buyerId, email: 'kai@example.com', at: NOW + 1 });
    expect(await sut.newestOf(buyerId)).toBe('kai@example.com');
    await sut.add({ buyerId, email: 'zoe@example.com', at: NOW + 2 });
    expect(await sut.newestOf(buyerId)).toBe('zoe@example.com');
    expect(await sut.newestOf(randomUUID())).toBeNull();
  });

  it('forgets what is older than asked for', async () => {
    const buyerId = randomUUID();
    await sut.add({ buyerId, email: 'zoe@example.com', at: NOW - 10 });
    await sut.forget(NOW - 10);
    expect(await sut.newestOf(buyerId)).toBe('zoe@example.com');
    await sut.forget(NOW - 9);
    expect(await sut.newestOf(buyerId)).toBeNull();
  });
});
