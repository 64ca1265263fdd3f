import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@summit/rules';
import { insertOrder, type OrderRow } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import type { Sql, SqlExecutor } from '../../../platform/database/sql.js';
import { FINDING_KINDS } from '../domain/stuck-order.js';
import { StuckOrderFinderReadModel } from './stuck-order-finder.read-model.js';

const NOW = Date.parse('2025-11-25T18:00:00Z');
const EMAIL = 'failed@example.com';
const timeoutMs = 60_000;

//
describe('StuckOrderFinderReadModel', () => {
  let database: SqlDatabase;
  let finder: StuckOrderFinderReadModel;
  beforeAll(async () => {
    database = await startSqlDatabase();
    finder = new StuckOrderFinderReadModel(database.sql);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => database.stop());

  describe('a paid installment without its receipt', () => {
    it('is found also where the receipts of those before it were mailed', async () => {
      const id = await insertOrder(database, {
        product: 'dfy',
        plan: true,
        status: 'payment_plan_active',
        email: EMAIL,
      });
      await database.rows(
        `insert into plan_installment (order_id, number, amount_cents, due_at, paid_at)
       select $1, n, 83233, $2, case when n < 3 then $2::timestamptz end from generate_series(1, 3) n`,
        [id, new Date(NOW - HOUR_MS)],
      );
      const mailed = (number: number) =>
        database.rows(
          `insert into mail_message (id, key, template, recipient, "values", state) values (gen_random_uuid(), $1, 'receipt', $2, '{}', 'waiting')`,
          [`installment:${id}:${number}`, EMAIL],
        );
      const missing = async () =>
        (await finder.findIn([id], NOW, { kinds: ['without_mail'], timeoutMs })).map(({ subject, detail, since }) => [
          subject,
          detail,
          since,
        ]);
      await mailed(1);
      expect(await missing()).toEqual([['2', '2', NOW - HOUR_MS]]);
      await mailed(2);
      expect(await missing()).toEqual([]);
    });
  });

  describe('a mail of an order that failed', () => {
    const order = (given: OrderRow = {}) => insertOrder(database, { email: EMAIL, ...given });
    /** Writes a mail that the server refused; answers its id. */
    const fail = async (key: string, recipient = EMAIL): Promise<string> => {
      const id = randomUUID();
      await database.rows(
        `insert into mail_message (id, key, template, recipient, "values", state) values ($1, $2, 'receipt', $3, '{}', 'refused')`,
        [id, key, recipient],
      );
      return id;
    };
    const failedOf = async (orderId: string): Promise<string[]> =>
      (await finder.findIn([orderId], NOW, { kinds: ['mail_failed'], timeoutMs })).map(({ subject }) => subject).sort();

    it.each([
      ['receipt', ':again:'],
      ['details', ':again:'],
      ['vip-access', ':'],
    ])('is found until it is written anew, and so is the one after it: %s', async (name, again) => {
      const id = await order();
      const first = await fail(`${name}:${id}`);
      expect(await failedOf(id)).toEqual([first]);
      const second = await fail(`${name}:${id}${again}desk:${first}`);
      expect(await failedOf(id)).toEqual([second]);
      await fail(`${name}:${id}${again}desk:${second}`, 'nobody@example.com');
      expect(await failedOf(id)).toEqual([]);
    });

    it('is only the receipt where the order hands over nothing any more', async () => {
      const id = await order({ status: 'refunded' });
      const receipt = await fail(`receipt:${id}`);
      for (const name of ['details', 'add-on', 'vip-access']) await fail(`${name}:${id}`);
      expect(await failedOf(id)).toEqual([receipt]);
    });

    it("is nobody's trouble once the address of the order was corrected", async () => {
      const id = await order();
      await fail(`receipt:${id}`, 'mistyped@example.com');
      expect(await failedOf(id)).toEqual([]);
    });
  });

  describe('a look at some orders', () => {
    it('takes one connection for all kinds, so that others get the rest', async () => {
      const id = await insertOrder(database, { email: EMAIL, paidAt: NOW - HOUR_MS });
      const found = await finder.findIn([id], NOW, { kinds: FINDING_KINDS, timeoutMs });
      expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['not_delivered', 'without_mail']));
      expect(database.sql.connections.totalCount).toBe(1);
    });

    it('gives up after the time it was given', async () => {
      await database.sql.transaction(async (tx) => {
        await tx.query({ name: '', text: 'lock table mail_message in access exclusive mode' });
        await expect(finder.findIn([], NOW, { kinds: ['without_mail'], timeoutMs: 50 })).rejects.toThrow(
          'statement timeout',
        );
      });
    });

    it('gives up on a server that says nothing after the time of one kind, also where all kinds have longer', async () => {
      const limits: (number | undefined)[] = [];
      const sql: Pick<Sql, 'transaction'> = {
        transaction: (work, { statementTimeoutMs } = {}) => {
          limits.push(statementTimeoutMs);
          return work({ query: async () => [] });
        },
      };
      const sut = new StuckOrderFinderReadModel(sql);
      await sut.findAll(NOW);
      await sut.findIn([], NOW, { kinds: FINDING_KINDS, timeoutMs: 5_000 });
      expect(limits).toEqual([60_000, 5_000]);
    });

    // The back office gives up after fifteen seconds.
    it('has one time for all kinds, of which the last gets what is left', async () => {
      let time = 0;
      jest.spyOn(performance, 'now').mockImplementation(() => (time += 1_000));
      const left: string[] = [];
      const query: SqlExecutor['query'] = async ({ name, text }) => {
        if (name === '') left.push(text);
        return [];
      };
      const sql: Pick<Sql, 'transaction'> = { transaction: (work) => work({ query }) };
      const sut = new StuckOrderFinderReadModel(sql);
      await sut.findIn([], NOW, { kinds: FINDING_KINDS.slice(0, 4), timeoutMs: 3_000 });
      expect(left).toEqual([2_000, 1_000, 1, 1].map((ms) => `set local statement_timeout = ${ms}`));
    });
  });
});
