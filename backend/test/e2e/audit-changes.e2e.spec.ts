import { signInAdmin } from '../harness/admin.js';
import { insertOrder } from '../harness/order-rows.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { importSummitContent, leaveRating } from '../harness/summit-sessions.js';

//
describe('what the audit log says of changes', () => {
  let running: RunningApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    running = await startApp();
    headers = await signInAdmin(running);
  });
  afterAll(() => running.stop());

  const DASHBOARD = '/api/admin/dashboard';
  const call = (method: string, path: string, body?: object) =>
    running.fetch(path, body ? { ...json(body, headers), method } : { method, headers });
  const last = async () => {
    const { data } = await read<{ data: { action: string; details: { before: unknown; after: unknown } }[] }>(
      call('GET', `${DASHBOARD}/audit-log?limit=1`),
    );
    return data[0]!;
  };
  const addCode = (code: string) =>
    call('POST', `${DASHBOARD}/create-promo-code`, {
      code,
      product_type: 'vip',
      with_bump: false,
      payment_methods: ['paypal'],
      discount_type: 'percent',
      discount_value: 50,
      validity_days: 0,
      max_uses: 1,
    });

  it('names a promo code that was made, disabled alone, and disabled with all others', async () => {
    for (const code of ['ALONE', 'FIRST', 'SECOND']) expect((await addCode(code)).status).toBe(200);
    expect((await last()).details).toMatchObject({
      code: 'SECOND',
      before: null,
      after: { paypal: { status: 'created' } },
    });

    await call('POST', `${DASHBOARD}/disable-promo-code`, { code: 'ALONE', payment_method: 'paypal' });
    expect((await last()).details).toMatchObject({
      before: { status: 'active', promo_codes: ['ALONE paypal'] },
      after: { status: 'inactive', promo_codes: ['ALONE paypal'] },
    });

    await call('POST', `${DASHBOARD}/disable-all-promo-codes`);
    const { before, after } = (await last()).details as Record<string, { status: string; promo_codes: string[] }>;
    expect([before!.status, after!.status]).toEqual(['active', 'inactive']);
    expect(before!.promo_codes.sort()).toEqual(['FIRST paypal', 'SECOND paypal']);
  });

  it('names codes that were deleted', async () => {
    await running.rows(`update promo_code set expires_at = to_timestamp($1::float8 / 1000) where code = 'FIRST'`, [
      running.clock.now() - 1,
    ]);
    await call('DELETE', `${DASHBOARD}/clear-expired-promo-codes`);
    expect((await last()).details).toMatchObject({
      before: { status: 'expired', promo_codes: ['FIRST paypal'] },
      after: null,
    });
  });

  it('says of a list that is too long how much it leaves out', async () => {
    for (let n = 0; n < 23; n++) await addCode(`MANY-${n}`);
    await call('POST', `${DASHBOARD}/disable-all-promo-codes`);
    const { before } = (await last()).details as Record<string, { promo_codes: string[] }>;
    expect(before!.promo_codes).toHaveLength(21);
    expect(before!.promo_codes.at(-1)).toBe('… 3 more');
  });

  it('keeps what a session was before, what of it has changed, and what was deleted', async () => {
    await importSummitContent(running);
    const draft = { topic: 'A talk', speaker_name: 'Dana', session_number: 90, vimeo_video_id: '76979871' };
    const { id } = (await (await call('POST', '/api/admin/sessions/create', draft)).json()) as { id: string };
    expect((await last()).details).toMatchObject({ before: null, after: { topic: 'A talk', duration_minutes: 45 } });

    await call('PUT', `/api/admin/sessions/${id}`, { ...draft, topic: 'A better talk', vimeo_video_id: '' });
    const { before, after } = (await last()).details as Record<string, Record<string, unknown>>;
    expect([before!['topic'], after!['topic']]).toEqual(['A talk', 'A better talk']);
    expect(before!['vimeo_video_id']).toBe('76979871');
    expect(after).toHaveProperty('vimeo_video_id', null);
    expect(Object.keys(after!).sort()).toEqual(['topic', 'vimeo_embed_code', 'vimeo_video_id']);

    const rating = await leaveRating(running, { sessionId: id, stars: 5 });
    await call('POST', `${DASHBOARD}/ratings/${rating}/approve`);
    expect((await last()).details).toMatchObject({ before: { status: 'pending' }, after: { status: 'approved' } });

    await call('DELETE', `/api/admin/sessions/${id}?with_ratings=true`);
    expect((await last()).details).toMatchObject({ before: { topic: 'A better talk', ratings: 1 }, after: null });
  });

  it('keeps an affiliate that was made, and no link that sets a password', async () => {
    const affiliate = { speaker_name: 'Dana', speaker_code: 'DANA', email: 'dana@example.com', send_invitation: true };
    const { setup_url } = (await (await call('POST', '/api/admin/affiliates', affiliate)).json()) as {
      setup_url: string;
    };
    const { action, details } = await last();
    expect(action).toBe('POST /api/admin/affiliates');
    expect(details).toMatchObject({ before: null, after: { speaker_code: 'DANA', email: 'dana@example.com' } });
    expect(setup_url).toContain('token=');
    expect(JSON.stringify(details)).not.toContain(new URL(setup_url).searchParams.get('token'));
  });

  it('says to whom a link went that sets a speaker’s password, and not the link', async () => {
    const { setup_url } = (await (await call('POST', '/api/admin/affiliates/DANA/invite')).json()) as {
      setup_url: string;
    };
    const { details } = await last();
    const account = { speaker_code: 'DANA', email: 'dana@example.com', in_use: false };
    expect(details).toMatchObject({ before: { ...account, link: 'ended' }, after: { ...account, link: 'sent' } });
    expect(JSON.stringify(details)).not.toContain(new URL(setup_url).searchParams.get('token'));
  });

  it('keeps the date of a delivery that was replaced', async () => {
    const orderId = await insertOrder(running, { product: 'dfy', createdAt: Date.parse('2025-01-01T10:00:00Z') });
    await running.rows(`insert into coaching_session (order_id, number, kind) values ($1, 1, 'included')`, [orderId]);
    const set = (delivered_at: string | null) =>
      call('PUT', `${DASHBOARD}/orders/${orderId}/delivery`, { delivered_at });
    const [first, second] = ['2025-01-02T10:00:00.000Z', '2025-01-03T10:00:00.000Z'];
    expect((await set(first!)).status).toBe(200);
    expect((await last()).details).toMatchObject({ before: { delivered_at: null }, after: { delivered_at: first } });
    await set(second!);
    expect((await last()).details).toMatchObject({ before: { delivered_at: first }, after: { delivered_at: second } });
  });

  it('says nothing of a change that was refused', async () => {
    expect(
      (await call('POST', `${DASHBOARD}/disable-promo-code`, { code: 'NONE', payment_method: 'paypal' })).status,
    ).toBe(404);
    expect((await last()).details).toEqual({ code: 'NONE', payment_method: 'paypal' });
  });
});
