import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@summit/rules';
import { settlementServices, type SettlementServices } from '../../../../../test/harness/settlement-services.js';
import { orderIdOf, randomHistory } from '../../../../../test/harness/settlement-histories.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import type { ProviderEvent, RawNotification } from '../../providers/application/provider-events.port.js';
import { APPLY_EVENT_TASK } from '../application/settlement-tasks.js';
import { Installation } from '../../../../platform/installation/installation.js';
import type { PaymentReceived, ProviderFact } from '../../domain/provider-fact.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

describe('notifications of the providers', () => {
  let database: SqlDatabase;
  let clock: FixedClock;
  let services: SettlementServices;
  let number = 0;
  beforeAll(async () => {
    database = await startSqlDatabase(20);
  });
  beforeEach(() => {
    clock = new FixedClock(NOW);
    services = settlementServices(database, clock);
  });
  afterAll(() => database.stop());

  const happen = (event: Partial<ProviderEvent> = {}): { id: string; raw: RawNotification } => {
    number += 1;
    const id = event.id ?? `evt_${number}`;
    const whole = { id, type: 'charge.refunded', subject: null, occurredAt: clock.now(), ...event };
    return { id, raw: services.providers.stripe.happen(whole) };
  };
  const charge = (ref: string): Partial<ProviderEvent> => ({
    type: 'payment_intent.succeeded',
    subject: { provider: 'stripe', kind: 'charge', ref },
  });
  const stored = (id: string) =>
    database.rows<{ handled: boolean }>(
      'select handled_at is not null as handled from provider_event where event_id = $1',
      [id],
    );
  const apply = (id: string) => services.applyEvent.handle({ provider: 'stripe', event_id: id });
  /** A pending order of which the provider says that it was paid. */
  const paidOrder = async () => {
    number += 1;
    const { order } = randomHistory(1, orderIdOf(number));
    await services.insert({
      ...order,
      product: 'vip',
      plan: false,
      totalCents: 3_700,
      installmentCents: null,
      attempts: [],
    });
    const payment: PaymentReceived = {
      kind: 'payment_received',
      provider: 'stripe',
      orderId: order.id,
      ref: `pi_${number}`,
      amountCents: 3_700,
      currency: 'usd',
      receivedAt: NOW,
      attemptRef: null,
      installment: null,
      payer: { email: null, name: null },
      card: null,
    };
    return { id: order.id, ref: payment.ref, payment };
  };

  it('are taken in once, however often and however parallel they come', async () => {
    const { id, raw } = happen(charge('pi_once'));
    await Promise.all(Array.from({ length: 20 }, () => services.receive.execute('stripe', raw)));
    expect(await stored(id)).toEqual([{ handled: false }]);
    expect(await services.jobs(APPLY_EVENT_TASK, { event_id: id })).toEqual([{ provider: 'stripe', event_id: id }]);
  });

  it('are not taken in with a signature that does not hold', async () => {
    const { id, raw } = happen(charge('pi_forged'));
    const forged = { ...raw, body: Buffer.concat([raw.body, Buffer.from(' ')]) };
    await expect(services.receive.execute('stripe', forged)).rejects.toMatchObject({
      code: 'webhook_signature_invalid',
    });
    expect(await stored(id)).toEqual([]);
  });

  it('that concern nothing of ours are done at once', async () => {
    const { id, raw } = happen();
    await services.receive.execute('stripe', raw);
    expect(await stored(id)).toEqual([{ handled: true }]);
    expect(await services.jobs(APPLY_EVENT_TASK, { event_id: id })).toEqual([]);
  });

  it('make the provider be asked, and what it says is booked', async () => {
    const { id: orderId, ref, payment } = await paidOrder();
    const { id, raw } = happen(charge(ref));
    services.providers.stripe.tell('charge', ref, [payment]);
    await services.receive.execute('stripe', raw);
    await apply(id);
    await apply(id);
    expect((await services.stateOf(orderId)).books.status).toBe('completed');
    expect(await stored(id)).toEqual([{ handled: true }]);
    expect(services.providers.stripe.asked).toEqual([{ provider: 'stripe', kind: 'charge', ref }]);
  });

  it('wait for the provider when it is away', async () => {
    const { id, raw } = happen(charge('pi_away'));
    await services.receive.execute('stripe', raw);
    services.providers.stripe.unavailable();
    await expect(apply(id)).rejects.toThrow('did not answer');
    expect(await stored(id)).toEqual([{ handled: false }]);
    const trouble = () =>
      database.rows('select tries, failure, came_by, body from provider_event where event_id = $1', [id]);
    const sent = { came_by: 'notification', body: expect.stringContaining(id) };
    expect(await trouble()).toMatchObject([{ ...sent, tries: 1, failure: expect.stringContaining('did not answer') }]);
    await apply(id);
    expect(await stored(id)).toEqual([{ handled: true }]);
    expect(await trouble()).toMatchObject([{ ...sent, tries: 2, failure: null }]);
  });

  it('of a refund wait quietly for its payment, and count when it comes', async () => {
    const { id: orderId, ref, payment } = await paidOrder();
    const refund = { ref: `re_${ref}`, amountCents: 3_700, state: 'succeeded' as const, at: NOW };
    services.providers.stripe.tell('refunds', ref, [
      { kind: 'refunds_seen', provider: 'stripe', paymentRef: ref, refunds: [refund] },
    ]);
    const { id, raw } = happen({ subject: { provider: 'stripe', kind: 'refunds', ref } });
    await services.receive.execute('stripe', raw);
    await expect(apply(id)).rejects.toThrow(ref);
    clock.advance(HOUR_MS);
    await apply(id);
    expect(services.alerts).toEqual([]);
    expect(await stored(id)).toEqual([{ handled: false }]);
    await services.applyFacts.execute([payment]);
    await apply(id);
    expect((await services.stateOf(orderId)).books).toMatchObject({ status: 'refunded', refundedCents: 3_700 });
    expect(await stored(id)).toEqual([{ handled: true }]);
  });

  it.each([
    ['an order', (payment: PaymentReceived): ProviderFact => ({ ...payment, orderId: 'shop-order-17' })],
    [
      'a payment',
      ({ ref }: PaymentReceived): ProviderFact => ({
        kind: 'refunds_seen',
        provider: 'stripe',
        paymentRef: `shop_${ref}`,
        refunds: [{ ref: `re_${ref}`, amountCents: 100, state: 'succeeded', at: NOW }],
      }),
    ],
  ])(
    'about %s of somebody else are tried some times, and after a day they are done without an alert',
    async (_, factOf) => {
      const { payment } = await paidOrder();
      const { id, raw } = happen(charge(`foreign_${payment.ref}`));
      services.providers.stripe.tell('charge', `foreign_${payment.ref}`, [factOf(payment)]);
      await services.receive.execute('stripe', raw);
      await expect(apply(id)).rejects.toThrow();
      clock.advance(10 * MINUTE_MS);
      // From here on the queue has nothing to repeat; the hourly sweep brings it back.
      await apply(id);
      expect(await stored(id)).toEqual([{ handled: false }]);
      clock.advance(24 * HOUR_MS);
      await apply(id);
      expect(await stored(id)).toEqual([{ handled: true }]);
      expect(services.alerts).toEqual([]);
      // Opened again it is tried again for some minutes, and no day long: it came long ago.
      await database.sql.transaction((tx) =>
        services.inbox.reopen(tx, [{ provider: 'stripe', eventId: id }], clock.now()),
      );
      await expect(apply(id)).rejects.toThrow();
      clock.advance(10 * MINUTE_MS);
      await apply(id);
      expect(await stored(id)).toEqual([{ handled: true }]);
    },
  );

  // What a backup from before the order brings back.
  it('about money for an order that is gone are told to somebody after a day, once', async () => {
    const { payment } = await paidOrder();
    const gone = randomUUID();
    const { id, raw } = happen(charge(`gone_${payment.ref}`));
    services.providers.stripe.tell('charge', `gone_${payment.ref}`, [{ ...payment, orderId: gone }]);
    services.providers.stripe.begunBy(
      { kind: 'charge', ref: `gone_${payment.ref}` },
      { orderId: gone, installation: await new Installation(database.sql).mark() },
    );
    await services.receive.execute('stripe', raw);
    for (const minutes of [60, 24 * 60, 60]) {
      clock.advance(minutes * MINUTE_MS);
      await apply(id);
    }
    expect(services.alerts).toMatchObject([{ alert: 'paid_order_unknown', order_id: gone, event: id }]);
    expect(await stored(id)).toEqual([{ handled: true }]);
  });

  it('about money whose beginner nobody can tell are tried for a day, and then told to somebody as ours', async () => {
    const { payment } = await paidOrder();
    const gone = randomUUID();
    const subject = { provider: 'stripe', kind: 'charge', ref: `hidden_${payment.ref}` } as const;
    const { id, raw } = happen({ subject });
    services.providers.stripe.tell('charge', subject.ref, [{ ...payment, orderId: gone }]);
    services.providers.stripe.hideOrigins();
    await services.receive.execute('stripe', raw);
    clock.advance(23 * HOUR_MS);
    await expect(apply(id)).rejects.toThrow('did not answer');
    expect(await stored(id)).toEqual([{ handled: false }]);
    clock.advance(HOUR_MS);
    await apply(id);
    expect(services.alerts).toMatchObject([{ alert: 'paid_order_unknown', order_id: gone, event: id }]);
    expect(await stored(id)).toEqual([{ handled: true }]);
  });

  it.each([
    ['money', 'charge', (payment: PaymentReceived): ProviderFact => ({ ...payment, orderId: randomUUID() })],
    [
      'a refund',
      'refunds',
      ({ ref }: PaymentReceived): ProviderFact => ({
        kind: 'refunds_seen',
        provider: 'stripe',
        paymentRef: `other_${ref}`,
        refunds: [{ ref: `re_${ref}`, amountCents: 100, state: 'succeeded', at: NOW }],
      }),
    ],
  ] as const)('about %s of another installation are done at once, without an alert', async (_, kind, factOf) => {
    const { payment } = await paidOrder();
    const subject = { provider: 'stripe', kind, ref: `other_${payment.ref}` } as const;
    const { id, raw } = happen({ subject });
    services.providers.stripe.tell(kind, subject.ref, [factOf(payment)]);
    services.providers.stripe.begunBy(subject, { orderId: randomUUID(), installation: 'b2b2b2b2b2b2' });
    await services.receive.execute('stripe', raw);
    await apply(id);
    expect(await stored(id)).toEqual([{ handled: true }]);
    expect(services.alerts).toEqual([]);
  });

  it('about an order of ours wait for their payment, although another installation began it: the summit has moved here', async () => {
    const { id: orderId, ref, payment } = await paidOrder();
    const subject = { provider: 'stripe', kind: 'refunds', ref } as const;
    const refund = { ref: `re_${ref}`, amountCents: 3_700, state: 'succeeded' as const, at: NOW };
    services.providers.stripe.tell('refunds', ref, [
      { kind: 'refunds_seen', provider: 'stripe', paymentRef: ref, refunds: [refund] },
    ]);
    services.providers.stripe.begunBy(subject, { orderId, installation: 'b2b2b2b2b2b2' });
    const { id, raw } = happen({ subject });
    await services.receive.execute('stripe', raw);
    await expect(apply(id)).rejects.toThrow(ref);
    await services.applyFacts.execute([payment]);
    await apply(id);
    expect((await services.stateOf(orderId)).books).toMatchObject({ status: 'refunded' });
  });

  it('that never came are found in the list, once, with an hour of overlap', async () => {
    const missed = happen(charge('pi_missed'));
    await services.replay.run();
    await services.replay.run();
    expect(await services.jobs(APPLY_EVENT_TASK, { event_id: missed.id })).toHaveLength(1);
    const late = happen({ ...charge('pi_late'), occurredAt: NOW - HOUR_MS + 1 });
    const older = happen({ ...charge('pi_older'), occurredAt: NOW - HOUR_MS - 1 });
    await services.replay.run();
    expect(await stored(late.id)).toHaveLength(1);
    expect(await stored(older.id)).toHaveLength(0);
  });

  it('are looked for again from the same moment when the list could not be read', async () => {
    await services.replay.run();
    clock.advance(5 * HOUR_MS);
    services.providers.stripe.unavailable();
    await services.replay.run();
    expect(await services.inbox.readUntil('stripe')).toBe(NOW);
    expect(await services.inbox.readUntil('paypal')).toBe(NOW + 5 * HOUR_MS);
    const missed = happen({ ...charge('pi_while_away'), occurredAt: NOW + HOUR_MS });
    await services.replay.run();
    expect(await stored(missed.id)).toHaveLength(1);
    expect(await services.inbox.readUntil('stripe')).toBe(NOW + 5 * HOUR_MS);
  });

  it('that got stuck are queued again, however many others are open since long ago', async () => {
    await database.rows(
      `insert into provider_event (provider, event_id, type, subject_kind, subject_ref, occurred_at, received_at)
       select 'stripe', 'evt_a_' || n, 'charge.refunded', 'refunds', 'pi_nobody', $1, $1 from generate_series(1, 205) n`,
      [new Date(NOW - HOUR_MS)],
    );
    const { id, raw } = happen({ ...charge('pi_among_many'), id: 'evt_z_newest' });
    await services.receive.execute('stripe', raw);
    await database.rows(`select graphile_worker.remove_job($1)`, [`${APPLY_EVENT_TASK}:stripe:${id}`]);
    clock.advance(HOUR_MS);
    await services.sweep.run();
    expect(await services.jobs(APPLY_EVENT_TASK, { event_id: id })).toHaveLength(1);
    expect(await services.jobs(APPLY_EVENT_TASK, { event_id: 'evt_a_1' })).toHaveLength(1);
  });

  it('that got stuck are queued again every hour, and given up after a week with an alert', async () => {
    const { id, raw } = happen(charge('pi_stuck'));
    await services.receive.execute('stripe', raw);
    await database.rows(`select graphile_worker.remove_job($1)`, [`${APPLY_EVENT_TASK}:stripe:${id}`]);
    await services.sweep.run();
    expect(await services.jobs(APPLY_EVENT_TASK, { event_id: id })).toHaveLength(0);
    clock.advance(HOUR_MS);
    await services.sweep.run();
    expect(await services.jobs(APPLY_EVENT_TASK, { event_id: id })).toHaveLength(1);
    clock.advance(7 * 24 * HOUR_MS);
    await services.sweep.run();
    expect(services.alerts.filter(({ event }) => event === id)).toMatchObject([{ alert: 'payment_event_given_up' }]);
    expect(await stored(id)).toEqual([{ handled: true }]);
  });
});
