import type { LiveFigures, PayingNowResponse } from '@summit/contracts';
import { HOUR_MS } from '@summit/rules';
import { signInAdmin } from '../harness/admin.js';
import { insertOrder } from '../harness/order-rows.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

describe('the live figures', () => {
  let running: RunningApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    headers = await signInAdmin(running);
  });

  const dataOf = (text: string) => JSON.parse(/^data: (.*)$/m.exec(text)![1]!) as LiveFigures;

  it('are of the last hour and the last five minutes, as one event for whoever does not listen', async () => {
    const now = running.clock.now();
    const at = (ms: number) => new Date(ms).toISOString();
    await running.fetch('/api/signup', json({ name: 'Zoe', email: 'zoe@example.com' }));
    const order = await insertOrder(running, { createdAt: now - 1_000 });
    const old = await insertOrder(running, { createdAt: now - 2 * HOUR_MS, email: 'old@example.com' });
    for (const [id, ms] of [
      [order, now - 1_000],
      [old, now - 2 * HOUR_MS],
    ] as const)
      await running.rows(
        `insert into payment (id, order_id, provider, provider_ref, amount_cents, booked_as, received_at)
         values ($1::uuid, $1::uuid, 'stripe', $1, 2700, 'order', $2)`,
        [id, at(ms)],
      );
    await running.rows(
      `insert into refund (id, payment_id, provider, provider_ref, kind, amount_cents, state, occurred_at)
       values ($1::uuid, $1::uuid, 'stripe', 're_1', 'refund', 700, 'succeeded', $2)`,
      [order, at(now)],
    );
    await running.rows(
      `insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, request, decline_code, created_at, updated_at)
       values ($1::uuid, $1::uuid, 1, 'hosted', 'failed', $1, '{}', 'card_declined', $2, $2)`,
      [order, at(now)],
    );
    for (const [visitor, ms] of [
      ['10000000-0000-4000-8000-000000000001', now],
      ['10000000-0000-4000-8000-000000000001', now],
      [null, now],
      ['10000000-0000-4000-8000-000000000002', now - HOUR_MS],
    ] as const)
      await running.rows(
        `insert into page_view (page, url, referrer, user_agent, visitor_id, viewed_at) values ('/', '', '', '', $1, $2)`,
        [visitor, at(ms)],
      );
    const answer = await running.fetch('/api/admin/live', { headers });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(dataOf(await answer.text())).toEqual({
      at: at(now),
      visitors: 1,
      page_views: 3,
      signups: 1,
      revenue: 20,
      failed_payments: 1,
    });
  });

  it('are for staff only', async () => {
    expect((await running.fetch('/api/admin/live')).status).toBe(401);
  });

  //
  it('say how many are in the middle of paying: each buyer once, and not who has left', async () => {
    const now = running.clock.now();
    const attempt = async (state: string, minutes: number, order: { email?: string | null; isTest?: boolean } = {}) => {
      const id = await insertOrder(running, { status: 'pending', capturedCents: 0, paidAt: null, ...order });
      await running.rows(
        `insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, request, created_at, updated_at)
         values ($1::uuid, $1::uuid, 1, 'checkout', $2, $1, '{}', $3, $3)`,
        [id, state, new Date(now - minutes * 60_000).toISOString()],
      );
    };
    const paying = async () => {
      const answer = await read<PayingNowResponse>(running.fetch('/api/admin/paying-now', { headers }));
      return [answer.buyers, answer.open_checkouts];
    };
    expect(await paying()).toEqual([0, 0]);
    await attempt('open', 1, { email: 'ann@example.com' });
    await attempt('starting', 2, { email: 'ann@example.com' });
    await attempt('unknown', 29, { email: null });
    await attempt('open', 31, { email: 'gone@example.com' });
    await attempt('declined', 1, { email: 'declined@example.com' });
    await attempt('succeeded', 1, { email: 'paid@example.com' });
    expect(await paying()).toEqual([2, 4]);
  });

  it('come as a stream, which ends at once when the server closes', async () => {
    const answer = await running.fetch('/api/admin/live', { headers: { ...headers, accept: 'text/event-stream' } });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!/^data: /m.test(text)) text += (await reader.read()).value ?? '';
    expect(dataOf(text)).toMatchObject({ signups: 1 });
    const closing = running.stop();
    let ended = false;
    while (!ended) ended = (await reader.read()).done;
    await closing;
  });
});
