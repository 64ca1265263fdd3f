import { randomUUID } from 'node:crypto';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { BROWSERS_OF_ADDRESS } from '../application/buyer-addresses.port.js';
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

  const rowsOf = (email: string) =>
    database.rows<{ browser: string; at: number }>(
      `select buyer_id as browser, (extract(epoch from proven_at) * 1000)::float8 as at from buyer_address where email = $1`,
      [email],
    );

  it('notes once which browser an address was proven for, and when last', async () => {
    const browser = randomUUID();
    await sut.add({ buyerId: browser, email: 'zoe@example.com', at: NOW });
    await sut.add({ buyerId: browser, email: 'zoe@example.com', at: NOW + 2 });
    expect(await rowsOf('zoe@example.com')).toEqual([{ browser, at: NOW + 2 }]);
  });

  it('takes no more browsers than a person has: a link that is handed around proves nothing for the next', async () => {
    const browsers = Array.from({ length: BROWSERS_OF_ADDRESS + 2 }, () => randomUUID());
    for (const buyerId of browsers) await sut.add({ buyerId, email: 'troll@example.com', at: NOW });
    await sut.add({ buyerId: browsers[0]!, email: 'troll@example.com', at: NOW + 1 });
    const rows = await rowsOf('troll@example.com');
    expect(rows.map(({ browser }) => browser).toSorted()).toEqual(browsers.slice(0, BROWSERS_OF_ADDRESS).toSorted());
    expect(rows.find(({ browser }) => browser === browsers[0])!.at).toBe(NOW + 1);
  });

  it('forgets what is older than asked for', async () => {
    await sut.add({ buyerId: randomUUID(), email: 'kai@example.com', at: NOW - 10 });
    await sut.forget(NOW - 10);
    expect(await rowsOf('kai@example.com')).toHaveLength(1);
    await sut.forget(NOW - 9);
    expect(await rowsOf('kai@example.com')).toEqual([]);
  });
});
