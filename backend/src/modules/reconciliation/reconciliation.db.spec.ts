import { randomUUID } from 'node:crypto';
import { DAY_MS, PROVIDERS } from '@summit/rules';
import { insertOrder } from '../../../test/harness/order-rows.js';
import { startReconciliationScene, type ReconciliationScene } from '../../../test/harness/reconciliation-scene.js';
import type { ProviderBooksByName, ProviderLine } from '../payments/payments.public.js';

//
describe('our book and those of the providers', () => {
  let scene: ReconciliationScene;
  beforeEach(async () => {
    scene = await startReconciliationScene();
  });
  afterEach(() => scene.stop());

  const netAt = async (provider: 'stripe' | 'paypal'): Promise<number> => {
    let net = 0;
    for await (const line of scene.books[provider].lines(0, scene.clock.now())) net += line.cents - line.feeCents;
    return net;
  };
  const lastRun = async () =>
    (await scene.database.rows('select * from reconciliation_run order by started_at desc limit 1'))[0];
  const alerts = () =>
    scene.database.rows<{ summary: string }>(
      `select summary from operator_alert where kind = 'reconciliation_differs' and ended_at is null`,
    );

  it('agree about a history without faults, and then come to the same cent: every fee is booked once', async () => {
    for (const provider of PROVIDERS)
      for (const [n, refund] of [0, 700, 3_700].entries())
        await scene.sale(provider, { at: scene.clock.now() - (6 + n * 20) * DAY_MS, refund });
    expect(await scene.reconcile()).toBe('done');
    expect(await scene.found()).toEqual([]);
    expect(await alerts()).toEqual([]);
    for (const provider of PROVIDERS) {
      expect(await scene.balance(`cash:${provider}`)).toBe(await netAt(provider));
      expect(await scene.balance(`expense:provider_fee:${provider}`)).toBe(provider === 'stripe' ? 3 * 137 : 3 * 178);
    }
    expect(await lastRun()).toMatchObject({ state: 'done', lines: 10, fees_booked: 6, differences: 0 });
    // What buyers paid stays what it was.
    expect(await scene.balance('revenue:vip')).toBe(-6 * 3_700);
    scene.clock.advance(1_000);
    expect(await scene.reconcile()).toBe('done');
    expect(await lastRun()).toMatchObject({ lines: 6, fees_booked: 0, differences: 0 });
    expect(await scene.balance('expense:provider_fee:stripe')).toBe(3 * 137);
  });

  it('differ in fourteen planted ways, and all are found', async () => {
    const at = scene.clock.now() - 20 * DAY_MS;
    const { book, past } = scene;
    const good = await scene.sale('stripe');
    const lost = await past('paypal');
    await book('stripe', { ref: 'pi_nowhere' });
    const less = await past('stripe');
    await book('stripe', { ref: less.payment, cents: 3_600 });
    const euro = await past('stripe');
    await book('stripe', { ref: euro.payment, currency: 'eur', kind: 'duplicate_payment' });
    const refunded = await past('paypal', { refund: 700 });
    await book('paypal', { ref: refunded.payment });
    await book('stripe', { ref: 're_nowhere', kind: 'refund', cents: -500 });
    const disputed = await scene.sale('stripe');
    const dispute = await scene.sandbox.control<{ id: string }>('stripe/dispute', { payment_intent: disputed.payment });
    await book('paypal', { ref: 'PP-R-NOWHERE', kind: 'dispute_lost', cents: -3_700 });
    const twice = await past('stripe', { orderId: good.orderId });
    const booked = await scene.sale('stripe', { cents: 2_900 });
    await book('stripe', { ref: booked.payment, kind: 'duplicate_payment', cents: 2_900 });
    const early = await past('paypal', { at });
    await book('paypal', { ref: early.payment, at: at - 3 * DAY_MS });
    const feeLine = await lineOf(booked.payment);
    await scene.database.rows(
      `with t as (insert into ledger_transaction (kind, source_ref, occurred_at) values ('provider_fee', $1, now()) returning id)
       insert into ledger_line (transaction_id, account, amount_cents)
       select id, account, cents from t, (values ('expense:provider_fee:stripe', 1), ('cash:stripe', -1)) as line(account, cents)`,
      [`stripe:${feeLine.id}`],
    );
    const stranger = await past('stripe', { named: 'an order of somebody else' });
    const alike = await past('paypal', { named: randomUUID() });
    await scene.daysPass(3);
    await scene.reconcile();
    const found = (await scene.found()).map(({ kind, reference }) => [kind, reference]);
    const strangers = [stranger.payment, alike.payment].toSorted();
    expect(found).toEqual([
      ['amount_differs', less.payment],
      ['currency_differs', euro.payment],
      ['dispute_missing_there', 'PP-R-NOWHERE'],
      ['dispute_missing_with_us', dispute.id],
      ['doubled_there', twice.payment],
      ['doubled_with_us', booked.payment],
      ['fee_differs', feeLine.id],
      ['missing_there', 'pi_nowhere'],
      ['missing_with_us', lost.payment],
      ['refund_missing_there', 're_nowhere'],
      ['refund_missing_with_us', refunded.refund],
      ...strangers.map((payment) => ['unknown_reference', payment]),
      ['wrong_day', early.payment],
    ]);
    // Those that are on two days, too, are counted once.
    expect(await lastRun()).toMatchObject({ differences: 14 });
    expect(await alerts()).toEqual([
      { summary: 'Our book and those of the payment providers differ: 14 differences are open on the page Money.' },
    ]);
  });

  const lineOf = async (reference: string): Promise<ProviderLine> => {
    for await (const line of scene.books.stripe.lines(0, scene.clock.now()))
      if (line.reference === reference) return line;
    throw new Error(`no line of ${reference}`);
  };

  it('agree about a dispute that is not decided, and about its verdict when it is booked', async () => {
    const { payment } = await scene.sale('stripe');
    const { id } = await scene.sandbox.control<{ id: string }>('stripe/dispute', { payment_intent: payment });
    const order = await insertOrder(scene.database, { capturedCents: 3_700 });
    await scene.database.rows(
      `with p as (insert into payment (id, order_id, provider, provider_ref, amount_cents, booked_as, received_at)
         values (gen_random_uuid(), $1, 'stripe', $2, 3700, 'order', now()) returning id)
       insert into dispute (id, payment_id, provider, provider_ref, amount_cents, state, opened_at)
       select gen_random_uuid(), p.id, 'stripe', $3, 3700, 'open', now() from p`,
      [order, payment, id],
    );
    await scene.daysPass(3);
    await scene.reconcile();
    expect(await scene.found()).toEqual([]);
    await scene.database.rows(`update dispute set state = 'lost', closed_at = now()`);
    await scene.reconcile();
    expect((await scene.found()).map(({ kind }) => kind)).toEqual(['dispute_missing_with_us']);
    await scene.book('stripe', { ref: id, kind: 'dispute_lost', cents: -3_700, at: scene.clock.now() - 2.5 * DAY_MS });
    await scene.reconcile();
    expect(await scene.found()).toEqual([]);
  });

  it('agree about a lost dispute of PayPal, whose line names the payment and not the dispute', async () => {
    const { payment, orderId, at } = await scene.sale('paypal');
    const { dispute_id } = await scene.sandbox.control<{ dispute_id: string }>('paypal/dispute', {
      capture_id: payment,
    });
    await scene.sandbox.control('paypal/dispute-close', { dispute_id, outcome: 'lost' });
    await scene.daysPass(3);
    await scene.reconcile();
    expect((await scene.found()).map(({ kind }) => kind)).toEqual(['dispute_missing_with_us']);
    const order = await insertOrder(scene.database, { capturedCents: 3_700 });
    await scene.database.rows(
      `with p as (insert into payment (id, order_id, provider, provider_ref, amount_cents, booked_as, received_at)
         values (gen_random_uuid(), $1, 'paypal', $2, 3700, 'order', now()) returning id)
       insert into dispute (id, payment_id, provider, provider_ref, amount_cents, state, opened_at, closed_at)
       select gen_random_uuid(), p.id, 'paypal', $3, 3700, 'lost', now(), now() from p`,
      [order, payment, dispute_id],
    );
    await scene.book('paypal', { ref: dispute_id, kind: 'dispute_lost', orderId, cents: -3_700, at: at + 10 * DAY_MS });
    await scene.reconcile();
    expect(await scene.found()).toEqual([]);

    // The bank gives it back: the line names only the one that took it.
    const reversing: ProviderBooksByName = {
      ...scene.books,
      paypal: {
        originOf: (reference) => scene.books.paypal.originOf(reference),
        provider: 'paypal',
        async *lines(from, to) {
          for await (const line of scene.books.paypal.lines(from, to)) {
            if (line.kind === 'dispute')
              yield { ...line, id: 'T1202', reference: 'T1202', about: line.id, cents: 3_700 };
            yield line;
          }
        },
      },
    };
    await scene.reconcilerOf(reversing).run(null);
    expect(await scene.found()).toMatchObject([
      { kind: 'dispute_missing_there', reference: dispute_id, order_id: orderId },
    ]);
  });

  it('name the order of what our book has not, from our payment or from the provider', async () => {
    const stripe = await scene.sale('stripe');
    const dispute = await scene.sandbox.control<{ id: string }>('stripe/dispute', { payment_intent: stripe.payment });
    const paypal = await scene.past('paypal');
    const question = await scene.sandbox.control<{ dispute_id: string }>('paypal/dispute', {
      capture_id: paypal.payment,
    });
    await scene.sandbox.control('paypal/dispute-close', { dispute_id: question.dispute_id, outcome: 'lost' });
    await scene.daysPass(3);
    await scene.reconcile();
    const found = await scene.found();
    expect(found.map(({ kind, order_id }) => [kind, order_id])).toEqual(
      expect.arrayContaining([
        ['dispute_missing_with_us', stripe.orderId],
        ['dispute_missing_with_us', paypal.orderId],
        ['missing_with_us', paypal.orderId],
      ]),
    );
    expect(found.find(({ reference }) => reference === dispute.id)).toMatchObject({ order_id: stripe.orderId });
  });

  it('pass over what bears the mark of another installation, its refunds and fees, and say how much that was', async () => {
    await scene.sale('stripe');
    const elsewhere = { named: randomUUID(), installation: 'b2b2b2b2b2b2', refund: 700 };
    await scene.past('stripe', elsewhere);
    await scene.past('paypal', elsewhere);
    await scene.reconcile();
    expect(await scene.found()).toEqual([]);
    expect(await lastRun()).toMatchObject({ lines: 5, fees_booked: 1, differences: 0, lines_of_others: 4 });
    // What the other one began before it had marks, and what bears ours, is treated as ever.
    const older = await scene.past('paypal', { named: randomUUID() });
    const ours = await scene.past('stripe', { named: randomUUID(), installation: await scene.mark() });
    scene.clock.advance(1_000);
    await scene.reconcile();
    expect((await scene.found()).map(({ kind, reference }) => [kind, reference])).toEqual(
      [older.payment, ours.payment].toSorted().map((reference) => ['unknown_reference', reference]),
    );
  });

  it('compare what names an order of ours, whatever mark it bears: the summit has moved here', async () => {
    const moved = await scene.past('stripe', { installation: 'b2b2b2b2b2b2' });
    const booked = await scene.past('paypal', { named: randomUUID(), installation: 'b2b2b2b2b2b2', cents: 3_700 });
    await scene.book('paypal', { ref: booked.payment, cents: 3_600, at: booked.at });
    await scene.reconcile();
    expect((await scene.found()).map(({ kind, reference }) => [kind, reference])).toEqual([
      ['amount_differs', booked.payment],
      ['missing_with_us', moved.payment],
    ]);
    expect(await lastRun()).toMatchObject({ lines_of_others: 0 });
  });

  it('differ about a fee whose line the provider lists no more', async () => {
    const { payment } = await scene.sale('stripe');
    await scene.reconcile();
    const { id } = await lineOf(payment);
    const silent: ProviderBooksByName = {
      ...scene.books,
      stripe: { originOf: async () => ({ orderId: null, installation: null }), provider: 'stripe', async *lines() {} },
    };
    scene.clock.advance(1_000);
    await scene.reconcilerOf(silent).run(null);
    expect((await scene.found()).map(({ kind, reference }) => [kind, reference])).toEqual([
      ['fee_differs', id],
      ['missing_there', payment],
    ]);
    scene.clock.advance(1_000);
    await scene.reconcile();
    expect(await scene.found()).toEqual([]);
  });

  it('are compared again by the next run where one was stopped in the middle, and nothing is lost or done twice', async () => {
    await scene.sale('stripe');
    await scene.sale('paypal');
    const missing = await scene.past('stripe');
    const broken: ProviderBooksByName = {
      ...scene.books,
      paypal: {
        originOf: (reference) => scene.books.paypal.originOf(reference),
        provider: 'paypal',
        async *lines(from, to) {
          yield* scene.books.paypal.lines(from, to);
          throw new Error('the process is gone');
        },
      },
    };
    await expect(scene.reconcilerOf(broken).run(null)).rejects.toThrow('the process is gone');
    expect(await lastRun()).toMatchObject({ state: 'failed', failure: expect.stringContaining('tried again') });
    expect((await scene.found()).map(({ reference }) => reference)).toEqual([missing.payment]);
    // A process that is killed notes nothing.
    await scene.database.rows(`update reconciliation_run set state = 'running', ended_at = null, failure = null`);
    expect(await scene.reconcile()).toBe('done');
    expect(await scene.database.rows('select state, failure from reconciliation_run order by state')).toEqual([
      { state: 'done', failure: null },
      { state: 'failed', failure: 'It was interrupted.' },
    ]);
    expect(await scene.balance('expense:provider_fee:stripe')).toBe(2 * 137);
    expect(await scene.balance('expense:provider_fee:paypal')).toBe(178);
    expect(await scene.found()).toHaveLength(1);
  });

  it('are compared by one at a time', async () => {
    await scene.sale('stripe');
    let both: string[] = [];
    const slow: ProviderBooksByName = {
      ...scene.books,
      stripe: {
        originOf: (reference) => scene.books.stripe.originOf(reference),
        provider: 'stripe',
        async *lines(from, to) {
          both = [await scene.reconcile()];
          yield* scene.books.stripe.lines(from, to);
        },
      },
    };
    both.push(await scene.reconcilerOf(slow).run(null));
    expect(both).toEqual(['under_way']);
    expect(await scene.database.rows('select state from reconciliation_run')).toEqual([{ state: 'done' }]);
  });

  it('differ no more once the cause is mended: then it is gone, and stays to be read', async () => {
    await scene.sale('stripe');
    const { payment, orderId, at } = await scene.past('stripe');
    await scene.reconcile();
    expect((await scene.found()).map(({ kind }) => kind)).toEqual(['missing_with_us']);
    await scene.book('stripe', { ref: payment, orderId, at });
    await scene.reconcile();
    expect(
      await scene.database.rows('select state, gone_at is not null as dated from reconciliation_difference'),
    ).toEqual([{ state: 'gone', dated: true }]);
    expect(await alerts()).toEqual([]);
  });

  it('differ as somebody has accepted, until the figures are others', async () => {
    await scene.sale('stripe');
    const { payment, at } = await scene.past('stripe');
    await scene.reconcile();
    const { id } = (await scene.found())[0]!;
    const by = '00000000-0000-4000-8000-000000000001';
    await scene.accepting.accept({ id, note: 'A gift of the provider.', by });
    await expect(scene.accepting.accept({ id, note: 'Once more, please.', by })).rejects.toMatchObject({
      code: 'difference_not_open',
    });
    expect(await alerts()).toEqual([]);
    await scene.reconcile();
    expect((await scene.found())[0]).toMatchObject({ state: 'accepted' });
    await scene.book('stripe', { ref: payment, cents: 100, at });
    await scene.reconcile();
    expect((await scene.found()).map(({ kind, state }) => [kind, state])).toEqual([['amount_differs', 'open']]);
  });

  it('are not asked for before there are days whose books are final', async () => {
    expect(await scene.reconcile()).toBe('nothing_to_do');
    await scene.sale('stripe', { at: scene.clock.now() - 1_000 });
    expect(await scene.reconcile()).toBe('nothing_to_do');
    expect(await lastRun()).toBeUndefined();
  });
});
