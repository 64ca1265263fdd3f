import { randomUUID } from 'node:crypto';
import { settlementServices, type SettlementServices } from '../../../../../test/harness/settlement-services.js';
import { orderIdOf, randomHistory } from '../../../../../test/harness/settlement-histories.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import {
  CAPTURE_APPROVED_TASK,
  CLOSE_ATTEMPT_TASK,
  END_PLAN_TASK,
  PAY_BACK_TASK,
} from '../application/settlement-tasks.js';
import type { OrderAttempt, OrderState } from '../domain/order-state.js';
import type { PaymentReceived, ProviderFact } from '../../domain/provider-fact.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CHARGE = { card: { customerRef: 'cus_1', paymentMethodRef: 'pm_1' }, receiptEmail: 'zoe@example.com' };

describe('what settlement looks after', () => {
  let database: SqlDatabase;
  let clock: FixedClock;
  let services: SettlementServices;
  let number = 0;
  beforeEach(async () => {
    database = await startSqlDatabase();
    clock = new FixedClock(NOW);
    services = settlementServices(database, clock);
  });
  afterEach(() => database.stop());

  /** A pending VIP order (or plan) with one attempt. */
  const order = async (attempt: Partial<OrderAttempt> | null, over: Partial<OrderState> = {}): Promise<OrderState> => {
    number += 1;
    const id = orderIdOf(number);
    const known: OrderAttempt = {
      id: randomUUID(),
      kind: 'checkout',
      state: 'open',
      providerRef: `cs_${number}`,
      declineCode: null,
      ...attempt,
    };
    const state: OrderState = {
      ...randomHistory(1, id).order,
      product: 'vip',
      plan: false,
      totalCents: 3_700,
      installmentCents: null,
      attempts: attempt ? [known] : [],
      ...over,
    };
    await services.insert(state);
    // What a one-click charge is repeated or looked up with.
    await database.rows(`update payment_attempt set request = $2 where order_id = $1 and kind = 'one_click'`, [
      id,
      CHARGE,
    ]);
    await database.rows(`update purchase_order set quote = quote || '{"totalCents": 3700}' where id = $1`, [id]);
    return state;
  };
  const expiresAt = (at: number, { id }: OrderState) =>
    database.rows('update payment_attempt set expires_at = to_timestamp($2::float8 / 1000) where order_id = $1', [
      id,
      at,
    ]);
  const payment = ({ id, attempts }: OrderState, over: Partial<PaymentReceived> = {}): PaymentReceived => ({
    kind: 'payment_received',
    provider: 'stripe',
    orderId: id,
    ref: `pi_${id}`,
    amountCents: 3_700,
    currency: 'usd',
    receivedAt: clock.now(),
    attemptRef: attempts[0]?.providerRef ?? null,
    installment: null,
    payer: { email: null, name: null },
    card: null,
    ...over,
  });
  const planOrder = () =>
    order(
      { kind: 'plan' },
      { product: 'dfy', plan: true, totalCents: 249_700, installmentCents: [83_233, 83_233, 83_234] },
    );
  const month = (of: OrderState, which: number): PaymentReceived =>
    payment(of, {
      ref: `pi_${of.id}_${which}`,
      amountCents: which === 3 ? 83_234 : 83_233,
      receivedAt: NOW + which * 30 * DAY,
      installment: { invoiceRef: `in_${of.id}_${which}`, subscriptionRef: `sub_${of.id}` },
    });
  const look = async ({ id }: OrderState) => {
    const { books, attempts } = await services.stateOf(id);
    return [books.status, ...attempts.map(({ state }) => state)];
  };
  const reconcileLater = async (ms = 6 * MINUTE) => {
    clock.advance(ms);
    await services.reconcile.run();
  };
  const subscriptionOf = (of: OrderState, facts: ProviderFact[]) =>
    services.providers.stripe.tell('subscription', `sub_${of.id}`, facts);
  const planOf = async ({ id }: OrderState) =>
    (await database.rows('select schedule_ref, ended_at from payment_plan where order_id = $1', [id]))[0];

  describe('reconciling', () => {
    it('leaves what is younger than five minutes alone', async () => {
      await order({ kind: 'checkout' });
      await services.reconcile.run();
      expect(services.providers.stripe.asked).toEqual([]);
    });

    it('settles a page that was paid and never told', async () => {
      const one = await order({ kind: 'checkout' });
      services.providers.stripe.tell('checkout', one.attempts[0]!.providerRef!, [payment(one)]);
      await reconcileLater();
      expect(await look(one)).toEqual(['completed', 'succeeded']);
    });

    it('keeps an open page until two minutes after its end, then fails the order', async () => {
      const one = await order({ kind: 'checkout' });
      await expiresAt(NOW + 31 * MINUTE, one);
      await reconcileLater();
      expect(await look(one)).toEqual(['pending', 'open']);
      await reconcileLater(27 * MINUTE + 1);
      expect(await look(one)).toEqual(['failed', 'expired']);
    });

    it('ends a page whose reference was lost only when it can have no buyer any more', async () => {
      const one = await order({ kind: 'checkout', state: 'unknown', providerRef: null });
      await expiresAt(NOW + 31 * MINUTE, one);
      await reconcileLater();
      expect(await look(one)).toEqual(['pending', 'unknown']);
      await reconcileLater(DAY);
      expect(await look(one)).toEqual(['failed', 'expired']);
    });

    it('never expires money that the provider looks at', async () => {
      const one = await order({ kind: 'wallet' });
      const ref = one.attempts[0]!.providerRef!;
      await expiresAt(NOW, one);
      services.providers.paypal.tell('wallet_order', ref, [
        { kind: 'payment_pending', orderId: one.id, attemptRef: ref },
      ]);
      await reconcileLater(DAY);
      expect(await look(one)).toEqual(['pending', 'unknown']);
    });

    it('finds a charge whose answer was lost, and charges nothing', async () => {
      const one = await order({ kind: 'one_click', state: 'unknown', providerRef: null });
      const [row] = await database.rows<{ key: string }>(
        'select idempotency_key as key from payment_attempt where order_id = $1',
        [one.id],
      );
      const charge = { orderId: one.id, product: 'vip' as const, amountCents: 3_700, ...CHARGE, key: row!.key };
      services.cards.disturb('lost_answer');
      await services.cards.chargeSavedCard(charge);
      await reconcileLater();
      expect(await look(one)).toEqual(['completed', 'succeeded']);
      expect(services.cards.payments).toHaveLength(1);
    });

    it('gives up a charge that the provider never heard of', async () => {
      const one = await order({ kind: 'one_click', state: 'starting', providerRef: null });
      await reconcileLater();
      expect(await look(one)).toEqual(['failed', 'declined']);
      expect(services.cards.payments).toEqual([]);
    });

    it('goes on with the others when one of them is in trouble, and stops asking a provider that is away', async () => {
      for (let i = 0; i < 7; i += 1) await order({ kind: 'checkout' });
      const wallet = await order({ kind: 'wallet' });
      services.providers.paypal.tell('wallet_order', wallet.attempts[0]!.providerRef!, [
        payment(wallet, { provider: 'paypal' }),
      ]);
      services.providers.stripe.unavailable(5);
      await reconcileLater();
      expect(services.providers.stripe.asked).toEqual([]);
      expect(await look(wallet)).toEqual(['completed', 'succeeded']);
    });

    it('goes through more attempts than fit on one page', async () => {
      await database.rows(`
        insert into purchase_order (id, session_id, product, provider, status, bump_keys, coaching_sessions, plan, fingerprint, quote, total_cents, is_test, created_at, updated_at)
        select gen_random_uuid(), n::text, 'vip', 'stripe', 'pending', '{}', 0, false, '', '{}', 3700, false, now(), now() from generate_series(1, 250) n`);
      await database.rows(
        `
        insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, provider_ref, request, created_at, updated_at)
        select gen_random_uuid(), id, 1, 'checkout', 'open', 'k', 'cs_' || session_id, '{}', to_timestamp($1::float8 / 1000), to_timestamp($1::float8 / 1000) from purchase_order`,
        [NOW],
      );
      await reconcileLater();
      expect(new Set(services.providers.stripe.asked.map(({ ref }) => ref)).size).toBe(250);
    });
  });

  describe('an order that was paid while another attempt was open', () => {
    const paidTwice = async (kind: 'checkout' | 'wallet', start: (orderId: string) => Promise<string>) => {
      const one = await order(null);
      const attempt = { id: randomUUID(), ref: await start(one.id) };
      await database.rows(
        `insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, provider_ref, request, created_at, updated_at)
         values ($1, $2, 2, $3, 'open', 'k2', $4, '{}', now(), now())`,
        [attempt.id, one.id, kind, attempt.ref],
      );
      await services.applyFacts.execute([payment(one, { attemptRef: 'pi_late' })]);
      expect(await services.jobs(CLOSE_ATTEMPT_TASK)).toEqual([{ attempt_id: attempt.id }]);
      return { one, attempt };
    };
    const page = async (orderId: string): Promise<string> => {
      const opened = await services.cards.startCheckout({
        orderId,
        quote: {
          product: 'vip',
          priceReason: 'single_price',
          lines: [],
          subtotalCents: 3_700,
          discountCents: 0,
          totalCents: 3_700,
          installments: null,
        },
        couponCode: null,
        customerRef: null,
        email: null,
        successUrl: '',
        cancelUrl: '',
        expiresAt: NOW + HOUR,
        key: 'k2',
      });
      if (opened.result !== 'open') throw new Error(opened.result);
      return opened.ref;
    };

    it('has its page closed at the provider', async () => {
      const { one, attempt } = await paidTwice('checkout', page);
      await services.closeAttempt.handle({ attempt_id: attempt.id });
      expect(services.cards.checkouts.map(({ state }) => state)).toEqual(['expired']);
      expect(await look(one)).toEqual(['completed', 'canceled']);
    });

    it('owes back what was paid on the page before it could be closed', async () => {
      const { one, attempt } = await paidTwice('checkout', page);
      const second = services.cards.pay(attempt.ref);
      services.providers.stripe.tell('checkout', attempt.ref, [second]);
      await services.closeAttempt.handle({ attempt_id: attempt.id });
      expect(await look(one)).toEqual(['completed', 'canceled']);
      expect(await services.jobs(PAY_BACK_TASK)).toMatchObject([{ payment_ref: second.ref, amount_cents: 3_700 }]);
    });

    it('tries again while the provider does not say', async () => {
      const { attempt } = await paidTwice('checkout', page);
      services.cards.closeUnknown();
      await expect(services.closeAttempt.handle({ attempt_id: attempt.id })).rejects.toThrow('did not answer');
    });

    it('captures nothing of what is approved in the wallet', async () => {
      const { one, attempt } = await paidTwice('wallet', () => Promise.resolve('ORDER-1'));
      await services.closeAttempt.handle({ attempt_id: attempt.id });
      await services.captureApproved.handle({ attempt_id: attempt.id });
      expect(await look(one)).toEqual(['completed', 'canceled']);
      expect(services.wallet.captureCalls).toEqual([]);
    });
  });

  it('closes the page of an order whose session holds the product by another one', async () => {
    const one = await order({ kind: 'checkout' });
    const rival = await order({ kind: 'checkout' });
    await database.rows('update purchase_order set session_id = $2 where id = $1', [rival.id, one.id]);
    await services.applyFacts.execute([payment(rival)]);
    await reconcileLater();
    expect(await look(one)).toEqual(['failed', 'canceled']);
    expect(services.providers.stripe.asked).toEqual([]);
  });

  describe('paying back', () => {
    const owed = async () => {
      const one = await order({ kind: 'checkout' });
      await services.applyFacts.execute([payment(one), payment(one, { ref: `pi2_${one.id}` })]);
      const [job] = (await services.jobs(PAY_BACK_TASK)) as {
        order_id: string;
        provider: 'stripe';
        payment_ref: string;
        amount_cents: number;
      }[];
      return { one, job: job! };
    };
    const liability = async () =>
      (
        await database.rows<{ cents: number }>(
          `select coalesce(sum(amount_cents), 0)::int as cents from ledger_line where account = 'liability:duplicate_payment'`,
        )
      )[0]!.cents;

    it('pays once under one key and books it, also when the answer is lost or the job comes twice', async () => {
      const { one, job } = await owed();
      expect(await liability()).toBe(-3_700);
      services.providers.stripe.loseAnswers();
      await expect(services.followUps.payBack(job)).rejects.toThrow('did not answer');
      await services.followUps.payBack(job);
      await services.followUps.payBack(job);
      expect(services.providers.stripe.refunds).toEqual([
        { paymentRef: job.payment_ref, amountCents: 3_700, key: `order:${one.id}:dup:${job.payment_ref}` },
      ]);
      expect(await liability()).toBe(0);
      expect(await look(one)).toEqual(['completed', 'succeeded']);
    });

    it('pays the rest where somebody paid a part by hand', async () => {
      const { job } = await owed();
      await services.providers.stripe.refund({ paymentRef: job.payment_ref, amountCents: 700, key: 'by hand' });
      await services.followUps.payBack(job);
      expect(services.providers.stripe.refunds.map(({ amountCents }) => amountCents)).toEqual([700, 3_000]);
      expect(await liability()).toBe(0);
    });

    it('is queued again as long as something is owed, with an alert after a day', async () => {
      const { job } = await owed();
      await database.rows('select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null');
      clock.advance(2 * HOUR);
      await services.sweep.run();
      expect(await services.jobs(PAY_BACK_TASK)).toEqual([job]);
      expect(services.alerts).toEqual([]);
      clock.advance(DAY);
      await services.sweep.run();
      expect(services.alerts).toMatchObject([{ alert: 'duplicate_not_paid_back', ref: job.payment_ref }]);
    });
  });

  describe('plans', () => {
    it('are limited to their installments after the first payment, once', async () => {
      const one = await planOrder();
      await services.applyFacts.execute([month(one, 1)]);
      await services.followUps.limitPlan({ order_id: one.id });
      await services.followUps.limitPlan({ order_id: one.id });
      expect(services.cards.limitedPlans).toEqual([
        { orderId: one.id, subscriptionRef: `sub_${one.id}`, installments: [83_233, 83_233, 83_234] },
      ]);
      expect(await planOf(one)).toMatchObject({ schedule_ref: `sub_sched_for_sub_${one.id}` });
    });

    it('that nothing limits yet are limited by the sweep', async () => {
      const one = await planOrder();
      await services.applyFacts.execute([month(one, 1)]);
      await services.sweep.run();
      expect(await planOf(one)).toMatchObject({ schedule_ref: `sub_sched_for_sub_${one.id}` });
      await services.sweep.run();
      expect(services.cards.limitedPlans).toHaveLength(1);
    });

    it('are ended with the third payment, also when the first job for it got lost', async () => {
      const one = await planOrder();
      await services.applyFacts.execute([month(one, 1), month(one, 2), month(one, 3)]);
      await database.rows('select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null');
      await services.sweep.run();
      expect(await services.jobs(END_PLAN_TASK)).toEqual([{ subscription_ref: `sub_${one.id}` }]);
      subscriptionOf(one, [{ kind: 'plan_ended', orderId: one.id, subscriptionRef: `sub_${one.id}` }]);
      await services.followUps.endPlan({ subscription_ref: `sub_${one.id}` });
      expect(services.cards.endedPlans).toEqual([`sub_${one.id}`]);
      expect(await planOf(one)).toMatchObject({ ended_at: expect.any(Date) as Date });
      expect((await look(one))[0]).toBe('completed');
    });
  });

  describe('what was approved in the wallet', () => {
    const approved = async () => {
      const one = await order(null);
      const quote = {
        product: 'vip' as const,
        priceReason: 'single_price' as const,
        lines: [],
        subtotalCents: 3_700,
        discountCents: 0,
        totalCents: 3_700,
        installments: null,
      };
      const created = await services.wallet.createOrder({
        orderId: one.id,
        quote,
        returnUrl: '',
        cancelUrl: '',
        key: 'create',
      });
      if (created.result !== 'created') throw new Error(created.result);
      const attemptId = randomUUID();
      await database.rows(
        `insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, provider_ref, request, created_at, updated_at)
         values ($1, $2, 1, 'wallet', 'open', 'capture', $3, '{"createKey":"create"}', now(), now())`,
        [attemptId, one.id, created.ref],
      );
      await services.applyFacts.execute([
        { kind: 'wallet_approved', orderId: one.id, attemptRef: created.ref, approvedAt: NOW },
      ]);
      return { one, ref: created.ref, attemptId };
    };

    it('is captured three minutes later under the key of the attempt', async () => {
      const { one, ref, attemptId } = await approved();
      expect(await services.jobs(CAPTURE_APPROVED_TASK)).toEqual([{ attempt_id: attemptId }]);
      const [job] = await database.rows<{ seconds: number }>(
        `select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs where task_identifier = $1`,
        [CAPTURE_APPROVED_TASK],
      );
      expect(job!.seconds).toBeGreaterThan(170);
      services.wallet.approve(ref);
      await services.captureApproved.handle({ attempt_id: attemptId });
      expect(services.wallet.captureCalls).toEqual([{ ref, key: 'capture' }]);
      expect(await look(one)).toEqual(['completed', 'succeeded']);
    });

    it.each([
      ['good', 'lost_answer', 'pending', 'unknown'],
      ['declined', null, 'failed', 'declined'],
      ['pending', null, 'pending', 'unknown'],
    ] as const)('and is %s (%s) leaves the order %s', async (approval, disturbance, status, state) => {
      const { one, ref, attemptId } = await approved();
      services.wallet.approve(ref, approval);
      if (disturbance) services.wallet.disturb(disturbance);
      const capture = services.captureApproved.handle({ attempt_id: attemptId });
      if (disturbance) await expect(capture).rejects.toThrow('did not answer');
      else await capture;
      expect(await look(one)).toEqual([status, state]);
    });

    it('is not captured once the session holds the product', async () => {
      const { one, attemptId } = await approved();
      const rival = await order({ kind: 'checkout' });
      await database.rows('update purchase_order set session_id = $2 where id = $1', [rival.id, one.id]);
      await services.applyFacts.execute([payment(rival)]);
      await services.captureApproved.handle({ attempt_id: attemptId });
      expect(services.wallet.captureCalls).toEqual([]);
      expect(await look(one)).toEqual(['failed', 'canceled']);
    });
  });

  it('fails orders that nobody pays for half an hour, and no others', async () => {
    const abandoned = await order({ state: 'declined' });
    const open = await order({ state: 'open' });
    clock.advance(29 * MINUTE);
    await services.sweep.run();
    expect(await look(abandoned)).toEqual(['pending', 'declined']);
    clock.advance(2 * MINUTE);
    await services.sweep.run();
    expect(await look(abandoned)).toEqual(['failed', 'declined']);
    expect(await look(open)).toEqual(['pending', 'open']);
  });

  describe('a refund that is recorded by command', () => {
    it('takes the way of any refund, and never takes more than is kept', async () => {
      const one = await order({ kind: 'checkout' });
      await services.applyFacts.execute([payment(one)]);
      await services.recordRefund.execute({ orderId: one.id, amountCents: 700, reason: 'bank transfer' });
      expect((await services.stateOf(one.id)).books).toMatchObject({
        status: 'partially_refunded',
        refundedCents: 700,
      });
      const refused = services.recordRefund.execute({ orderId: one.id, amountCents: 3_001, reason: 'too much' });
      await expect(refused).rejects.toThrow('only 3000 cents of this order are kept');
      await services.recordRefund.execute({ orderId: one.id, amountCents: 3_000, reason: 'the rest' });
      expect((await services.stateOf(one.id)).books.status).toBe('refunded');
      expect(await database.rows('select kind, reason from refund order by occurred_at, amount_cents')).toEqual([
        { kind: 'external', reason: 'bank transfer' },
        { kind: 'external', reason: 'the rest' },
      ]);
    });

    it.each([
      [0, 'x', 'no number of cents'],
      [1.5, 'x', 'no number of cents'],
      [1, ' ', 'the reason is missing'],
      [1, 'x', 'there is no such order'],
    ])('refuses %s cents for "%s"', async (amountCents, reason, why) => {
      await expect(services.recordRefund.execute({ orderId: randomUUID(), amountCents, reason })).rejects.toThrow(why);
    });
  });
});
