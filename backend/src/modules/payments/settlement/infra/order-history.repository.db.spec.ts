import { randomUUID } from 'node:crypto';
import { insertOrder } from '../../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { OrderHistoryRepository } from './order-history.repository.js';

const AT = Date.parse('2025-11-20T18:00:00.123Z');

describe('OrderHistoryRepository', () => {
  let database: SqlDatabase;
  let sut: OrderHistoryRepository;
  beforeAll(async () => {
    database = await startSqlDatabase();
    sut = new OrderHistoryRepository(database.sql);
  });
  afterAll(() => database.stop());

  const pay = async (
    orderId: string,
    given: { ref: string; amountCents: number; bookedAs?: string; installment?: number },
  ) => {
    const id = randomUUID();
    const { ref, amountCents, bookedAs = 'order', installment = null } = given;
    await database.rows(
      `insert into payment (id, order_id, provider, provider_ref, amount_cents, installment, booked_as, received_at)
       values ($1, $2, 'stripe', $3, $4, $5, $6, $7)`,
      [id, orderId, ref, amountCents, installment, bookedAs, new Date(AT)],
    );
    return id;
  };
  const refund = (paymentId: string, ref: string, given: { state?: string; kind?: string } = {}) =>
    database.rows(
      `insert into refund (id, payment_id, provider, provider_ref, kind, amount_cents, state, occurred_at)
       values ($1, $2, 'stripe', $3, $4, 500, $5, $6)`,
      [randomUUID(), paymentId, ref, given.kind ?? 'refund', given.state ?? 'succeeded', new Date(AT)],
    );

  it('reads an order as it is', async () => {
    const id = await insertOrder(database, {
      product: 'implementation',
      bumps: ['implementation_bump'],
      coachingSessions: 2,
      affiliateCode: 'AMARA',
      createdAt: AT,
    });
    expect(await sut.byId(id)).toMatchObject({
      order: {
        id,
        product: 'implementation',
        provider: 'stripe',
        status: 'completed',
        email: 'zoe@example.com',
        name: 'Zoe',
        plan: false,
        bumps: ['implementation_bump'],
        coachingSessions: 2,
        totalCents: 30_900,
        capturedCents: 30_900,
        refundedCents: 0,
        affiliateCode: 'AMARA',
        isTest: false,
        createdAt: AT,
        paidAt: AT,
      },
      lines: [{ key: 'base' }, { key: 'order_bump' }, { key: 'coaching_sessions', quantity: 2, amountCents: 20_000 }],
      discountCents: 0,
      payments: [],
      refunds: [],
      installments: [],
      plan: null,
      cardLast4: null,
    });
    expect(await sut.byId(randomUUID())).toBeNull();
  });

  it('tells the payments that belong to the order, and what stayed back of them', async () => {
    const id = await insertOrder(database);
    const payment = await pay(id, { ref: 'pi_1', amountCents: 3_700 });
    const twice = await pay(id, { ref: 'pi_2', amountCents: 3_700, bookedAs: 'duplicate' });
    await refund(payment, 're_1');
    await refund(payment, 're_2', { state: 'reversed' });
    await refund(twice, 're_3');
    expect(await sut.byId(id)).toMatchObject({
      payments: [{ ref: 'pi_1', amountCents: 3_700, installment: null, receivedAt: AT }],
      refunds: [{ ref: 're_1', kind: 'refund', amountCents: 500, at: AT }],
    });
  });

  it('tells a plan, and where its failed payment can be paid', async () => {
    const id = await insertOrder(database, { product: 'dfy', plan: true, status: 'payment_plan_past_due' });
    await database.rows(
      `insert into payment_plan (order_id, subscription_ref, pay_url, next_attempt_at, card_ref, card_last4, card_given_at, failed_invoices, invoice_tries)
       values ($1, 'sub_1', 'https://pay.test/1', $2, 'pm_2', '4444', $2, '{in_2,in_3}', $3)`,
      [id, new Date(AT), { in_3: { nextAttemptAt: null, payUrl: 'https://pay.test/3' } }],
    );
    for (const number of [2, 1])
      await database.rows(
        'insert into plan_installment (order_id, number, amount_cents, due_at, paid_at) values ($1, $2, 83233, $3, $4)',
        [id, number, new Date(AT), number === 1 ? new Date(AT) : null],
      );
    expect(await sut.byId(id)).toMatchObject({
      installments: [
        { number: 1, amountCents: 83_233, dueAt: AT, paidAt: AT },
        { number: 2, amountCents: 83_233, dueAt: AT, paidAt: null },
      ],
      plan: {
        // The first failed when a plan had one try for all.
        failed: [
          { ref: 'in_2', nextAttemptAt: AT, payUrl: 'https://pay.test/1' },
          { ref: 'in_3', nextAttemptAt: null, payUrl: 'https://pay.test/3' },
        ],
        charges: false,
        card: { last4: '4444', givenAt: AT },
      },
    });
  });

  it('knows the card that a checkout saved, and the one that a later order was charged to', async () => {
    const buyer = randomUUID();
    await database.rows('insert into buyer (id, created_at) values ($1, now())', [buyer]);
    const [checkout, oneClick] = [await insertOrder(database), await insertOrder(database)];
    await database.rows(
      `insert into saved_card (order_id, buyer_id, email, customer_ref, payment_method_ref, brand, last4, saved_at)
       values ($1, $2, 'zoe@example.com', 'cus_1', 'pm_1', 'visa', '4242', now())`,
      [checkout, buyer],
    );
    await database.rows(
      `insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, request, created_at, updated_at)
       values ($1, $2, 1, 'one_click', 'succeeded', 'key', $3, now(), now())`,
      [randomUUID(), oneClick, { card: { customerRef: 'cus_1', paymentMethodRef: 'pm_1' } }],
    );
    expect(await sut.byId(checkout)).toMatchObject({ cardLast4: '4242' });
    expect(await sut.byId(oneClick)).toMatchObject({ cardLast4: '4242' });
  });

  it('lists the paid orders of an address and product, oldest first, whatever became of them', async () => {
    const email = 'list@example.com';
    const newer = await insertOrder(database, { email, createdAt: AT + 1 });
    const older = await insertOrder(database, { email, createdAt: AT, status: 'refunded' });
    await insertOrder(database, { email, status: 'failed', paidAt: null, capturedCents: 0 });
    await insertOrder(database, { email, product: 'dfy' });
    expect((await sut.paidBy({ email, product: 'vip' })).map(({ id }) => id)).toEqual([older, newer]);
  });

  it('reads inside of a transaction what that transaction has written', async () => {
    const id = await insertOrder(database);
    await database.sql.transaction(async (tx) => {
      await tx.query({ name: '', text: `update purchase_order set status = 'disputed' where id = $1` }, [id]);
      expect((await sut.byId(id, tx))?.order.status).toBe('disputed');
      expect((await sut.byId(id))?.order.status).toBe('completed');
    });
  });
});
