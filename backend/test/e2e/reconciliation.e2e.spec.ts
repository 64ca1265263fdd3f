import type {
  BookMonthRow,
  DataAnswer,
  DifferenceDetail,
  DifferenceRow,
  ListAnswer,
  MessageAnswer,
  PageAnswer,
  ReconciliationRunRow,
} from '@summit/contracts';
import { PRICE_BOOK, shareOf } from '@summit/pricing';
import { DAY_MS, pacificDay } from '@summit/rules';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { startAppWithProviders, type AppWithProviders } from '../harness/app-with-providers.js';
import { BuyerBrowser, jobsDone } from '../harness/buyer-browser.js';
import { eventually, json, read, type RunningApp } from '../harness/running-app.js';

const DESK = '/api/admin/desk/reconciliation';
/** 2.9 percent and 30 cents. */
const STRIPE_FEE = shareOf(PRICE_BOOK.vip.early, 290) + 30;

//
describe('the books of the back office', () => {
  let world: AppWithProviders;
  let running: RunningApp;
  let ada: { authorization: string };
  let month: string;
  beforeAll(async () => {
    world = await startAppWithProviders();
    ({ running } = world);
    const buyer = new BuyerBrowser(running, 'books@example.com');
    await buyer.payByCard(world.outside, 'vip');
    await eventually(async () => (await running.rows('select from ledger_transaction')).length > 0);
    await running.rows(
      `with t as (insert into ledger_transaction (kind, source_ref, occurred_at)
         select 'payment', 'stripe:pi_nowhere', occurred_at from ledger_transaction limit 1 returning id)
       insert into ledger_line (transaction_id, account, amount_cents)
       select id, account, cents from t, (values ('cash:stripe', 4100), ('revenue:vip', -4100)) as line(account, cents)`,
    );
    await jobsDone(running);
    const [sold] = await running.rows<{ at: Date }>('select occurred_at as at from ledger_transaction limit 1');
    month = pacificDay(sold!.at.getTime()).slice(0, 7);
    await world.outside.control('clock', { days: '40' });
    const later = running.clock.now() + 40 * DAY_MS;
    running.clock.set(later);
    // The nightly run comes by itself; nothing is closed while it is under way.
    await eventually(async () => {
      const nightly = `select from job_slot where job = 'reconciliation' and slot > $1`;
      return (await running.rows(nightly, [new Date(later - 2 * DAY_MS)])).length > 0;
    });
    await jobsDone(running);
    ada = await signInAdmin(running, 'ada@summit.test');
  });
  afterAll(() => world.stop());

  const get = <Answer>(path: string) => read<Answer>(running.fetch(`${DESK}${path}`, { headers: ada }));
  const post = (path: string, body: object = {}) =>
    read<MessageAnswer>(running.fetch(`${DESK}${path}`, json(body, ada)));
  const differences = async (query = '') => (await get<PageAnswer<DifferenceRow>>(`/differences${query}`)).data;

  it('are compared when somebody asks, and what differs is told with both sides', async () => {
    expect((await post('')).message).toMatch(/being compared/);
    await jobsDone(running);
    const { data: runs } = await get<ListAnswer<ReconciliationRunRow>>('');
    expect(runs.find(({ nightly }) => nightly)).toMatchObject({
      state: 'done',
      lines: 1,
      fees_booked: 1,
      differences: 1,
    });
    expect(runs.find(({ asked_by }) => asked_by === 'ada@summit.test')).toMatchObject({
      state: 'done',
      lines: 1,
      fees_booked: 0,
      differences: 1,
      failure: null,
    });
    const found = await differences('?state=open&provider=stripe');
    expect(found).toMatchObject([
      { kind: 'missing_there', reference: 'pi_nowhere', ours: 41, theirs: null, state: 'open', note: null },
    ]);
    expect(await differences('?kind=fee_differs')).toEqual([]);
    const { data } = await get<DataAnswer<DifferenceDetail>>(`/differences/${found[0]!.id}`);
    expect(data).toMatchObject({ our_lines: [{ what: 'payment', amount: 41, fee: null }], their_lines: [] });
    expect(
      await running.rows(
        `select account, amount_cents::int as cents from ledger_line where account like 'expense:provider_fee%'`,
      ),
    ).toEqual([{ account: 'expense:provider_fee:stripe', cents: STRIPE_FEE }]);
    expect(
      await running.rows(`select from operator_alert where kind = 'reconciliation_differs' and ended_at is null`),
    ).toHaveLength(1);
  });

  it('take a note for what may stay, from an owner who has just proven who it is', async () => {
    const [{ id }] = (await differences('?state=open')) as [DifferenceRow];
    const path = `/differences/${id}/accept`;
    const note = 'The account of a test, closed since.';
    expect((await post(path, { note })).code).toBe('password_confirmation_required');
    await confirmAdmin(running, ada);
    expect((await post(path, { note: 'ok' })).code).toBe('difference_note_required');
    expect((await post(`/months/${month}/close`)).code).toBe('month_has_differences');
    expect((await post(path, { note })).message).toMatch(/^Accepted/);
    expect((await post(path, { note })).code).toBe('difference_not_open');
    expect(await differences('?state=accepted')).toMatchObject([{ note, decided_by: 'ada@summit.test' }]);
    expect(
      await running.rows(
        `select from audit_entry where action like '%/accept' and details->'after'->>'reference' = 'pi_nowhere'`,
      ),
    ).toHaveLength(1);
    expect((await post('/differences/00000000-0000-4000-8000-000000000000/accept', { note })).code).toBe('not_found');
  });

  it('are handed over month by month, as a file of double entry', async () => {
    const before = await running.fetch(`${DESK}/months/${month}/export`, { headers: ada });
    expect(before.status).toBe(404);
    expect((await post(`/months/${month}/close`)).message).toMatch(/closed/);
    const [closed] = (await get<ListAnswer<BookMonthRow>>('/months')).data.filter((one) => one.month === month);
    expect(closed).toMatchObject({ state: 'closed', bookings: 3, late_bookings: 0, closed_by: 'ada@summit.test' });
    const file = await running.fetch(`${DESK}/months/${month}/export`, { headers: ada });
    expect(file.headers.get('content-disposition')).toContain(`book_${month}.csv`);
    const text = await file.text();
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 6);
    expect(text).toContain('"stripe:pi_nowhere"');
    expect((await post('/months/2025-13/close')).code).toBe('not_found');
    expect((await post(`/months/${month}/close`)).code).toBe('month_already_closed');
  });
});
