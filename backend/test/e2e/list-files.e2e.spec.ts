import {
  ENDPOINT_SPECS,
  FIGURES,
  LIST_FILE_ENDPOINTS,
  type DataAnswer,
  type FigureAnswer,
  type ListAnswer,
  type PageAnswer,
  type PageViewsReport,
  type PromoCodeRow,
  type SessionRow,
  type ShieldResponse,
} from '@summit/contracts';
import { pacificDay } from '@summit/rules';
import { historyWriter } from '../builders/generated-history.js';
import { readCsv } from '../builders/read-csv.js';
import { signInAdmin } from '../harness/admin.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { EARLIER, importSummitContent, leaveRating } from '../harness/summit-sessions.js';

type Line = Record<string, string>;
/** More than two batches of a file; ten come in the same moment, so that batches end between equal times. */
const MANY = 2_345;
const CAME = `to_timestamp($1::float8 / 1000) - make_interval(secs => n / 10)`;

// A-005, C-062: every list of the back office as a file, as it is filtered.
describe('the lists of the back office as files', () => {
  let running: RunningApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    headers = await signInAdmin(running);
  });
  afterAll(() => running.stop());

  const fetched = (path: string) => running.fetch(`/api/admin/${path}`, { headers });
  const list = <Body>(path: string) => read<Body>(fetched(path));
  async function linesOf(path: string): Promise<Line[]> {
    const answer = await fetched(`export/${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    const [head, ...rows] = readCsv(await answer.text());
    return rows.map((row) => Object.fromEntries(head!.map((column, place) => [column, row[place]!])));
  }
  const column = (lines: Line[], name: string) => lines.map((line) => line[name]);
  const insert = (sql: string, ...values: unknown[]) => running.rows(sql, [running.clock.now(), ...values]);

  it('are for those who may see the list', () => {
    const roleOf = (path: string) =>
      Object.values(ENDPOINT_SPECS).find((spec) => spec.method === 'GET' && spec.path === path)?.staffRole ?? 'owner';
    const roles = Object.values(LIST_FILE_ENDPOINTS).map(({ path }) => [path, roleOf(path)]);
    const ownersOnly = roles.flatMap(([path, role]) =>
      role === 'owner' ? [path!.replace('/api/admin/export/', '')] : [],
    );
    expect(ownersOnly.toSorted()).toEqual([
      'affiliates/:speaker_code',
      'book-months',
      'desk-events',
      'desk-refunds',
      'differences',
      'held-commissions',
      'payout-methods',
      'reconciliations',
      'staff',
      'stuck-orders',
    ]);
  });

  it('have their head and no lines where there are no rows', async () => {
    const desk = ['desk-refunds', 'stuck-orders', 'differences', 'reconciliations', 'book-months'];
    const empty = [...desk, 'buyer-requests', 'held-commissions', 'payout-methods', 'rated-speakers', 'rated-sessions'];
    for (const path of empty) {
      const [head, ...rows] = readCsv(await (await fetched(`export/${path}`)).text());
      expect([path, rows]).toEqual([path, []]);
      expect(head!.length).toBeGreaterThan(3);
    }
  });

  it('are refused like the list where the list would be', async () => {
    expect((await fetched('export/funnel-details?stage=none')).status).toBe(400);
    expect((await fetched('export/people/nobody@list.test')).status).toBe(404);
    expect((await fetched('export/affiliates/NOBODY')).status).toBe(404);
    expect((await running.fetch('/api/admin/export/staff')).status).toBe(401);
  });

  describe('of what the product has lived through', () => {
    beforeAll(async () => {
      const history = historyWriter(running, 20_251_121);
      for (const code of ['AMARA', 'KOFI']) await history.affiliate(code);
      await history.write({ signups: 25, orders: 25, views: 10 });
    });

    it('have the orders and the rows of each figure, with their filters', async () => {
      for (const filter of ['days=99999', 'days=90&product=vip', 'days=99999&email=person']) {
        const { data } = await list<PageAnswer<{ id: string }>>(`dashboard/orders?limit=1000&${filter}`);
        expect(column(await linesOf(`orders?${filter}`), 'id')).toEqual(data.map(({ id }) => id));
      }
      for (const figure of FIGURES) {
        const { total, sum } = await list<FigureAnswer>(`desk/figures?figure=${figure}&days=99999`);
        const lines = await linesOf(`figure?figure=${figure}&days=99999`);
        expect(lines).toHaveLength(total);
        const cents = lines.reduce((all, { value }) => all + Math.round(Number(value) * 100), 0);
        expect([figure, cents]).toEqual([figure, Math.round(sum * 100)]);
      }
    });

    it.each([
      ['pending-installments', 'dashboard/pending-installments?limit=1000', 'id'],
      ['funnel-details?stage=landing_page&days=30', 'dashboard/funnel-details?stage=landing_page&days=30', 'email'],
      ['revenue?period=weekly&days=90', 'dashboard/revenue-chart?period=weekly&days=90', 'date'],
      ['products?days=90', 'dashboard/product-performance?days=90', 'product'],
      ['top-affiliates?days=99999', 'dashboard/affiliates?days=99999', 'code'],
      [
        'affiliates?sort_by=total_sales&sort_order=desc',
        'dashboard/all-affiliates?sort_by=total_sales&sort_order=desc',
        'speaker_code',
      ],
      ['affiliates/AMARA', 'affiliates/AMARA/statement?limit=1000', 'order_id'],
    ])('have %s like the list', async (file, path, key) => {
      const { data } = await list<ListAnswer<Record<string, string>>>(path);
      expect(data.length).toBeGreaterThan(0);
      expect(column(await linesOf(file), key)).toEqual(data.map((row) => row[key]));
    });

    it('have the pages that were opened, and where from', async () => {
      const { data } = await list<DataAnswer<PageViewsReport>>('analytics/page-views?days=99999');
      expect(data.by_page.length).toBeGreaterThan(0);
      const pages = await linesOf('page-views?days=99999');
      expect(pages).toEqual(data.by_page.map(({ page, views }) => ({ page, views: String(views) })));
      expect(column(await linesOf('referrers?days=99999'), 'referrer')).toEqual(
        data.top_referrers.map(({ referrer }) => referrer),
      );
    });

    it('have everything about one person', async () => {
      const [{ email }] = (await list<PageAnswer<{ email: string }>>('dashboard/orders?limit=1')).data as [
        { email: string },
      ];
      const { data } = await list<PageAnswer<{ kind: string }>>(`people/${email}?limit=1000`);
      expect(column(await linesOf(`people/${email}`), 'kind')).toEqual(data.map(({ kind }) => kind));
    });

    it('find affiliates as the box above their table does', async () => {
      expect(column(await linesOf('affiliates?search=%20amar'), 'speaker_code')).toEqual(['AMARA']);
      expect(await linesOf('affiliates?search=nobody')).toEqual([]);
    });
  });

  it('have staff, promo codes and sessions', async () => {
    await signInAdmin(running, 'second@list.test');
    expect(column(await linesOf('staff'), 'email').toSorted()).toEqual(['office@summit.test', 'second@list.test']);
    await running.fetch('/api/admin/dashboard/generate-promo-codes', json({}, headers));
    const { data: codes } = await list<ListAnswer<PromoCodeRow>>('dashboard/promo-codes?product_filter=vip');
    expect(column(await linesOf('promo-codes?product_filter=vip'), 'code')).toEqual(codes.map(({ code }) => code));
    await importSummitContent(running);
    const { sessions } = await list<{ sessions: SessionRow[] }>('sessions/list?day=2');
    expect(column(await linesOf('sessions?day=2'), 'topic')).toEqual(sessions.map(({ topic }) => topic));
    const inEdition = sessions.filter(({ summit_id }) => summit_id === EARLIER);
    const [{ topic }] = inEdition as [SessionRow];
    const query = `day=2&edition=${EARLIER}`;
    expect(await linesOf(`sessions?${query}`)).toHaveLength(inEdition.length);
    const found = await linesOf(`sessions?${query}&search=${encodeURIComponent(topic.toUpperCase())}`);
    expect(column(found, 'topic')).toEqual([topic]);
    expect(await linesOf('gift-clicks')).toEqual([]);
    await leaveRating(running, { sessionId: inEdition[0]!.id, stars: 4, status: 'approved' });
    const { speaker_name: speaker } = inEdition[0]!;
    expect(await linesOf('rated-speakers')).toMatchObject([{ speaker, avg_rating: '4', total_ratings: '1' }]);
    expect(await linesOf('rated-sessions')).toMatchObject([{ session_title: topic, summit_id: EARLIER }]);
  });

  it('have the books as they were compared', async () => {
    await running.rows(
      `with run as (
         insert into reconciliation_run (id, state, span_from, span_until, started_at, ended_at, lines)
         values (gen_random_uuid(), 'done', now() - interval '1 day', now(), now(), now(), 7) returning id)
       insert into reconciliation_difference (id, provider, kind, reference, their_cents, currency, occurred_at, cause, state, found_at, seen_in)
       select gen_random_uuid(), 'stripe', 'missing_with_us', 'ch_' || state, 2700, 'usd', now(), 'Planted.', state, now(), run.id
       from run, unnest(array['gone', 'open']) state`,
    );
    await running.rows(
      `insert into closed_month (month, bookings, lines, late_bookings, debit_cents, totals, fingerprint, closed_by, closed_at)
       values ('2024-01', 3, 6, 0, 100, '[]', 'abc', gen_random_uuid(), now())`,
    );
    expect(column(await linesOf('differences'), 'reference')).toEqual(['ch_open', 'ch_gone']);
    expect(await linesOf('differences?state=gone')).toMatchObject([{ reference: 'ch_gone', ours: '', theirs: '27' }]);
    expect(await linesOf('reconciliations')).toMatchObject([{ state: 'done', nightly: 'yes', lines: '7' }]);
    expect((await linesOf('book-months')).at(-1)).toMatchObject({ month: '2024-01', state: 'closed', bookings: '3' });
  });

  it('have what the shield did', async () => {
    await running.rows(
      `insert into form_verdict_day (day, form, outcome, presses) values ($1::date, 'signup', 'trap', 1234)`,
      [pacificDay(running.clock.now())],
    );
    const { data } = await list<ShieldResponse>('shield');
    expect(data[0]).toMatchObject({ outcome: 'trap', today: 1_234 });
    expect((await linesOf('shield'))[0]).toEqual({ form: 'signup', outcome: 'trap', today: '1234', week: '1234' });
  });

  describe('that are long', () => {
    const whole = async (path: string, key: string, first: string) => {
      const lines = await linesOf(path);
      expect(lines).toHaveLength(MANY);
      expect(new Set(column(lines, key)).size).toBe(MANY);
      const page = await list<{ data?: Line[]; users?: Line[] }>(`${first}limit=1000`);
      expect(column(lines, key).slice(0, 1_000)).toEqual(column((page.data ?? page.users)!, key));
    };

    it('tell every mail once, also of one address', async () => {
      await insert(
        `insert into mail_message (id, recipient, template, values, key, created_at, state, sent_at)
         select gen_random_uuid(), 'many@list.test', 'welcome', '{}', 'list-' || n, ${CAME}, 'sent', ${CAME}
         from generate_series(1, ${MANY}) n`,
      );
      await whole('mails?search=many@list.test', 'id', 'mails?search=many@list.test&');
      expect(new Set(column(await linesOf('mails?state=sent'), 'id')).size).toBeGreaterThanOrEqual(MANY);
    });

    it('tell every address that wants no more mails', async () => {
      await insert(
        `insert into mail_opt_out (email, at) select 'out' || n || '@list.test', ${CAME} from generate_series(1, ${MANY}) n`,
      );
      await whole('suppressions?search=@list.test', 'email', 'suppressions?search=@list.test&');
    });

    it('tell every VIP user', async () => {
      await insert(
        `insert into member (id, email, name, summit2_access, created_at)
         select gen_random_uuid(), 'vip' || n || '@list.test', 'List ' || n, true, ${CAME} from generate_series(1, ${MANY}) n`,
      );
      await whole(
        'vip-users?search=@list.test&summit_filter=summit2',
        'email',
        'vip/users?search=@list.test&summit_filter=summit2&',
      );
      expect(await linesOf('vip-users?search=@list.test&summit_filter=summit1')).toEqual([]);
    });

    it('tell every event of the providers', async () => {
      await insert(
        `insert into provider_event (provider, event_id, type, occurred_at, received_at, handled_at)
         select 'stripe', 'evt_list_' || n, 'charge.list', ${CAME}, ${CAME}, ${CAME} from generate_series(1, ${MANY}) n`,
      );
      await whole('desk-events', 'event_id', 'desk/events?');
      expect(column(await linesOf('desk-events?search=evt_list_7'), 'event_id')).toEqual(['evt_list_7']);
    });
  });
});
