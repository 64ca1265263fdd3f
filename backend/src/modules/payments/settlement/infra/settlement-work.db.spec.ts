import { randomUUID } from 'node:crypto';
import { CAPTURE_APPROVED_TASK, refundJob } from '../application/settlement-tasks.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import { CHARGE, DAY, MINUTE, NOW, openSettlementScene } from '../../../../../test/harness/settlement-scene.js';

describe('what settlement looks after', () => {
  const scene = openSettlementScene();
  const { order, expiresAt, payment, look, reconcileLater } = scene;

  describe('reconciling', () => {
    it('leaves what is younger than five minutes alone', async () => {
      await order({ kind: 'checkout' });
      await scene.services.reconcile.run();
      expect(scene.services.providers.stripe.asked).toEqual([]);
    });

    it('settles a page that was paid and never told', async () => {
      const one = await order({ kind: 'checkout' });
      scene.services.providers.stripe.tell('checkout', one.attempts[0]!.providerRef!, [payment(one)]);
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
      scene.services.providers.paypal.tell('wallet_order', ref, [
        { kind: 'payment_pending', orderId: one.id, attemptRef: ref },
      ]);
      await reconcileLater(DAY);
      expect(await look(one)).toEqual(['pending', 'unknown']);
    });

    it('finds a charge whose answer was lost, and charges nothing', async () => {
      const one = await order({ kind: 'one_click', state: 'unknown', providerRef: null });
      const [row] = await scene.database.rows<{ key: string }>(
        'select idempotency_key as key from payment_attempt where order_id = $1',
        [one.id],
      );
      const charge = { orderId: one.id, product: 'vip' as const, amountCents: 3_700, ...CHARGE, key: row!.key };
      scene.services.cards.disturb('lost_answer');
      await scene.services.cards.chargeSavedCard(charge);
      await reconcileLater();
      expect(await look(one)).toEqual(['completed', 'succeeded']);
      expect(scene.services.cards.payments).toHaveLength(1);
    });

    it('gives up a charge that the provider never heard of', async () => {
      const one = await order({ kind: 'one_click', state: 'starting', providerRef: null });
      await reconcileLater();
      expect(await look(one)).toEqual(['failed', 'declined']);
      expect(scene.services.cards.payments).toEqual([]);
    });

    it('goes on with the others when one of them is in trouble, and stops asking a provider that is away', async () => {
      for (let i = 0; i < 7; i += 1) await order({ kind: 'checkout' });
      const wallet = await order({ kind: 'wallet' });
      scene.services.providers.paypal.tell('wallet_order', wallet.attempts[0]!.providerRef!, [
        payment(wallet, { provider: 'paypal' }),
      ]);
      scene.services.providers.stripe.unavailable(5);
      await reconcileLater();
      expect(scene.services.providers.stripe.asked).toEqual([]);
      expect(await look(wallet)).toEqual(['completed', 'succeeded']);
    });

    it('goes through more attempts than fit on one page', async () => {
      await scene.database.rows(`
        insert into purchase_order (id, session_id, product, provider, status, bump_keys, coaching_sessions, plan, fingerprint, quote, total_cents, is_test, created_at, updated_at)
        select gen_random_uuid(), n::text, 'vip', 'stripe', 'pending', '{}', 0, false, '', '{}', 3700, false, now(), now() from generate_series(1, 250) n`);
      await scene.database.rows(
        `
        insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, provider_ref, request, created_at, updated_at)
        select gen_random_uuid(), id, 1, 'checkout', 'open', 'k', 'cs_' || session_id, '{}', to_timestamp($1::float8 / 1000), to_timestamp($1::float8 / 1000) from purchase_order`,
        [NOW],
      );
      await reconcileLater();
      expect(new Set(scene.services.providers.stripe.asked.map(({ ref }) => ref)).size).toBe(250);
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
      const created = await scene.services.wallet.createOrder({
        orderId: one.id,
        quote,
        returnUrl: '',
        cancelUrl: '',
        key: 'create',
      });
      if (created.result !== 'created') throw new Error(created.result);
      const attemptId = randomUUID();
      await scene.database.rows(
        `insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, provider_ref, request, created_at, updated_at)
         values ($1, $2, 1, 'wallet', 'open', 'capture', $3, '{"createKey":"create"}', now(), now())`,
        [attemptId, one.id, created.ref],
      );
      await scene.services.applyFacts.execute([
        { kind: 'wallet_approved', orderId: one.id, attemptRef: created.ref, approvedAt: NOW },
      ]);
      return { one, ref: created.ref, attemptId };
    };

    it('is captured three minutes later under the key of the attempt', async () => {
      const { one, ref, attemptId } = await approved();
      expect(await scene.services.jobs(CAPTURE_APPROVED_TASK)).toEqual([{ attempt_id: attemptId }]);
      const [job] = await scene.database.rows<{ seconds: number }>(
        `select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs where task_identifier = $1`,
        [CAPTURE_APPROVED_TASK],
      );
      expect(job!.seconds).toBeGreaterThan(170);
      scene.services.wallet.approve(ref);
      await scene.services.captureApproved.handle({ attempt_id: attemptId });
      expect(scene.services.wallet.captureCalls).toEqual([{ ref, key: 'capture' }]);
      expect(await look(one)).toEqual(['completed', 'succeeded']);
    });

    it.each([
      ['good', 'lost_answer', 'pending', 'unknown'],
      ['declined', null, 'failed', 'declined'],
      ['pending', null, 'pending', 'unknown'],
    ] as const)('and is %s (%s) leaves the order %s', async (approval, disturbance, status, state) => {
      const { one, ref, attemptId } = await approved();
      scene.services.wallet.approve(ref, approval);
      if (disturbance) scene.services.wallet.disturb(disturbance);
      const capture = scene.services.captureApproved.handle({ attempt_id: attemptId });
      if (disturbance) await expect(capture).rejects.toThrow('did not answer');
      else await capture;
      expect(await look(one)).toEqual([status, state]);
    });

    it('is not captured once the session holds the product', async () => {
      const { one, attemptId } = await approved();
      const rival = await order({ kind: 'checkout' });
      await scene.database.rows('update purchase_order set session_id = $2 where id = $1', [rival.id, one.id]);
      await scene.services.applyFacts.execute([payment(rival)]);
      await scene.services.captureApproved.handle({ attempt_id: attemptId });
      expect(scene.services.wallet.captureCalls).toEqual([]);
      expect(await look(one)).toEqual(['failed', 'canceled']);
    });
  });

  it('fails orders that nobody pays for half an hour, and no others', async () => {
    const abandoned = await order({ state: 'declined' });
    const open = await order({ state: 'open' });
    scene.clock.advance(29 * MINUTE);
    await scene.services.sweep.run();
    expect(await look(abandoned)).toEqual(['pending', 'declined']);
    scene.clock.advance(2 * MINUTE);
    await scene.services.sweep.run();
    expect(await look(abandoned)).toEqual(['failed', 'declined']);
    expect(await look(open)).toEqual(['pending', 'open']);
  });

  describe('a refund that is recorded by command', () => {
    it('takes the way of any refund, and never takes more than is kept', async () => {
      const one = await order({ kind: 'checkout' });
      await scene.services.applyFacts.execute([payment(one)]);
      await scene.services.recordRefund.execute({ orderId: one.id, amountCents: 700, reason: 'bank transfer' });
      expect((await scene.services.stateOf(one.id)).books).toMatchObject({
        status: 'partially_refunded',
        refundedCents: 700,
      });
      const refused = scene.services.recordRefund.execute({ orderId: one.id, amountCents: 3_001, reason: 'too much' });
      await expect(refused).rejects.toThrow('only 3000 cents of this order are kept');
      await scene.services.recordRefund.execute({ orderId: one.id, amountCents: 3_000, reason: 'the rest' });
      expect((await scene.services.stateOf(one.id)).books.status).toBe('refunded');
      expect(await scene.database.rows('select kind, reason from refund order by occurred_at, amount_cents')).toEqual([
        { kind: 'external', reason: 'bank transfer' },
        { kind: 'external', reason: 'the rest' },
      ]);
    });

    it('waits for the job of a refund that was decided, and counts once the queue has given it up', async () => {
      const one = await order({ kind: 'checkout' });
      await scene.services.applyFacts.execute([payment(one)]);
      const share = { provider: 'stripe', paymentRef: one.attempts[0]!.providerRef!, targetCents: 3_700 } as const;
      await scene.database.sql.transaction((tx) => new Outbox().addJob(tx, refundJob(one.id, share)));
      const record = () => scene.services.recordRefund.execute({ orderId: one.id, amountCents: 3_700, reason: 'wire' });
      await expect(record()).rejects.toThrow('a refund of this order is on its way');
      // Its last try runs.
      await scene.database.rows('update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now()');
      await expect(record()).rejects.toThrow('a refund of this order is on its way');
      await scene.database.rows('update graphile_worker._private_jobs set locked_at = null');
      await record();
      expect((await scene.services.stateOf(one.id)).books.status).toBe('refunded');
    });

    it.each([
      [0, 'x', 'no number of cents'],
      [1.5, 'x', 'no number of cents'],
      [1, ' ', 'the reason is missing'],
      [1, 'x', 'there is no such order'],
    ])('refuses %s cents for "%s"', async (amountCents, reason, why) => {
      await expect(scene.services.recordRefund.execute({ orderId: randomUUID(), amountCents, reason })).rejects.toThrow(
        why,
      );
    });
  });
});
