import { HEADLINES } from '@summit/content';
import {
  HEADLINE_HEADER,
  HEADLINE_PUBLISHED,
  HEADLINE_VARIANT_HEADER,
  type AlertsResponse,
  type ExperimentsResponse,
  type LandingHeadlineResponse,
  type LandingPageResponse,
  type MessageAnswer,
  type OpenExperiment,
} from '@summit/contracts';
import { PRICE_BOOK } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import { DataSource } from 'typeorm';
import { importLandingPage } from '../../src/modules/cms/import-landing-page.js';
import { WatchSplitJob } from '../../src/modules/experiments/watch-split.job.js';
import { startAppWithProviders, type AppWithProviders } from '../harness/app-with-providers.js';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { BuyerBrowser, jobsDone } from '../harness/buyer-browser.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';

const PATH = '/api/admin/experiments';
const HEADLINE = '/api/landing-page/headline';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PLAN = { variant: HEADLINES.B, measure: 'registrations', expected_visitors: 10_000, max_days: 14 };

// C-080
describe('an experiment with the landing headline', () => {
  let world: AppWithProviders;
  let running: RunningApp;
  let second: RunningApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    world = await startAppWithProviders();
    ({ running } = world);
    // Providers name whole seconds: what is paid in the second of a visit comes not before it.
    running.clock.set(Math.floor(running.clock.now() / 1_000) * 1_000);
    await importLandingPage(running.app.get(DataSource));
    second = await startApp({ database: running.database });
    second.clock.set(running.clock.now());
    headers = await signInAdmin(running);
  });
  afterAll(async () => {
    await second.stop();
    await world.stop();
  });

  const list = () => read<ExperimentsResponse>(running.fetch(PATH, { headers }));
  const open = async (): Promise<OpenExperiment> => (await list()).open!;
  const save = (plan: object) =>
    read<MessageAnswer>(running.fetch(`${PATH}/draft`, { ...json(plan, headers), method: 'PUT' }));
  const post = (path: string, body: object = {}) =>
    read<MessageAnswer>(running.fetch(`${PATH}/${path}`, json(body, headers)));
  /** What the web server asks for a page; `visitor`: what the browser keeps. */
  const visit = async (visitor: string | null = null, { from = running, agent = CHROME } = {}) => {
    const cookie = visitor === null ? '' : `headline_visitor=${visitor}`;
    const answer = await from.fetch(HEADLINE, { headers: { 'user-agent': agent, cookie } });
    const kept = /headline_visitor=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? visitor;
    return { answer, visitor: kept, ...(await read<LandingHeadlineResponse>(answer)) };
  };
  const exposures = async () => Number((await running.rows('select count(*) from experiment_exposure'))[0]!['count']);
  /** Somebody who sees this variant for the first time. */
  const visitorOf = (variant: string) =>
    eventually(async () => {
      const seen = await visit();
      return seen.variant === variant && seen.visitor;
    });
  const register = (email: string, visitor: string) =>
    running.fetch('/api/signup', json({ name: 'Zoe', email }, { cookie: `headline_visitor=${visitor}` }));
  const published = async () =>
    (await read<LandingPageResponse>(running.fetch('/api/landing-page'))).content.hero.title;

  it('is planned in the back office, and shows nobody anything before its start', async () => {
    expect(await list()).toMatchObject({ open: null, history: [], headline: HEADLINES.A, suggestion: HEADLINES.B });
    expect((await save({ ...PLAN, variant: 'x'.repeat(121) })).code).toBe('experiment_text_invalid');
    expect((await save({ ...PLAN, variant: HEADLINES.A })).code).toBe('experiment_same_text');
    expect((await save({ ...PLAN, max_days: 61 })).code).toBe('validation_failed');
    const ten = { ...PLAN, max_days: 10 };
    expect((await save({ ...ten, seen: PLAN })).code).toBe('edit_conflict');
    expect((await save({ ...ten, seen: { ...PLAN, max_days: 'x' } })).code).toBe('validation_failed');
    expect((await save({ ...ten, seen: null })).success).toBe(true);
    expect((await save({ ...PLAN, seen: null })).code).toBe('edit_conflict');
    expect((await save({ ...PLAN, max_days: 5, seen: PLAN })).code).toBe('edit_conflict');
    expect(await open()).toMatchObject(ten);
    expect((await save({ ...PLAN, max_days: 9, seen: ten })).success).toBe(true);
    expect((await save(PLAN)).success).toBe(true);
    expect(await open()).toMatchObject({ ...PLAN, status: 'draft', control: HEADLINES.A, looks: [] });
    const { answer, headline, variant } = await visit();
    expect([headline, variant, answer.headers.get(HEADLINE_HEADER)]).toEqual([null, null, null]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('starts once; then a visitor sees one headline at every visit and from every process, and is counted once', async () => {
    const { id } = await open();
    expect((await post(`${id}/start`, { seen: { ...PLAN, max_days: 9 } })).code).toBe('edit_conflict');
    expect((await post(`${id}/start`, { seen: { ...PLAN, max_days: 'x' } })).code).toBe('validation_failed');
    const starts = await Promise.all([post(`${id}/start`), post(`${id}/start`, { seen: PLAN })]);
    expect(starts.map(({ code }) => code ?? 'ok').sort()).toEqual(['experiment_changed', 'ok']);
    expect((await save(PLAN)).code).toBe('experiment_running');
    const first = await eventually(async () => {
      const seen = await visit();
      return seen.variant !== null && seen;
    });
    expect(first.headline).toBe(HEADLINES[first.variant!]);
    expect(first.answer.headers.get(HEADLINE_VARIANT_HEADER)).toBe(first.variant);
    expect(first.answer.headers.getSetCookie()[0]).toMatch(/Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax/);
    const before = await exposures();
    await eventually(async () => (await visit(first.visitor, { from: second })).variant !== null);
    const again = await Promise.all(
      Array.from({ length: 10 }, (_, n) => visit(first.visitor, { from: n % 2 ? running : second })),
    );
    expect(again.map(({ variant }) => variant)).toEqual(Array(10).fill(first.variant));
    // Each visit begins the days of the cookie anew.
    const renewed = again.map(({ answer }) => answer.headers.getSetCookie()[0] ?? '');
    expect(
      renewed.filter((cookie) => !cookie.startsWith(`headline_visitor=${first.visitor}; Max-Age=5184000`)),
    ).toEqual([]);
    expect(await exposures()).toBe(before);
    const rows = await running.rows<{ visitor: string }>('select visitor from experiment_exposure');
    expect(JSON.stringify(rows)).not.toContain(first.visitor);
  });

  it('leaves robots, scripts and what does not look like a browser out', async () => {
    const before = await exposures();
    const robot = await visit(null, {
      agent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    });
    expect(robot.variant).toBeNull();
    const script = await running.fetch(HEADLINE, { headers: { 'user-agent': CHROME, 'sec-fetch-dest': 'empty' } });
    expect(await read<LandingHeadlineResponse>(script)).toMatchObject({ variant: null });
    expect(await exposures()).toBe(before);
  });

  it('tells the page that it runs', async () => {
    await eventually(
      async () => (await read<LandingPageResponse>(running.fetch('/api/landing-page/state'))).headline_experiment,
    );
  });

  it('counts a registration and what its orders keep for the headline that was seen, refunds taken off', async () => {
    const [ofA, ofB] = [await visitorOf('A'), await visitorOf('B')];
    await register('a@example.com', ofA);
    await register('b1@example.com', ofB);
    await register('b2@example.com', ofB);
    await running.fetch('/api/signup', json({ name: 'Zoe', email: 'nobody@example.com' }));
    const buyer = new BuyerBrowser(running, 'b1@example.com');
    await buyer.payByCard(world.outside, 'vip');
    const order = await eventually(async () => {
      const paid = `select id from purchase_order where session_id = $1 and paid_at is not null`;
      return (await running.rows<{ id: string }>(paid, [buyer.sessionId]))[0]?.id;
    });
    await jobsDone(running);
    const arms = async () => (await open()).last!.arms;
    expect(await arms()).toMatchObject({
      A: { registrations: 1, net_cents: 0 },
      B: { registrations: 1, net_cents: PRICE_BOOK.vip.early },
    });
    await confirmAdmin(running, headers);
    const refund = { amount: 10, reason: 'Two sessions were cut short.' };
    await running.fetch(`/api/admin/desk/orders/${order}/refund`, json(refund, headers));
    await eventually(async () => (await arms()).B.net_cents === PRICE_BOOK.vip.early - 1_000);
  });

  //
  it('forgets which browser an erased person had, and keeps the figure', async () => {
    const links = () =>
      running.rows(
        `select from experiment_registration r join experiment_exposure x using (experiment_id, visitor) where r.variant = 'A'`,
      );
    expect(await links()).toHaveLength(1);
    const person = { email: 'a@example.com', phrase: 'ERASE a@example.com' };
    const erased = await running.fetch('/api/admin/dashboard/privacy/erase', json(person, headers));
    expect(erased.status).toBe(200);
    expect(await links()).toEqual([]);
    expect((await open()).last!.arms.A.registrations).toBe(1);
  });

  it('warns of a split that can not be chance, and ends the warning', async () => {
    const stands = async () =>
      (await read<AlertsResponse>(running.fetch('/api/admin/desk/alerts', { headers }))).data.filter(
        ({ kind, ended_at }) => kind === 'experiment_split' && ended_at === null,
      );
    const watch = () => running.app.get(WatchSplitJob).run();
    await watch();
    expect([await stands(), (await open()).uneven]).toEqual([[], false]);
    await running.rows(
      `insert into experiment_exposure select id, 'lost-' || n, 'A', now() from experiment, generate_series(1, 300) n where status = 'running'`,
    );
    await watch();
    expect(await stands()).toMatchObject([
      { summary: expect.stringMatching(/^The headline experiment loses visitors: 3\d\d saw A/) },
    ]);
    expect((await open()).uneven).toBe(true);
    await running.rows(`delete from experiment_exposure where visitor like 'lost-%'`);
    await watch();
    expect(await stands()).toEqual([]);
  });

  it('is decided by its main measure, and stays decided', async () => {
    await running.rows(
      `insert into experiment_exposure select id, v || n, v, started_at from experiment, generate_series(1, 2000) n, unnest(array['A', 'B']) v where status = 'running'`,
    );
    expect((await open()).decision).toBeNull();
    await running.rows(
      `with made as (insert into signup (id, name, email, invite_token, created_at)
         select gen_random_uuid(), 'X', 'made-' || n || '@example.com', 'made-' || n, to_timestamp($1::float8 / 1000) from generate_series(1, 200) n
         returning id, invite_token)
       insert into experiment_registration
       select e.id, made.id, 'B' || substr(invite_token, 6), 'B', e.started_at from experiment e, made where e.status = 'running'`,
      [running.clock.now()],
    );
    const { decision, registrations } = await open().then(({ decision, last }) => ({ decision, ...last! }));
    expect(decision).toMatchObject({ by: 'interval', favors: 'B' });
    expect(registrations!.low).toBeGreaterThan(0);
  });

  it('is stopped once; the winner is published as an editor would, and what was seen stays', async () => {
    const { id } = await open();
    expect((await post(`${id}/stop`, { winner: 'C' })).code).toBe('validation_failed');
    const stops = await Promise.all([post(`${id}/stop`, { winner: 'B' }), post(`${id}/stop`, { winner: 'B' })]);
    expect(stops.map(({ code }) => code ?? 'ok').sort()).toEqual(['experiment_changed', 'ok']);
    expect(await published()).toBe(HEADLINES.B);
    const versions = await running.rows(
      `select a.email from landing_page_version v left join admin_account a on a.id::text = v.saved_by order by v.id`,
    );
    expect(versions).toEqual([{ email: null }, { email: 'office@summit.test' }]);
    expect(await list()).toMatchObject({
      open: null,
      headline: HEADLINES.B,
      history: [
        {
          winner: 'B',
          control: HEADLINES.A,
          stopped_by: 'office@summit.test',
          decision: { by: 'interval', favors: 'B' },
          last: { arms: { B: { net_cents: PRICE_BOOK.vip.early - 1_000 } } },
        },
      ],
    });
    const [noted] = await running.rows<{ details: object }>(
      `select details from audit_entry where action like 'POST %/stop' and status = 200`,
    );
    expect(JSON.stringify(noted)).toContain(`"winner":"B"`);
    expect((await visit()).variant).toBeNull();
    await eventually(async () => (await visit(null, { from: second })).variant === null);
  });

  it('is the published one for everybody after that, robots too, since the page was built with another; nobody is counted', async () => {
    const before = await exposures();
    for (const agent of [CHROME, 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', '']) {
      const seen = await eventually(async () => {
        const one = await visit(null, { from: second, agent });
        return one.headline !== null && one;
      });
      expect(seen).toMatchObject({ headline: HEADLINES.B, variant: null });
      expect(seen.answer.headers.get(HEADLINE_HEADER)).toBe(HEADLINES.B);
      expect(seen.answer.headers.get(HEADLINE_VARIANT_HEADER)).toBe(HEADLINE_PUBLISHED);
      expect(seen.answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await exposures()).toBe(before);
  });

  it('is over for the next one, which ends with its days', async () => {
    await save({ ...PLAN, variant: HEADLINES.A, max_days: 1 });
    await post(`${(await open()).id}/start`);
    expect((await open()).decision).toBeNull();
    running.clock.advance(DAY_MS);
    headers = await signInAdmin(running, 'later@summit.test');
    expect((await open()).decision).toMatchObject({ by: 'length' });
  });
});
