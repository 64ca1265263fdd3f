import { Client } from 'pg';
import { eventually, freshAddress, json, read, startApp, type RunningApp } from '../harness/running-app.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

describe('POST /api/analytics/track', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  const view = {
    page: '/',
    url: 'http://funnel.test/?ref=AMARA',
    referrer: 'direct',
    affiliate_code: 'AMARA',
    user_agent: FIREFOX,
  };
  const track = (body: unknown, from = freshAddress()) =>
    running.fetch('/api/analytics/track', { ...json(body), from });
  const views = () =>
    running.rows('select page, url, referrer, affiliate_code, user_agent, visitor_id from page_view order by id');

  // F-247, F-248
  it('stores the view before it answers', async () => {
    const response = await track(view);
    expect(response.status).toBe(200);
    expect(await read(response)).toEqual({ success: true });
    expect(await views()).toEqual([{ ...view, visitor_id: null }]);
  });

  it('stores every one of many parallel views', async () => {
    await Promise.all(Array.from({ length: 300 }, (_, i) => track({ ...view, page: `/parallel-${i}` })));
    const stored = await running.rows(`select distinct page from page_view where page like '/parallel-%'`);
    expect(stored).toHaveLength(300);
  });

  // F-248
  it('drops robots without an error', async () => {
    const before = (await views()).length;
    const robot = { ...view, user_agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    expect((await track(robot)).status).toBe(200);
    expect(await views()).toHaveLength(before);
  });

  it('takes a view without a code, and cuts long browser names', async () => {
    const { affiliate_code: _, ...plain } = view;
    await track({ ...plain, page: '/plain', user_agent: `${FIREFOX} ${'x'.repeat(900)}` });
    const [stored] = await running.rows<{ affiliate_code: null; user_agent: string }>(
      `select * from page_view where page = '/plain'`,
    );
    expect(stored?.affiliate_code).toBeNull();
    expect(stored?.user_agent).toHaveLength(256);
  });

  it('takes the character that PostgreSQL can not store out', async () => {
    expect((await track({ ...view, page: '/nul\u0000' })).status).toBe(200);
    expect(await running.rows(`select page from page_view where page = '/nul'`)).toHaveLength(1);
  });

  it.each([
    ['no page', { ...view, page: undefined }],
    ['a number for a page', { ...view, page: 7 }],
    ['a very long address', { ...view, url: `http://funnel.test/${'x'.repeat(2_048)}` }],
    ['an unknown field', { ...view, is_bot: false }],
  ])('refuses %s', async (_label, body) => {
    const response = await track(body);
    expect(response.status).toBe(400);
    expect(await read(response)).toMatchObject({ success: false });
  });

  it('keeps views in the partition of their month', async () => {
    const [row] = await running.rows<{ partition: string }>(
      'select tableoid::regclass::text as partition from page_view limit 1',
    );
    expect(row?.partition).toBe('page_view_2025_11');
  });

  it('keeps a view of a month nobody prepared, and moves it when the month is', async () => {
    running.clock.set('2027-03-05T00:00:00Z');
    await track({ ...view, page: '/far' });
    const where = async () =>
      (
        await running.rows<{ partition: string }>(
          `select tableoid::regclass::text as partition from page_view where page = '/far'`,
        )
      )[0]?.partition;
    expect(await where()).toBe('page_view_default');
    await running.rows(`select ensure_page_view_partition('2027-03-01')`);
    expect(await where()).toBe('page_view_2027_03');
  });

  // Found by an erasure whose second look named a view that the first had missed.
  it('hides no view from a reader while its month is being prepared', async () => {
    running.clock.set('2027-05-05T00:00:00Z');
    await track({ ...view, page: '/moving' });
    const mover = new Client({ connectionString: running.database.url });
    const reader = new Client({ connectionString: running.database.url });
    await Promise.all([mover.connect(), reader.connect()]);
    const own = await reader.query<{ pid: number }>('select pg_backend_pid() as pid');
    await mover.query('begin');
    await mover.query(`select ensure_page_view_partition('2027-05-01')`);
    const seen = reader.query<{ n: number }>(`select count(*)::int as n from page_view where page = '/moving'`);
    await eventually(async () => {
      const [row] = await running.rows(`select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`, [
        own.rows[0]!.pid,
      ]);
      return row;
    });
    await mover.query('commit');
    expect((await seen).rows).toEqual([{ n: 1 }]);
    await Promise.all([mover.end(), reader.end()]);
  });
});
