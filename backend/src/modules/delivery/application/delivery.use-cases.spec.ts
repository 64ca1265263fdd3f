import { formatUsd, PRICE_BOOK, quote, type BumpKey } from '@summit/pricing';
import type { EventName } from '../../../events/event-catalogue.js';
import { FakeMails } from '../../../../test/harness/fake-mails.js';
import { anOrder, FakeOrders } from '../../../../test/harness/fake-orders.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { Links } from '../../../platform/links/links.js';
import type { OrderHistory, OrderView } from '../../payments/payments.public.js';
import { InMemoryCoachingSessions } from './coaching-sessions.fake.js';
import { CompleteCoachingSessionUseCase } from './complete-coaching-session.use-case.js';
import { FulfilOrderUseCase } from './fulfil-order.use-case.js';
import { OrderMails } from './order-mails.js';
import { ReportMoneyUseCase } from './report-money.use-case.js';
import { ReportSecondPaymentUseCase } from './report-second-payment.use-case.js';
import { ReportStatusUseCase } from './report-status.use-case.js';
import { WarnOfFailedInstallmentUseCase } from './warn-of-failed-installment.use-case.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const DAY_MS = 86_400_000;

const files = { urlFor: (key: string, orderId: string) => `https://files.test/${orderId}/${key}` };

let orders: FakeOrders;
let mails: FakeMails;
let sessions: InMemoryCoachingSessions;
let orderMails: OrderMails;
beforeEach(() => {
  orders = new FakeOrders();
  mails = new FakeMails();
  sessions = new InMemoryCoachingSessions();
  orderMails = new OrderMails(new Links(unitConfig()), files);
});

/** An implementation order with kit and two sessions, unless told otherwise. */
function put(given: Partial<OrderView> = {}, history: Partial<OrderHistory> = {}): void {
  const addOns: BumpKey[] = ['implementation_bump'];
  const options = { product: 'implementation' as const, bumps: addOns, coachingSessions: 2, ...given };
  const { product, bumps, coachingSessions, plan = false } = options;
  const priced = quote({ product, bumps, coachingSessions, plan, offer: 'active', coupon: null });
  const { totalCents, lines } = priced;
  orders.put(anOrder({ totalCents, capturedCents: totalCents, ...options }), { lines, ...history });
}
const completed = async () => (await sessions.ofOrder('o1')).map(({ number, completedAt }) => [number, completedAt]);

describe('FulfilOrderUseCase', () => {
  const fulfil = (options?: { restored: boolean }) =>
    new FulfilOrderUseCase(sessions, sessions, orders, mails, orderMails).execute('o1', options);

  it('sends receipt and details with the add-on named, and plans the sessions', async () => {
    put({}, { cardLast4: '4242' });
    await fulfil();
    const order_lines = [
      'Implementation Package: $97',
      'Templates Kit: $12',
      '2 x Extra coaching session, 30 minutes: $200',
    ].join('\n');
    expect(mails.queued).toMatchObject([
      {
        key: 'receipt:o1',
        template: 'receipt',
        recipient: 'zoe@example.com',
        values: {
          product_name: 'Implementation Package',
          order_date: '20 November 2025',
          order_lines,
          total: '$309',
          payment_method: 'Card ending in 4242',
          refund_policy_url: 'http://funnel.test/refund-policy',
        },
      },
      {
        key: 'add-on:o1:implementation_bump',
        template: 'add-on',
        recipient: 'zoe@example.com',
        values: { add_on_name: 'Templates Kit', add_on_url: 'https://files.test/o1/templates-kit' },
      },
      {
        key: 'details:o1',
        template: 'implementation-details',
        values: {
          order_lines,
          coaching_sessions: '3 sessions of 30 minutes: 1 included, 2 extra',
          preparation_sheet_url: 'https://files.test/o1/preparation-sheet',
        },
      },
    ]);
    expect(await sessions.ofOrder('o1')).toHaveLength(3);
  });

  it('does nothing twice, and leaves alone what an operator took away', async () => {
    put();
    await fulfil();
    await sessions.transaction((tx) => sessions.cancel(tx, { orderId: 'o1', number: 3 }));
    await fulfil();
    expect(mails.templates()).toEqual(['receipt', 'add-on', 'implementation-details']);
    expect(await sessions.ofOrder('o1')).toHaveLength(2);
  });

  it('sends vip the receipt alone, named with its discount and the wallet', async () => {
    put({ product: 'vip', bumps: [], coachingSessions: 0, provider: 'paypal', name: null }, { discountCents: 1_000 });
    await fulfil();
    expect(mails.queued).toMatchObject([
      {
        template: 'receipt',
        values: {
          name: 'there',
          order_lines: `VIP: ${formatUsd(PRICE_BOOK.vip.early)}\nDiscount: -$10`,
          payment_method: 'PayPal',
        },
      },
    ]);
    expect(await sessions.ofOrder('o1')).toEqual([]);
  });

  it('tells a buyer of the vault where it is in the library, and sends nothing for work of people', async () => {
    put({ product: 'vip', bumps: ['vip_bump'], coachingSessions: 0 });
    await fulfil();
    expect(mails.queued.at(-1)).toMatchObject({
      template: 'add-on',
      values: {
        add_on_name: 'Speaker Interview Highlights Vault',
        add_on_url: 'http://localhost:4201/vip/resources#highlights',
      },
    });
    put({ product: 'dfy', bumps: ['dfy_bump'], coachingSessions: 0, id: 'o1' });
    const before = mails.templates().length;
    await fulfil();
    expect(mails.templates().slice(before)).toEqual(['dfy-details']);
  });

  it('sends a plan its onboarding; its receipts are the mails of its payments', async () => {
    put({ product: 'dfy', bumps: [], coachingSessions: 0, plan: true, status: 'payment_plan_active' });
    await fulfil();
    expect(mails.templates()).toEqual(['dfy-details']);
    expect(await sessions.ofOrder('o1')).toHaveLength(4);
  });

  it.each(['pending', 'failed', 'disputed'] as const)('delivers nothing while the order is %s', async (status) => {
    put({ status });
    await fulfil();
    expect(mails.queued).toEqual([]);
    expect(await sessions.ofOrder('o1')).toEqual([]);
  });

  it('takes open sessions away after a full refund and keeps those that were held', async () => {
    put();
    await fulfil();
    await sessions.transaction((tx) => sessions.complete(tx, { orderId: 'o1', number: 1, completedAt: NOW }));
    put({ status: 'refunded' });
    await fulfil();
    expect(await completed()).toEqual([[1, NOW]]);
  });

  it('brings them back when the refund did not go through', async () => {
    put();
    await fulfil();
    put({ status: 'refunded' });
    await fulfil();
    put();
    await fulfil({ restored: true });
    expect(await sessions.ofOrder('o1')).toHaveLength(3);
    expect(mails.templates()).toEqual(['receipt', 'add-on', 'implementation-details']);
  });

  it('waits for the address of the buyer, and loses nothing meanwhile', async () => {
    put({ email: null });
    await expect(fulfil()).rejects.toThrow('has no address yet');
    expect(await sessions.ofOrder('o1')).toEqual([]);
  });
});

describe('ReportMoneyUseCase', () => {
  const report = () => new ReportMoneyUseCase(sessions, orders, mails, orderMails).execute('o1');
  const installments = (paid: number) =>
    [83_233, 83_233, 83_234].map((amountCents, index) => ({
      number: index + 1,
      amountCents,
      dueAt: NOW + index * 30 * DAY_MS,
      paidAt: index < paid ? NOW + index * 30 * DAY_MS : null,
    }));
  const plan = { product: 'dfy', bumps: [], coachingSessions: 0, plan: true } as const;

  it('mails each payment of a plan once, and the last as the end of it', async () => {
    put(plan, { installments: installments(1) });
    await report();
    await report();
    expect(mails.queued).toMatchObject([
      {
        key: 'installment:o1:1',
        template: 'plan-installment-paid',
        values: {
          installment_number: '1',
          installments_total: '3',
          amount: '$832.33',
          next_amount: '$832.33',
          next_payment_date: '20 December 2025',
        },
      },
    ]);
    put(plan, { installments: installments(3) });
    await report();
    expect(mails.templates()).toEqual(['plan-installment-paid', 'plan-installment-paid', 'plan-finished']);
    expect(mails.queued.at(-1)?.values).toMatchObject({
      amount: '$832.34',
      total: '$2,497',
      finished_on: '19 January 2026',
    });
  });

  it('says at the end of a plan what was paid back of it', async () => {
    put({ ...plan, refundedCents: 33_233 }, { installments: installments(3) });
    await report();
    expect(mails.queued.at(-1)?.values).toMatchObject({ total: '$2,497, of which $332.33 was paid back' });
  });

  it('mails each refund once, but not what a dispute took or what was agreed outside', async () => {
    const refund = { kind: 'refund' as const, amountCents: 1_000, at: NOW };
    put(
      { refundedCents: 1_500 },
      {
        refunds: [
          { ...refund, ref: 're_1' },
          { ...refund, ref: 're_2', amountCents: 500 },
        ],
      },
    );
    await report();
    await report();
    expect(mails.queued.map(({ key, values }) => [key, values.refund_amount, values.total])).toEqual([
      ['refund:stripe:re_1', '$10', '$309'],
      ['refund:stripe:re_2', '$5', '$309'],
    ]);
    put(
      {},
      {
        refunds: [
          { ...refund, kind: 'dispute_lost', ref: 'dp_1' },
          { ...refund, kind: 'external', ref: 'x' },
        ],
      },
    );
    await report();
    expect(mails.queued).toHaveLength(2);
  });
});

describe('WarnOfFailedInstallmentUseCase', () => {
  const warn = (nextAttemptAt: number | null = NOW + 3 * DAY_MS) =>
    new WarnOfFailedInstallmentUseCase(sessions, orders, mails, orderMails).execute({
      orderId: 'o1',
      invoice: 'in_2',
      nextAttemptAt,
    });
  const pastDue = {
    product: 'dfy',
    bumps: [],
    coachingSessions: 0,
    plan: true,
    status: 'payment_plan_past_due',
  } as const;
  const due = (number: number, paidAt: number | null) => ({ number, amountCents: 83_233, dueAt: NOW, paidAt });
  const history = {
    installments: [due(1, NOW), due(2, null), due(3, null)],
    plan: { payUrl: 'https://pay.test/in_2', nextAttemptAt: NOW + 3 * DAY_MS },
  };

  it('mails the page to pay at, once for each try', async () => {
    put(pastDue, history);
    await warn();
    await warn();
    expect(mails.queued).toMatchObject([
      {
        template: 'plan-installment-failed',
        values: {
          installment_number: '2',
          amount: '$832.33',
          next_attempt_date: '23 November 2025',
          what_next: 'If you do nothing, we try the same card again on the date above.',
          payment_url: 'https://pay.test/in_2',
        },
      },
    ]);
    await warn(NOW + 8 * DAY_MS);
    expect(mails.queued.at(-1)?.values.next_attempt_date).toBe('28 November 2025');
    await warn(null);
    expect(mails.queued.at(-1)?.values).toMatchObject({
      next_attempt_date: 'none planned, please use the button',
      what_next: 'That was the last attempt: if you do nothing, the payment plan stops.',
    });
    expect(mails.queued).toHaveLength(3);
  });

  it('says nothing when the installment was paid meanwhile', async () => {
    put({ ...pastDue, status: 'payment_plan_active' }, history);
    await warn();
    expect(mails.queued).toEqual([]);
  });
});

// C-116
describe('ReportSecondPaymentUseCase', () => {
  const report = (stage: 'received' | 'paid_back', ref: string) =>
    new ReportSecondPaymentUseCase(sessions, orders, orders, mails, orderMails).execute({
      orderId: 'o2',
      stage,
      ref,
      amountCents: 9_700,
    });
  const second = { id: 'o2', paidAt: null, capturedCents: 0, status: 'failed' } as const;

  it('names the order that stands when a second payment comes, and again when it goes back', async () => {
    put({ paidAt: NOW - 7 * DAY_MS });
    put(second);
    for (let time = 0; time < 2; time++) {
      await report('received', 'pi_2');
      await report('paid_back', 're_2');
    }
    expect(mails.queued).toMatchObject([
      {
        template: 'second-payment',
        recipient: 'zoe@example.com',
        values: { order_id: 'o1', first_order_date: '13 November 2025', second_amount: '$97' },
      },
      { template: 'second-payment-refund', values: { order_id: 'o1', second_amount: '$97' } },
    ]);
  });

  it('says nothing where no order of the address stands', async () => {
    put(second);
    await report('paid_back', 're_2');
    expect(mails.queued).toEqual([]);
  });
});

// C-117
describe('ReportStatusUseCase', () => {
  const report = (from: string, to: string, change = 'plan_ended:sub_1') =>
    new ReportStatusUseCase(sessions, orders, mails, orderMails).execute({ orderId: 'o1', from, to, change });
  const installment = (number: number, paidAt: number | null) => ({
    number,
    amountCents: number < 3 ? 83_233 : 83_234,
    dueAt: NOW,
    paidAt,
  });
  const plan = () =>
    put(
      { product: 'dfy', bumps: [], coachingSessions: 0, plan: true, capturedCents: 83_233 },
      { installments: [installment(1, NOW), installment(2, null), installment(3, null)] },
    );

  it.each([
    ['payment_plan_past_due', 'payment_plan_defaulted', 'plan-defaulted'],
    ['payment_plan_active', 'payment_plan_canceled', 'plan-canceled'],
  ])('from %s to %s mails %s with what is paid and what is open', async (from, to, template) => {
    plan();
    await report(from, to);
    await report(from, to);
    expect(mails.queued).toMatchObject([{ template, values: { paid: '$832.33', open_amount: '$1,664.67' } }]);
  });

  it('mails that a payment is questioned, and what was decided', async () => {
    put({ refundedCents: 0 });
    await report('completed', 'disputed', 'dispute_seen:dp_1:open');
    await report('disputed', 'completed', 'dispute_seen:dp_1:won');
    expect(mails.templates()).toEqual(['dispute-opened', 'dispute-closed']);
    expect(mails.queued.at(-1)?.values).toMatchObject({
      paid_back: '$0',
      outcome: 'The payment stands, and your order goes on as before.',
    });
    put({ refundedCents: 30_900 });
    await report('disputed', 'refunded', 'dispute_lost:dp_2');
    expect(mails.queued.at(-1)?.values).toMatchObject({
      paid_back: '$309',
      outcome: 'The money went back to you, so the order and what came with it have ended.',
    });
  });

  it('says nothing of steps that have a mail of their own', async () => {
    put();
    await report('pending', 'completed');
    await report('completed', 'partially_refunded');
    await report('payment_plan_active', 'payment_plan_past_due');
    expect(mails.queued).toEqual([]);
  });
});

describe('CompleteCoachingSessionUseCase', () => {
  let events: [EventName, object][];
  let sut: CompleteCoachingSessionUseCase;
  beforeEach(async () => {
    events = [];
    const outbox = {
      append: async (_tx: unknown, name: EventName, payload: object) => void events.push([name, payload]),
    };
    sut = new CompleteCoachingSessionUseCase(sessions, sessions, outbox, new FixedClock(NOW));
    await sessions.transaction((tx) =>
      sessions.plan(tx, 'o1', [
        { number: 1, kind: 'included' },
        { number: 2, kind: 'purchased' },
      ]),
    );
  });
  const complete = (number: number, completedAt: number) => sut.execute({ orderId: 'o1', number, completedAt });

  it('tells of the last date once all sessions were held, whichever came last', async () => {
    await complete(2, NOW - DAY_MS);
    expect(events).toEqual([]);
    await complete(1, NOW - 2 * DAY_MS);
    expect(events).toEqual([['delivery.completed', { order_id: 'o1', completed_at: '2025-11-19T18:00:00.000Z' }]]);
  });

  it('tells again when a date is corrected', async () => {
    await complete(1, NOW - 2 * DAY_MS);
    await complete(2, NOW - DAY_MS);
    await complete(2, NOW - 3 * DAY_MS);
    expect(events.at(-1)).toEqual(['delivery.completed', { order_id: 'o1', completed_at: '2025-11-18T18:00:00.000Z' }]);
  });

  it('ends the waiting when the open session was paid back instead', async () => {
    await complete(1, NOW - DAY_MS);
    expect(await sut.cancel({ orderId: 'o1', number: 2 })).toMatchObject({ result: 'done' });
    expect(events).toHaveLength(1);
    expect(await sut.cancel({ orderId: 'o1', number: 1 })).toEqual({ result: 'no_such_session' });
  });

  it('refuses dates to come and sessions that the order does not have', async () => {
    expect(await complete(1, NOW + 1)).toEqual({ result: 'in_the_future' });
    expect(await complete(9, NOW)).toEqual({ result: 'no_such_session' });
    expect(await completed()).toEqual([
      [1, null],
      [2, null],
    ]);
  });
});
