import { randomUUID } from 'node:crypto';
import { insertOrder } from '../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { OperatorAlerts } from '../../platform/alerts/operator-alerts.js';
import { FixedClock } from '../../platform/clock/clock.fake.js';
import { statement, type Sql } from '../../platform/database/sql.js';
import { LedgerAudit } from './read-models/ledger-audit.js';
import { LedgerAuditJob } from './ledger-audit.job.js';
import { LedgerBook } from './ledger-book.repository.js';
import type { LedgerEntry } from './ledger.public.js';
import { pino } from 'pino';

const LIMIT = statement('ledger-spec-limit', 'show statement_timeout');

describe('the ledger', () => {
  let database: SqlDatabase;
  beforeEach(async () => {
    database = await startSqlDatabase();
  });
  afterEach(() => database.stop());

  const sale = (over: Partial<LedgerEntry> = {}): LedgerEntry => ({
    kind: 'payment',
    sourceRef: 'stripe:pi_1',
    orderId: null,
    occurredAt: Date.parse('2025-10-28T18:00:00Z'),
    lines: [
      { account: 'cash:stripe', amountCents: 3_700 },
      { account: 'revenue:vip', amountCents: -3_700 },
    ],
    ...over,
  });
  const book = (entry: LedgerEntry) => database.sql.transaction((tx) => new LedgerBook().book(tx, entry));
  const audit = () => new LedgerAudit(database.sql).inspect();

  it('books once, however many book the same thing at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(sale())));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await audit()).toMatchObject({
      accounts: [
        { account: 'cash:stripe', cents: 3_700 },
        { account: 'revenue:vip', cents: -3_700 },
      ],
      totalCents: 0,
    });
  });

  it('books many at once, and of them only what is new', async () => {
    await book(sale());
    const entries = Array.from({ length: 50 }, (_, n) => sale({ sourceRef: `stripe:pi_${n}` }));
    const bookAll = () => database.sql.transaction((tx) => new LedgerBook().bookAll(tx, entries));
    expect([await bookAll(), await bookAll()]).toEqual([49, 0]);
    expect(await audit()).toMatchObject({
      accounts: [
        { account: 'cash:stripe', cents: 50 * 3_700 },
        { account: 'revenue:vip', cents: -50 * 3_700 },
      ],
      totalCents: 0,
    });
    const oneSided = sale({ sourceRef: 'stripe:pi_x', lines: [{ account: 'cash:stripe', amountCents: 1 }] });
    await expect(database.sql.transaction((tx) => new LedgerBook().bookAll(tx, [oneSided]))).rejects.toThrow(
      'two sides',
    );
    const odd = sale({
      sourceRef: 'stripe:pi_y',
      lines: [
        { account: 'cash:stripe', amountCents: 2 },
        { account: 'revenue:vip', amountCents: -1 },
      ],
    });
    await expect(database.sql.transaction((tx) => new LedgerBook().bookAll(tx, [odd]))).rejects.toThrow(
      'does not balance',
    );
  });

  it('asks the database nothing where there is nothing to book', async () => {
    const NO_DATABASE = {};
    expect(await new LedgerBook().bookAll(NO_DATABASE, [])).toBe(0);
  });

  it('takes nothing that does not balance or has one side only', async () => {
    const lines: LedgerEntry['lines'] = [
      { account: 'cash:stripe', amountCents: 3_700 },
      { account: 'revenue:vip', amountCents: -3_699 },
    ];
    await expect(book(sale({ lines }))).rejects.toThrow('does not balance');
    for (const sides of [[], lines.slice(0, 1)])
      await expect(book(sale({ lines: sides }))).rejects.toThrow('payment stripe:pi_1 has no two sides');
    expect((await audit()).accounts).toEqual([]);
  });

  it('forgets and changes nothing', async () => {
    await book(sale());
    for (const change of [
      `update ledger_line set amount_cents = 1`,
      `delete from ledger_line`,
      `update ledger_transaction set kind = 'x'`,
      `delete from ledger_transaction`,
    ])
      await expect(database.rows(change)).rejects.toThrow('append-only');
  });

  describe('audited', () => {
    const paidOrder = async () => {
      const orderId = await insertOrder(database, { capturedCents: 3_700 });
      await database.rows(
        `insert into payment (id, order_id, provider, provider_ref, amount_cents, booked_as, received_at) values ($1, $2, 'stripe', 'pi_1', 3700, 'order', now())`,
        [randomUUID(), orderId],
      );
      await book(sale({ orderId }));
      return orderId;
    };
    const logged: string[] = [];
    const alerts = () => new OperatorAlerts(database.sql, new FixedClock(0));
    const job = () =>
      new LedgerAuditJob(
        new LedgerAudit(database.sql),
        alerts(),
        pino({ level: 'error' }, { write: (line) => logged.push(line) }),
      );

    it('finds nothing where everything says the same, and says nothing', async () => {
      await paidOrder();
      expect(await audit()).toMatchObject({ totalCents: 0, unbalancedTransactions: [], disagreeingOrders: [] });
      await job().run();
      expect(logged).toEqual([]);
    });

    it.each([
      ['the sums of the order', `update purchase_order set captured_cents = 3699`],
      ['the refunds of the order', `update purchase_order set refunded_cents = 1`],
      ['its payments', `update payment set amount_cents = 3699`],
      ['how a payment is booked', `update payment set booked_as = 'duplicate'`],
      [
        'its refunds',
        `insert into refund (id, payment_id, provider, provider_ref, kind, amount_cents, state, occurred_at) select gen_random_uuid(), id, 'stripe', 're_1', 'refund', 1, 'succeeded', now() from payment`,
      ],
    ])('finds an order in which %s were changed by hand, and alerts', async (_, tampering) => {
      const orderId = await paidOrder();
      await database.rows(tampering);
      expect((await audit()).disagreeingOrders).toEqual([orderId]);
      logged.length = 0;
      await job().run();
      expect(logged.join()).toContain(orderId);
      expect(await database.rows(`select kind, urgent from operator_alert where ended_at is null`)).toEqual([
        { kind: 'books_differ', urgent: true },
      ]);
    });

    it('may read the whole book for two minutes, longer than a request has', async () => {
      const limits: unknown[] = [];
      const transaction: Sql['transaction'] = (work, options) =>
        database.sql.transaction(async (tx) => {
          limits.push(...(await tx.query(LIMIT)));
          return work(tx);
        }, options);
      await new LedgerAudit({ transaction }).inspect();
      expect(limits).toEqual([{ statement_timeout: '2min' }]);
    });

    it('finds a booking that somebody wrote past the guards', async () => {
      await paidOrder();
      await database.rows('alter table ledger_line disable trigger user');
      await database.rows(`update ledger_line set amount_cents = amount_cents + 1 where account = 'cash:stripe'`);
      await database.rows('alter table ledger_line enable trigger user');
      expect(await audit()).toMatchObject({ totalCents: 1, unbalancedTransactions: ['1'] });
    });
  });
});
