import { insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import type { InvoiceContent } from '../application/invoice.js';
import { InvoicesRepository } from './invoices.repository.js';

const AT = Date.parse('2025-11-20T18:00:00Z');

// M-184
describe('invoices in the database', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  afterAll(() => database.stop());

  const content = (orderId: string, name = 'Summit LLC'): InvoiceContent => ({
    seller: { name, address: '', taxId: '', note: '' },
    buyer: { name: null, email: 'zoe@example.com' },
    orderId,
    orderedAt: AT,
    lines: [{ name: 'VIP', amountCents: 3_700 }],
    discountCents: 0,
    totalCents: 3_700,
  });
  const issue = (orderId: string, seller?: string) =>
    database.sql.transaction((tx) =>
      new InvoicesRepository().issue(tx, orderId, { content: content(orderId, seller), at: AT }),
    );
  const order = () => insertOrder(database, { email: 'zoe@example.com' });

  it('are numbered from 1 on without gaps, also where many are issued at once and one is rolled back', async () => {
    const failed = await order();
    const broken = database.sql.transaction(async (tx) => {
      await new InvoicesRepository().issue(tx, failed, { content: content(failed), at: AT });
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    const orders = await Promise.all(Array.from({ length: 8 }, order));
    const numbers = (await Promise.all(orders.map((id) => issue(id)))).map(({ number }) => number);
    expect(numbers.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are one for each order, and say for good what they said first', async () => {
    const id = await order();
    const [first, same] = await Promise.all([issue(id), issue(id)]);
    expect(same.number).toBe(first.number);
    const later = await issue(id, 'New owners Inc.');
    expect(later).toEqual(first);
    expect(later.content.seller.name).toBe('Summit LLC');
  });
});
