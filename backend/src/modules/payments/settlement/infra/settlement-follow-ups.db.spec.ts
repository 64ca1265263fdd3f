import { randomUUID } from 'node:crypto';
import {
  CLOSE_ATTEMPT_TASK,
  END_PLAN_TASK,
  PAY_BACK_TASK,
  USE_PLAN_CARD_TASK,
} from '../application/settlement-tasks.js';
import { DAY, HOUR, NOW, openSettlementScene } from '../../../../../test/harness/settlement-scene.js';

describe('what settlement does after a payment', () => {
  const scene = openSettlementScene();
  const { order, payment, planOrder, month, look, reconcileLater, subscriptionOf, planOf } = scene;

  describe('an order that was paid while another attempt was open', () => {
    const paidTwice = async (kind: 'checkout' | 'wallet', start: (orderId: string) => Promise<string>) => {
      const one = await order(null);
      const attempt = { id: randomUUID(), ref: await start(one.id) };
      await scene.database.rows(
        `insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, provider_ref, request, created_at, updated_at)
         values ($1, $2, 2, $3, 'open', 'k2', $4, '{}', now(), now())`,
        [attempt.id, one.id, kind, attempt.ref],
      );
      await scene.services.applyFacts.execute([payment(one, { attemptRef: 'pi_late' })]);
      expect(await scene.services.jobs(CLOSE_ATTEMPT_TASK)).toEqual([{ attempt_id: attempt.id }]);
      return { one, attempt };
    };
    const page = async (orderId: string): Promise<string> => {
      const opened = await scene.services.cards.startCheckout({
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
      await scene.services.closeAttempt.handle({ attempt_id: attempt.id });
      expect(scene.services.cards.checkouts.map(({ state }) => state)).toEqual(['expired']);
      expect(await look(one)).toEqual(['completed', 'canceled']);
    });

    it('owes back what was paid on the page before it could be closed', async () => {
      const { one, attempt } = await paidTwice('checkout', page);
      const second = scene.services.cards.pay(attempt.ref);
      scene.services.providers.stripe.tell('checkout', attempt.ref, [second]);
      await scene.services.closeAttempt.handle({ attempt_id: attempt.id });
      expect(await look(one)).toEqual(['completed', 'canceled']);
      expect(await scene.services.jobs(PAY_BACK_TASK)).toMatchObject([
        { payment_ref: second.ref, amount_cents: 3_700 },
      ]);
    });

    it('tries again while the provider does not say', async () => {
      const { attempt } = await paidTwice('checkout', page);
      scene.services.cards.closeUnknown();
      await expect(scene.services.closeAttempt.handle({ attempt_id: attempt.id })).rejects.toThrow('did not answer');
    });

    it('captures nothing of what is approved in the wallet', async () => {
      const { one, attempt } = await paidTwice('wallet', () => Promise.resolve('ORDER-1'));
      await scene.services.closeAttempt.handle({ attempt_id: attempt.id });
      await scene.services.captureApproved.handle({ attempt_id: attempt.id });
      expect(await look(one)).toEqual(['completed', 'canceled']);
      expect(scene.services.wallet.captureCalls).toEqual([]);
    });
  });

  it('closes the page of an order whose session holds the product by another one', async () => {
    const one = await order({ kind: 'checkout' });
    const rival = await order({ kind: 'checkout' });
    await scene.database.rows('update purchase_order set session_id = $2 where id = $1', [rival.id, one.id]);
    await scene.services.applyFacts.execute([payment(rival)]);
    await reconcileLater();
    expect(await look(one)).toEqual(['failed', 'canceled']);
    expect(scene.services.providers.stripe.asked).toEqual([]);
  });

  describe('paying back', () => {
    const owed = async () => {
      const one = await order({ kind: 'checkout' });
      await scene.services.applyFacts.execute([payment(one), payment(one, { ref: `pi2_${one.id}` })]);
      const [job] = (await scene.services.jobs(PAY_BACK_TASK)) as {
        order_id: string;
        provider: 'stripe';
        payment_ref: string;
        amount_cents: number;
      }[];
      return { one, job: job! };
    };
    const liability = async () =>
      (
        await scene.database.rows<{ cents: number }>(
          `select coalesce(sum(amount_cents), 0)::int as cents from ledger_line where account = 'liability:duplicate_payment'`,
        )
      )[0]!.cents;

    it('pays once under one key and books it, also when the answer is lost or the job comes twice', async () => {
      const { one, job } = await owed();
      expect(await liability()).toBe(-3_700);
      scene.services.providers.stripe.loseAnswers();
      await expect(scene.services.payBack.handle(job)).rejects.toThrow('did not answer');
      await scene.services.payBack.handle(job);
      await scene.services.payBack.handle(job);
      expect(scene.services.providers.stripe.refunds).toEqual([
        { paymentRef: job.payment_ref, amountCents: 3_700, key: `order:${one.id}:dup:${job.payment_ref}` },
      ]);
      expect(await liability()).toBe(0);
      expect(await look(one)).toEqual(['completed', 'succeeded']);
    });

    it('pays the rest where somebody paid a part by hand', async () => {
      const { job } = await owed();
      await scene.services.providers.stripe.refund({ paymentRef: job.payment_ref, amountCents: 700, key: 'by hand' });
      await scene.services.payBack.handle(job);
      expect(scene.services.providers.stripe.refunds.map(({ amountCents }) => amountCents)).toEqual([700, 3_000]);
      expect(await liability()).toBe(0);
    });

    it('is queued again as long as something is owed, with an alert after a day', async () => {
      const { job } = await owed();
      await scene.database.rows(
        'select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null',
      );
      scene.clock.advance(2 * HOUR);
      await scene.services.sweep.run();
      expect(await scene.services.jobs(PAY_BACK_TASK)).toEqual([job]);
      expect(scene.services.alerts).toEqual([]);
      scene.clock.advance(DAY);
      await scene.services.sweep.run();
      expect(scene.services.alerts).toMatchObject([{ alert: 'duplicate_not_paid_back', ref: job.payment_ref }]);
    });
  });

  describe('plans', () => {
    it('are limited to their installments after the first payment, once', async () => {
      const one = await planOrder();
      await scene.services.applyFacts.execute([month(one, 1)]);
      await scene.services.followUps.limitPlan({ order_id: one.id });
      await scene.services.followUps.limitPlan({ order_id: one.id });
      expect(scene.services.cards.limitedPlans).toEqual([
        { orderId: one.id, subscriptionRef: `sub_${one.id}`, installments: [83_233, 83_233, 83_234] },
      ]);
      expect(await planOf(one)).toMatchObject({ schedule_ref: `sub_sched_for_sub_${one.id}` });
    });

    it('that nothing limits yet are limited by the sweep', async () => {
      const one = await planOrder();
      await scene.services.applyFacts.execute([month(one, 1)]);
      await scene.services.sweep.run();
      expect(await planOf(one)).toMatchObject({ schedule_ref: `sub_sched_for_sub_${one.id}` });
      await scene.services.sweep.run();
      expect(scene.services.cards.limitedPlans).toHaveLength(1);
    });

    it('are paid by the card that the buyer gave last, also when the job for an earlier one comes late', async () => {
      const one = await planOrder();
      const subscriptionRef = `sub_${one.id}`;
      const given = (ref: string, givenAt: number) => ({
        kind: 'plan_card_given' as const,
        orderId: one.id,
        subscriptionRef,
        card: { customerRef: 'cus_1', paymentMethodRef: ref, brand: 'visa', last4: '4444' },
        givenAt,
      });
      await scene.services.applyFacts.execute([month(one, 1), given('pm_2', NOW), given('pm_3', NOW + HOUR)]);
      expect(await scene.services.jobs(USE_PLAN_CARD_TASK)).toEqual([{ order_id: one.id }, { order_id: one.id }]);
      await scene.services.followUps.usePlanCard({ order_id: one.id });
      await scene.services.followUps.usePlanCard({ order_id: one.id });
      expect([...scene.services.cards.planCards]).toEqual([[subscriptionRef, 'pm_3']]);
      await scene.services.applyFacts.execute([month(one, 2), month(one, 3), given('pm_4', NOW + DAY)]);
      scene.services.cards.planCards.clear();
      await scene.services.followUps.usePlanCard({ order_id: one.id });
      expect(scene.services.cards.planCards.size).toBe(0);
    });

    it('are ended with the third payment, also when the first job for it got lost', async () => {
      const one = await planOrder();
      await scene.services.applyFacts.execute([month(one, 1), month(one, 2), month(one, 3)]);
      await scene.database.rows(
        'select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null',
      );
      await scene.services.sweep.run();
      expect(await scene.services.jobs(END_PLAN_TASK)).toEqual([{ subscription_ref: `sub_${one.id}` }]);
      subscriptionOf(one, [{ kind: 'plan_ended', orderId: one.id, subscriptionRef: `sub_${one.id}` }]);
      await scene.services.followUps.endPlan({ subscription_ref: `sub_${one.id}` });
      expect(scene.services.cards.endedPlans).toEqual([`sub_${one.id}`]);
      expect(await planOf(one)).toMatchObject({ ended_at: expect.any(Date) as Date });
      expect((await look(one))[0]).toBe('completed');
    });

    it('that ended early and stand as refunded in part are settled by the sweep; paid and running ones stay', async () => {
      const [over, paid, running] = [await planOrder(), await planOrder(), await planOrder()];
      const ends = ({ id }: typeof over) =>
        ({ kind: 'plan_ended', orderId: id, subscriptionRef: `sub_${id}` }) as const;
      await scene.services.applyFacts.execute([month(over, 1), ends(over), month(running, 1)]);
      await scene.services.applyFacts.execute([month(paid, 1), month(paid, 2), month(paid, 3), ends(paid)]);
      for (const { id } of [over, paid, running])
        await scene.services.recordRefund.execute({ orderId: id, amountCents: 700, reason: 'goodwill' });
      // As releases left it in which a refund in part gave an ended plan its access back.
      await scene.database.rows(`update purchase_order set status = 'partially_refunded' where id = $1`, [over.id]);
      await scene.services.sweep.run();
      expect((await look(over))[0]).toBe('payment_plan_canceled');
      expect((await look(paid))[0]).toBe('partially_refunded');
      expect((await look(running))[0]).toBe('partially_refunded');
      // Nothing is left of it for the next sweep.
      const written = () => scene.database.rows('select id, updated_at from purchase_order order by id');
      const before = await written();
      scene.clock.advance(HOUR);
      await scene.services.sweep.run();
      expect(await written()).toEqual(before);
    });
  });
});
