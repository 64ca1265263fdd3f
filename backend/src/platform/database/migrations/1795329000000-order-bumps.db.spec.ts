import { randomUUID } from 'node:crypto';
import { startMigratedDatabase, type MigratedDatabase } from '../../../../test/harness/migrated-database.js';
import { OrderBumps1795329000000 } from './1795329000000-order-bumps.js';

describe('the migration of order bumps', () => {
  let database: MigratedDatabase;
  beforeEach(async () => {
    database = await startMigratedDatabase();
    await run('down');
  });
  afterEach(() => database.stop());
  const run = (way: 'up' | 'down') => database.run(new OrderBumps1795329000000(), way);

  async function oldOrder(order: { product: string; bump: boolean; status: string; lines: object[] }): Promise<string> {
    const id = randomUUID();
    const fingerprint = JSON.stringify(['stripe', false, order.bump, 2, 4_600, 'zoe@example.com', null]);
    await database.rows(
      `insert into purchase_order (id, session_id, product, provider, status, order_bump, coaching_sessions, plan, fingerprint, quote,
         total_cents, is_test, created_at, updated_at)
       values ($1, $1::uuid::text, $2, 'stripe', $3, $4, 2, false, $5, $6, 4600, false, now(), now())`,
      [id, order.product, order.status, order.bump, fingerprint, { totalCents: 4_600, lines: order.lines }],
    );
    return id;
  }
  const read = async (id: string, columns: string) =>
    (await database.rows<object[]>(`select ${columns} from purchase_order where id = $1`, [id]))[0];

  const BASE = { key: 'base', quantity: 1, unitCents: 3_700, amountCents: 3_700 };
  const BUMP = { key: 'order_bump', quantity: 1, unitCents: 900, amountCents: 900 };

  it('carries every order over: its key, the line of its quote, and the fingerprint of one that is being paid', async () => {
    const paying = await oldOrder({ product: 'vip', bump: true, status: 'pending', lines: [BASE, BUMP] });
    const paid = await oldOrder({ product: 'dfy', bump: true, status: 'completed', lines: [BASE, BUMP] });
    const plain = await oldOrder({ product: 'vip', bump: false, status: 'pending', lines: [BASE] });
    await run('up');
    expect(await read(paying, 'bump_keys, quote, fingerprint')).toEqual({
      bump_keys: ['vip_bump'],
      quote: { totalCents: 4_600, lines: [BASE, { ...BUMP, bump: 'vip_bump' }] },
      fingerprint: JSON.stringify(['stripe', false, ['vip_bump'], 2, 4_600, 'zoe@example.com', null]),
    });
    expect(await read(paid, 'bump_keys, quote')).toMatchObject({
      bump_keys: ['dfy_bump'],
      quote: { lines: [BASE, { ...BUMP, bump: 'dfy_bump' }] },
    });
    expect(await read(plain, 'bump_keys, quote, fingerprint')).toEqual({
      bump_keys: [],
      quote: { totalCents: 4_600, lines: [BASE] },
      fingerprint: JSON.stringify(['stripe', false, [], 2, 4_600, 'zoe@example.com', null]),
    });
  });

  it('can be taken back without a loss of what the old column knew', async () => {
    const id = await oldOrder({ product: 'vip', bump: true, status: 'pending', lines: [BASE, BUMP] });
    const before = await read(id, 'order_bump, quote, fingerprint');
    await run('up');
    await run('down');
    expect(await read(id, 'order_bump, quote, fingerprint')).toEqual(before);
    await run('up');
  });
});
