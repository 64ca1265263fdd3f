import type {
  DataAnswer,
  DeskEventBody,
  DeskEventRow,
  DeskOrder,
  DeskRefundRow,
  MessageAnswer,
  PageAnswer,
  StuckOrderRow,
} from '@summit/contracts';
import { dollars, PRICE_BOOK } from '@summit/pricing';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { startAppWithProviders, type AppWithProviders } from '../harness/app-with-providers.js';
import { BuyerBrowser, jobsDone } from '../harness/buyer-browser.js';
import { eventually, json, read, type RunningApp } from '../harness/running-app.js';

const PRICE = PRICE_BOOK.vip.early;
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

describe('the money desk', () => {
  let world: AppWithProviders;
  let running: RunningApp;
  let ada: { authorization: string };
  let bo: { authorization: string };
  beforeAll(async () => {
    world = await startAppWithProviders();
    ({ running } = world);
    ada = await signInAdmin(running, 'ada@summit.test');
    bo = await signInAdmin(running, 'bo@summit.test');
    // What is bought from now on is told by notifications: the list is read again in a quarter of an hour only.
    await eventually(async () => (await running.rows(`select from job_slot where job = 'payments-replay'`)).length > 0);
  });
  afterAll(() => world.stop());

  const get = <Answer>(path: string, headers = ada) =>
    read<Answer>(running.fetch(`/api/admin/desk${path}`, { headers }));
  const post = (path: string, body: object = {}, headers = ada) =>
    read<MessageAnswer>(running.fetch(`/api/admin/desk${path}`, json(body, headers)));
  const events = async (query: string) => (await get<PageAnswer<DeskEventRow>>(`/events?${query}`)).data;

  /** Buys, and answers the order's number once it is paid. */
  const buy = async (email: string, product = 'vip'): Promise<string> => {
    const buyer = new BuyerBrowser(running, email);
    await buyer.payByCard(world.outside, product);
    const paid = () =>
      running.rows<{ id: string }>('select id from purchase_order where session_id = $1 and paid_at is not null', [
        buyer.sessionId,
      ]);
    return (await eventually(async () => (await paid())[0])).id;
  };
  const refundedOf = async (orderNumber: string) =>
    (await get<DataAnswer<DeskOrder>>(`/orders/${orderNumber}`)).data.refunded;

  //
  describe('the inbox of the providers', () => {
    it('lists what came, masked, and finds it by the number of its order', async () => {
      const order = await buy('inbox@example.com');
      const [event] = await eventually(async () => {
        const found = await events(`search=${order}`);
        return found.length > 0 && found.every(({ state }) => state === 'done') && found;
      });
      expect(event).toMatchObject({
        provider: 'stripe',
        state: 'done',
        came_by: 'notification',
        tries: 1,
        failure: null,
      });
      const path = `/events/stripe/${event!.event_id}`;
      const { body } = (await get<DataAnswer<DeskEventBody>>(path)).data;
      expect(body).toContain(event!.event_id);
      expect(body).not.toContain('inbox@example.com');
      expect((await events(`search=${event!.event_id}`)).map(({ event_id }) => event_id)).toEqual([event!.event_id]);
      expect((await get<{ code: string }>('/events/stripe/evt_nobody')).code).toBe('not_found');
    });

    it('finds by the number of the order also what came of an installment that failed', async () => {
      const order = await buy('fails@example.com');
      await running.rows(
        `insert into payment_plan (order_id, subscription_ref, failed_invoices) values ($1, 'sub_fails', '{in_fails}')`,
        [order],
      );
      await running.rows(
        `insert into provider_event (provider, event_id, type, subject_kind, subject_ref, occurred_at, received_at, handled_at)
         values ('stripe', 'evt_in_fails', 'invoice.payment_failed', 'invoice', 'in_fails', now(), now(), now())`,
      );
      expect((await events(`search=${order}`)).map(({ event_id }) => event_id)).toContain('evt_in_fails');
    });

    it('acts on an event once more, and nothing happens twice however often it is pressed', async () => {
      const order = await buy('replayed@example.com');
      await jobsDone(running);
      const books = () =>
        running.rows('select t.kind, t.source_ref from ledger_transaction t where t.order_id = $1', [order]);
      const before = await books();
      const all = await events(`search=${order}`);
      for (const { event_id } of [...all, ...all])
        expect((await post(`/events/stripe/${event_id}/replay`)).message).toMatch(/once more/);
      const now = running.clock.now();
      const span = {
        provider: 'stripe',
        from: new Date(now - DAY_MS).toISOString(),
        until: new Date(now + 1_000).toISOString(),
      };
      expect((await post('/events/replay', span)).message).toMatch(/^\d+ events are being acted on/);
      await eventually(async () => (await events('state=waiting')).length === 0);
      expect(await books()).toEqual(before);
      expect(Math.min(...(await events(`search=${order}`)).map(({ tries }) => tries))).toBeGreaterThan(1);
      expect((await post('/events/replay', { ...span, until: span.from })).code).toBe('replay_span_invalid');
      const since = (days: number) => ({
        ...span,
        from: new Date(Date.parse(span.until) - days * DAY_MS).toISOString(),
      });
      expect((await post('/events/replay', since(31))).message).toMatch(/events are being acted on/);
      expect((await post('/events/replay', since(32))).code).toBe('replay_span_invalid');
      expect((await post('/events/stripe/evt_nobody/replay')).code).toBe('not_found');
    });

    it('says why an event is acted on in vain, and which we had to ask for', async () => {
      await world.outside.control('webhooks', { provider: 'stripe', mode: 'drop' });
      const buyer = new BuyerBrowser(running, 'asked@example.com');
      await buyer.payByCard(world.outside, 'vip');
      await world.outside.control('webhooks', { provider: 'stripe', mode: 'normal' });
      running.clock.set(running.clock.now() + 16 * MINUTE_MS);
      const [order] = await running.rows<{ id: string }>('select id from purchase_order where session_id = $1', [
        buyer.sessionId,
      ]);
      const [asked] = await eventually(async () => {
        const found = await events(`search=${order!.id}`);
        return found.length > 0 && found;
      });
      expect(asked).toMatchObject({ provider: 'stripe', came_by: 'list' });
      expect((await events('state=asked_for')).map(({ event_id }) => event_id)).toContain(asked!.event_id);
      expect((await get<DataAnswer<DeskEventBody>>(`/events/stripe/${asked!.event_id}`)).data.body).toBeNull();
      await running.rows(
        `insert into provider_event (provider, event_id, type, subject_kind, subject_ref, occurred_at, received_at, tries, failure)
         values ('stripe', 'evt_failing', 'charge.refunded', 'refunds', 'pi_nobody', now(), now(), 2, 'no answer')`,
      );
      const [failing] = await events('state=failing');
      expect(failing).toMatchObject({ event_id: 'evt_failing', state: 'waiting', tries: 2, failure: 'no answer' });
      await post('/events/stripe/evt_failing/replay');
      await eventually(async () => (await events('state=waiting')).length === 0);
      expect((await events('search=evt_failing'))[0]).toMatchObject({ state: 'done', tries: 3, failure: null });
    });
  });

  // C-019
  describe('refunds', () => {
    beforeAll(async () => {
      for (const owner of [ada, bo]) await confirmAdmin(running, owner);
    });

    it('go back in part with their reason, and are in the audit log', async () => {
      const order = await buy('partly@example.com');
      expect((await post(`/orders/${order}/refund`, { amount: 10, reason: ' ' })).code).toBe('refund_reason_required');
      expect((await post(`/orders/${order}/refund`, { amount: dollars(PRICE + 1), reason: 'x' })).code).toBe(
        'refund_exceeds_kept',
      );
      const made = await post(`/orders/${order}/refund`, { amount: 10, reason: 'Two sessions were cut short.' });
      expect(made.message).toMatch(/^The refund is on its way/);
      await eventually(async () => (await refundedOf(order)) === 10);
      const late = { amount: 10, reason: 'Two sessions were cut short.', seen_kept: dollars(PRICE) };
      expect((await post(`/orders/${order}/refund`, late, bo)).code).toBe('refund_kept_changed');
      const [listed] = (await get<PageAnswer<DeskRefundRow>>('/refunds?state=approved')).data;
      expect(listed).toMatchObject({
        order_number: order,
        amount: 10,
        reason: 'Two sessions were cut short.',
        asked_by: 'ada@summit.test',
        mine: true,
      });
      const audited = await running.rows(
        `select details->>'reason' as reason from audit_entry where action like '%/refund' and details->'after'->>'order_number' = $1`,
        [order],
      );
      // The words stand with the refund, where an erasure can empty them.
      expect(audited).toEqual([{ reason: '…' }]);
    });

    it('are made one after the other: while the job of one is tried, no other begins; one that is given up locks nothing', async () => {
      const order = await buy('both@example.com');
      const key = `order:${order}:refund:pi_both:1000`;
      await running.rows(
        `select from graphile_worker.add_job('payments/pay-back', '{}', job_key => $1, run_at => now() + interval '1 day')`,
        [key],
      );
      const ask = () => post(`/orders/${order}/refund`, { amount: 10, reason: 'One session was cut short.' });
      expect((await ask()).code).toBe('refund_pending');
      await running.rows(
        `select from graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs where key = $1))`,
        [key],
      );
      expect((await ask()).message).toMatch(/^The refund is on its way/);
      await running.rows('select from graphile_worker.remove_job($1)', [key]);
      await eventually(async () => (await refundedOf(order)) === 10);
    });

    it('wait for a second approver above the amount of the setting; the one who asked can not be it', async () => {
      await running.rows(`insert into setting (key, value) values ('refunds.second_approver_above', '2000')`);
      const order = await buy('wholly@example.com');
      expect((await post(`/orders/${order}/refund`, { reason: 'All of it.' })).message).toMatch(
        /waits for its second approver/,
      );
      expect((await post(`/orders/${order}/refund`, { reason: 'Again.' })).code).toBe('refund_under_way');
      const waiting = (await get<PageAnswer<DeskRefundRow>>('/refunds?state=waiting', bo)).data[0]!;
      expect(waiting).toMatchObject({ order_number: order, amount: dollars(PRICE), mine: false });
      expect(waiting).toMatchObject({ kept: dollars(PRICE), kept_when_asked: dollars(PRICE) });
      expect((await post(`/refunds/${waiting.id}/approve`, { seen_kept: 1 }, bo)).code).toBe('refund_kept_changed');
      expect((await post(`/refunds/${waiting.id}/approve`)).code).toBe('second_approver_needed');
      expect(await refundedOf(order)).toBe(0);
      const both = [post(`/refunds/${waiting.id}/approve`, {}, bo), post(`/refunds/${waiting.id}/approve`, {}, bo)];
      const answers = (await Promise.all(both)).map(({ code }) => code ?? 'approved').sort();
      expect(answers).toEqual(['approved', 'refund_decided']);
      await eventually(async () => (await refundedOf(order)) === dollars(PRICE));
      expect(
        (await world.outside.books<{ refunds: { order_id: string }[] }>('stripe')).refunds.filter(
          (one) => one.order_id === order,
        ),
      ).toHaveLength(1);
    });
  });

  //
  it('lists nothing as stuck that was mended after the last look, in the file neither', async () => {
    const order = await buy('mended@example.com');
    await jobsDone(running);
    for (const path of ['desk/stuck-orders', 'export/stuck-orders']) {
      await running.rows(
        `insert into desk_finding (id, kind, order_id, subject, detail, since, found_at)
         values (gen_random_uuid(), 'not_delivered', $1, '', '', now(), now())`,
        [order],
      );
      const answer = await running.fetch(`/api/admin/${path}`, { headers: ada });
      expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining(order)]);
    }
    expect((await get<PageAnswer<StuckOrderRow>>('/stuck-orders?kind=not_delivered')).total).toBe(0);
  });

  it('collects the evidence for the bank of a buyer who disputes, and says until when it is taken', async () => {
    const order = await buy('disputes@example.com');
    const [payment] = await running.rows<{ ref: string }>(
      'select provider_ref as ref from payment where order_id = $1',
      [order],
    );
    await world.outside.control('stripe/dispute', { payment_intent: payment!.ref });
    await eventually(async () => (await get<DataAnswer<DeskOrder>>(`/orders/${order}`)).data.status === 'disputed');
    const disputes = async () => {
      await post('/stuck-orders/look');
      return (await get<PageAnswer<StuckOrderRow>>('/stuck-orders?kind=dispute_due')).data;
    };
    expect(await disputes()).toEqual([]);
    running.clock.set(running.clock.now() + 5 * DAY_MS);
    ada = await signInAdmin(running, 'cy@summit.test');
    const [due] = await disputes();
    expect(due).toMatchObject({ order_number: order, kind: 'dispute_due' });
    expect(due!.reason).toMatch(/Stripe takes evidence until \w{3} \d+, \d{4}\.$/);
    const answer = await running.fetch(`/api/admin/desk/orders/${order}/evidence`, { headers: ada });
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'application/pdf',
      'no-store',
    ]);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});
