import type { AffiliateStatementResponse, PayoutListRow, PayoutsResponse } from '@summit/contracts';
import { commissionTarget, dollars, moneyString, PRICE_BOOK } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import { RunPayoutsUseCase } from '../../src/modules/affiliates/application/run-payouts.use-case.js';
import { SettleCommissionUseCase } from '../../src/modules/affiliates/application/settle-commission.use-case.js';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { adminCalls } from '../harness/admin-calls.js';
import { insertAffiliate } from '../harness/order-rows.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { settledOrders } from '../harness/settled-orders.js';

const ORDERS = 4;
const COMMISSION = commissionTarget(PRICE_BOOK.vip.early);
const TOTAL = ORDERS * COMMISSION;

// C-020
describe('payouts in the back office', () => {
  let running: RunningApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    const orders = settledOrders(running);
    await insertAffiliate(running, { code: 'AMARA' });
    for (let number = 0; number < ORDERS; number += 1) {
      const order = await orders.buy({ email: `buyer-${number}@example.com`, affiliateCode: 'AMARA' });
      await running.app.get(SettleCommissionUseCase).execute(order.orderId, 'paid');
    }
    running.clock.advance(30 * DAY_MS);
    headers = await signInAdmin(running);
    await confirmAdmin(running, headers);
  });
  afterAll(() => running.stop());

  const get = (path: string) => running.fetch(path, { headers });
  const listed = async (status: string) =>
    (await read<{ data: PayoutListRow[] }>(get(`/api/admin/payouts?status=${status}`))).data;
  const close = (id: string, outcome: string) =>
    running.fetch(`/api/admin/payouts/${id}/close`, json({ outcome }, headers));
  const statement = () => read<AffiliateStatementResponse>(get('/api/admin/affiliates/amara/statement'));
  const run = () => running.app.get(RunPayoutsUseCase).execute(running.clock.now());

  it('explains an affiliate order by order before anything is paid', async () => {
    const { data, earnings, total, payouts } = await statement();
    expect([total, data.length, payouts]).toEqual([ORDERS, ORDERS, []]);
    expect(data[0]).toMatchObject({ product: 'vip', commission: dollars(COMMISSION), state: 'payable' });
    expect(earnings).toMatchObject({ payable: dollars(TOTAL), held: 0, paid: 0 });
    expect((await get('/api/admin/affiliates/NOBODY/statement')).status).toBe(404);
  });

  it('are made once, however often they are run, and listed with both files', async () => {
    expect([await run(), await run()]).toEqual([1, 0]);
    const rows = await listed('processing');
    expect(rows).toHaveLength(1);
    const { data, total } = await read<PayoutsResponse>(get('/api/admin/payouts?status=processing&limit=1&skip=1'));
    expect([data, total]).toEqual([[], 1]);
    expect(rows[0]).toMatchObject({ speaker_code: 'AMARA', amount: dollars(TOTAL), closed_at: null });
    const csv = await get('/api/admin/payouts/export?status=processing');
    expect(csv.headers.get('content-disposition')).toContain('payouts.csv');
    expect(await csv.text()).toContain(`"${moneyString(TOTAL)}","processing"`);
    const paypal = await (await get('/api/admin/payouts/paypal-file')).text();
    expect(paypal).toContain(
      `"amara@speakers.test",${moneyString(TOTAL)},USD,${rows[0]!.id.replaceAll('-', '').slice(0, 30)}`,
    );
  });

  it('that an earlier release made at an address that stands for none are marked in the list, and in no file', async () => {
    const marks = async () => (await listed('processing')).map(({ goes_nowhere }) => goes_nowhere);
    const methods = await running.rows<{ id: string; method: string }>('select id, method_id as method from payout');
    const setEmail = (email: string) => running.rows('update affiliate set email = $1', [email]);
    expect(await marks()).toEqual([false]);
    await running.rows('update payout set method_id = null');
    await setEmail('amara@speakers.summit.test');
    expect(await marks()).toEqual([true]);
    expect(await (await get('/api/admin/payouts/paypal-file')).text()).toBe('');
    await setEmail('amara@speakers.test');
    for (const { id, method } of methods)
      await running.rows('update payout set method_id = $2 where id = $1', [id, method]);
  });

  it('that failed go into the next run; a payout is closed once, and the audit log says how', async () => {
    const [first] = await listed('processing');
    expect(await read(close(first!.id, 'failed'))).toMatchObject({ success: true });
    const again = await close(first!.id, 'paid');
    expect([again.status, (await read(again)).code]).toEqual([409, 'payout_closed']);
    expect((await statement()).earnings.payable).toBe(dollars(TOTAL));

    running.clock.advance(31 * DAY_MS);
    headers = await signInAdmin(running);
    await confirmAdmin(running, headers);
    expect(await run()).toBe(1);
    const [second] = await listed('processing');
    const both = await Promise.all([close(second!.id, 'paid'), close(second!.id, 'paid')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await statement()).earnings).toMatchObject({ payable: 0, paid: dollars(TOTAL) });
    const booked = await running.rows<{ cents: number }>(
      `select sum(amount_cents)::int as cents from ledger_line where account = 'cash:payout'`,
    );
    expect(booked[0]!.cents).toBe(-TOTAL);
    const noted = await running.rows(
      `select from audit_entry where details #>> '{before,status}' = 'processing' and details #>> '{after,status}' = 'paid'`,
    );
    expect(noted).toHaveLength(1);
    expect(await get('/api/admin/payouts/paypal-file').then((answer) => answer.text())).toBe('');
  });

  it('above the amount that is set are approved by one owner with two-factor and sent by another, once', async () => {
    const [{ id } = { id: '' }] = await running.rows<{ id: string }>(
      `insert into payout (id, affiliate_id, period, amount_cents, status, created_at)
       select gen_random_uuid(), id, '2027-01-01', 100000, 'processing', now() from affiliate where code = 'AMARA' returning id`,
    );
    const approve = (by: { authorization: string }) =>
      running.fetch(`/api/admin/payouts/${id}/approve`, { method: 'POST', headers: by });
    const codeOf = async (answer: Response | Promise<Response>) => (await read(await answer)).code ?? 'ok';
    const approvalFor = async (by: { authorization: string }) => {
      const path = '/api/admin/payouts?status=processing&limit=1';
      const { data, for_two_owners } = await read<PayoutsResponse>(running.fetch(path, { headers: by }));
      return [data[0]!.approval, for_two_owners];
    };
    const paypalFile = async () => (await get('/api/admin/payouts/paypal-file')).text();

    expect(await codeOf(close(id, 'paid'))).toBe('payout_needs_approval');
    expect(await codeOf(approve(headers))).toBe('payout_approver_without_two_factor');
    expect([await approvalFor(headers), await paypalFile()]).toEqual([['needed', 1], '']);

    const other = await adminCalls(() => running).withTwoFactor('second@summit.test');
    expect(await codeOf(approve(other.headers))).toBe('ok');
    expect(await codeOf(approve(other.headers))).toBe('payout_approved');
    expect([await approvalFor(headers), await approvalFor(other.headers)]).toEqual([
      ['given', 0],
      ['given_by_you', 1],
    ]);
    const own = await running.fetch(`/api/admin/payouts/${id}/close`, json({ outcome: 'paid' }, other.headers));
    expect([own.status, await codeOf(own)]).toEqual([409, 'payout_own_approval']);

    expect(await paypalFile()).toContain('1000.00,USD');
    const closings = await Promise.all([close(id, 'paid'), close(id, 'paid')]);
    expect(closings.map(({ status }) => status).sort()).toEqual([200, 409]);
    const noted = await running.rows(`select from audit_entry where details #>> '{after,approved}' = 'true'`);
    expect(noted).toHaveLength(1);
  });

  it.each([
    ['not-an-id', 'paid', 404],
    ['3f0c1d9e-aaaa-4bbb-8ccc-0123456789ab', 'lost', 400],
    ['3f0c1d9e-aaaa-4bbb-8ccc-0123456789ab', 'paid', 409],
  ])('refuses to close %s as %s', async (id, outcome, status) => {
    expect((await close(id, outcome)).status).toBe(status);
  });
});
