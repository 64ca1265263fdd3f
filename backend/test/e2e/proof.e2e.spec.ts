import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BONUS_FILE_NAMES, COPY_AMOUNTS } from '@summit/content';
import { PROOF_IDS } from '@summit/content/proof';
import type {
  BonusSizesResponse,
  LandingPageStateResponse,
  ProofFigure,
  ProofResponse,
  SaveProofPageResponse,
  SignupStatsResponse,
} from '@summit/contracts';
import { contentFigures, formatUsd } from '@summit/pricing';
import { DataSource } from 'typeorm';
import { importLandingPage } from '../../src/modules/cms/import-landing-page.js';
import { signInAdmin } from '../harness/admin.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { settledOrders } from '../harness/settled-orders.js';
import { importSummitContent } from '../harness/summit-sessions.js';

const PATH = '/api/proof';

// C-001, C-017: every figure of the site with where it comes from, equal to the tables
describe('the proof of the figures', () => {
  let running: RunningApp;
  let admin: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    // As `prepare` leaves it: before anybody looks, because a size is remembered, and a missing file for some seconds too.
    const file = path.join(running.filesDir, 'bonuses', BONUS_FILE_NAMES['vip-upgrade-bonus']);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, Buffer.alloc(1_234_567));
    await importLandingPage(running.app.get(DataSource));
    await importSummitContent(running);
    admin = await signInAdmin(running);
  });
  afterAll(() => running.stop());

  const show = (shown: unknown) => running.fetch('/api/admin/proof-page', { ...json({ shown }, admin), method: 'PUT' });
  const state = () => read<LandingPageStateResponse>(running.fetch('/api/landing-page/state'));
  const figures = async (): Promise<Map<string, ProofFigure>> => {
    const { figures: all } = await read<ProofResponse>(running.fetch(PATH));
    return new Map(all.map((figure) => [figure.id, figure]));
  };
  /** Read anew, and not what visitors share for a moment. */
  const figure = async (id: string): Promise<ProofFigure> => {
    await show(true);
    return (await figures()).get(id)!;
  };
  const numberOf = async (query: string, values: unknown[] = []): Promise<number> =>
    (await running.rows<{ n: number }>(query, values))[0]!.n;

  it('is nowhere until somebody shows it, and pages link to it then', async () => {
    const answer = await running.fetch(PATH);
    expect(answer.status).toBe(404);
    expect(await read(answer)).toMatchObject({ code: 'not_found' });
    expect((await state()).proof_page).toBe(false);
    expect((await show('yes')).status).toBe(400);
    expect(await read<SaveProofPageResponse>(show(true))).toMatchObject({ success: true, shown: true });
    expect(await eventually(async () => (await state()).proof_page)).toBe(true);
    const [entry] = await running.rows<{ details: unknown }>(
      `select details from audit_entry where action = 'PUT /api/admin/proof-page' order by id desc limit 1`,
    );
    expect(entry!.details).toMatchObject({ after: { shown: true } });
  });

  it('names every figure once, and what the site says where nothing was counted', async () => {
    const all = await figures();
    expect([...all.keys()]).toEqual([
      ...PROOF_IDS,
      'landing.stat.1',
      'landing.stat.2',
      'landing.stat.3',
      'landing.stat.4',
    ]);
    expect(all.get('landing.stat.4')).toMatchObject({
      shown: '$2B+',
      value: null,
      agrees: null,
      basis: 'text',
      paths: ['/'],
      source: 'A text set by the organizers, not counted',
    });
    for (const one of all.values()) {
      expect(one.computed_at).toBe('2025-11-20T18:00:00.000Z');
      expect(one.how + (one.rule ?? '')).not.toMatch(/[{}]/);
      if (one.basis === 'text' && one.id !== 'bonus.total') expect([one.value, one.agrees]).toEqual([null, null]);
    }
  });

  it('says of prices what the pages say, and what an order is charged', async () => {
    const all = await figures();
    for (const [key, shown] of Object.entries(contentFigures(COPY_AMOUNTS)))
      if (all.has(key)) expect({ key, shown: all.get(key)!.shown }).toEqual({ key, shown });
    const { buy } = settledOrders(running);
    for (const product of ['vip', 'implementation', 'dfy'] as const) {
      const { orderId } = await buy({ product, email: `price-${product}@example.com` });
      const received = await numberOf(
        `select -sum(l.amount_cents)::int as n from ledger_line l join ledger_transaction t on t.id = l.transaction_id
         where t.order_id = $1 and l.account like 'revenue%'`,
        [orderId],
      );
      expect(all.get(`${product}.early`)).toMatchObject({ value: received, shown: formatUsd(received), agrees: true });
    }
  });

  it('counts what the tables hold', async () => {
    for (const name of ['ada', 'ben', 'cy'])
      await running.fetch('/api/signup', json({ name, email: `${name}@example.com` }));
    expect(await figure('people.registered')).toMatchObject({ value: 3, shown: null });
    const { total_signups } = await read<SignupStatsResponse>(running.fetch('/api/signup/stats'));
    expect(total_signups).toBe(3);
    expect(total_signups).toBe(await numberOf('select count(*)::int as n from signup'));
    const all = await figures();
    const counts = {
      'contents.recordings': `select count(*)::int as n from summit_session where summit_key = 'passive_income_summit_2024'`,
      'contents.prompts': 'select count(*)::int as n from prompt',
      'contents.gifts': 'select count(*)::int as n from speaker_gift',
      'contents.speakers': `select jsonb_array_length(content -> 'speakers') as n from landing_page`,
      'contents.quotes': `select jsonb_array_length(content -> 'testimonials') as n from landing_page`,
    };
    for (const [id, query] of Object.entries(counts))
      expect({ id, value: all.get(id)!.value }).toEqual({ id, value: await numberOf(query) });
    expect(all.get('contents.recordings')).toMatchObject({ shown: '36 recordings', agrees: true });
  });

  it('says so where the site says something else than is so', async () => {
    await running.rows(
      `delete from summit_session where id in (select id from summit_session where summit_key = 'passive_income_summit_2024' limit 1)`,
    );
    expect(await figure('contents.recordings')).toMatchObject({
      value: 35,
      shown: '36 recordings',
      agrees: false,
    });
  });

  it('counts the places of a limited product as the ledger keeps its orders: refunded in full is free again', async () => {
    expect((await figures()).get('offer.places.dfy')).toMatchObject({ value: null, basis: 'text', agrees: null });
    const { buy, refund } = settledOrders(running);
    const kept = await buy({ product: 'dfy', email: 'kept@example.com' });
    const gone = await buy({ product: 'dfy', email: 'gone@example.com' });
    await refund(kept.ref, 10_000);
    await refund(gone.ref, 249_700);
    await running.rows(`insert into setting (key, value) values ('payments.enforce_spots.dfy', '20')`);
    const held = await numberOf(
      `select count(*)::int as n from (
         select t.order_id from ledger_line l join ledger_transaction t on t.id = l.transaction_id
         join purchase_order o on o.id = t.order_id
         where o.product = 'dfy' and (l.account like 'revenue%' or l.account like 'refund%') group by t.order_id having sum(l.amount_cents) < 0) kept`,
    );
    expect(held).toBe(2);
    const places = await figure('offer.places.dfy');
    expect(places).toMatchObject({ value: 20 - held, shown: '20 spots', basis: 'setting', agrees: true });
    expect(places.how).toBe(`Of 20 places, ${held} are held by orders and 0 by buyers who are paying.`);
  });

  it('measures the files that are sent', async () => {
    const { sizes } = await read<BonusSizesResponse>(running.fetch('/api/bonuses/sizes'));
    expect(sizes['vip-upgrade-bonus']).toBe(1_234_567);
    expect(await figure('file.vip-upgrade-bonus')).toMatchObject({ value: 1_234_567, shown: '1.2 MB', agrees: true });
  });

  it('is sent as the same bytes until something is read anew, and off when it is switched off', async () => {
    const first = await running.fetch(PATH);
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('no-cache');
    await eventually(async () => {
      const { headers } = await running.fetch(PATH);
      return (await running.fetch(PATH, { headers: { 'if-none-match': headers.get('etag')! } })).status === 304;
    });
    expect(etag).toMatch(/^W\//);
    await show(false);
    expect((await running.fetch(PATH)).status).toBe(404);
    await eventually(async () => !(await state()).proof_page);
  });
});
