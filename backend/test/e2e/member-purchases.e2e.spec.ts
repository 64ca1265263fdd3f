import type { CompanyDetails, PurchasesResponse } from '@summit/contracts';
import { dollars, PRICE_BOOK } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import { signInAdmin } from '../harness/admin.js';
import { signInMember, type MemberHandle } from '../harness/member.js';
import { insertOrder } from '../harness/order-rows.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

const COMPANY: CompanyDetails = {
  name: 'Growth & Scale LLC',
  address: '20 Harbor Road\nPortland, OR 97201',
  tax_id: 'EIN 12-3456789',
  invoice_note: 'No tax is due.',
};

// M-184
describe('the purchases of a member', () => {
  let running: RunningApp;
  let member: MemberHandle;
  beforeAll(async () => {
    running = await startApp();
    member = await signInMember(running);
  });
  afterAll(() => running.stop());

  const purchases = async ({ headers }: MemberHandle = member) =>
    (await read<PurchasesResponse>(running.fetch('/api/vip/purchases', { headers }))).purchases;
  const invoice = (orderId: string, { headers }: MemberHandle = member) =>
    running.fetch(`/api/vip/purchases/${orderId}/invoice`, { headers });

  it('are all orders that money came for, newest first, with their money and whether they are open', async () => {
    const now = running.clock.now();
    const vip = await insertOrder(running, { email: member.email, createdAt: now - 3 * DAY_MS });
    const plan = await insertOrder(running, {
      email: member.email,
      product: 'dfy',
      plan: true,
      status: 'payment_plan_active',
      capturedCents: 83_234,
      createdAt: now - 2 * DAY_MS,
    });
    await running.rows(
      `insert into plan_installment (order_id, number, amount_cents, due_at, paid_at)
       values ($1, 1, 83234, to_timestamp($2), to_timestamp($2)), ($1, 2, 83233, to_timestamp($3), null)`,
      [plan, now / 1000 - 2 * 86_400, now / 1000 + 28 * 86_400],
    );
    await insertOrder(running, { email: member.email, status: 'pending', paidAt: null, capturedCents: 0 });
    await insertOrder(running, { email: 'somebody@example.com' });
    const rows = await purchases();
    expect(rows.map(({ order_number }) => order_number)).toEqual([plan, vip]);
    expect(rows[0]).toMatchObject({
      product_type: 'dfy',
      state: 'plan_active',
      has_access: true,
      paid: 832.34,
      email: member.email,
      installments: [
        { number: 1, amount: 832.34, paid: true },
        { number: 2, amount: 832.33, paid: false, date: new Date(now + 28 * DAY_MS).toISOString() },
      ],
      pay_url: null,
    });
    const price = dollars(PRICE_BOOK.vip.early);
    expect(rows[1]).toMatchObject({ state: 'paid', total: price, refunded: 0, lines: [{ amount: price }] });
  });

  it('say what is closed: refunded, disputed', async () => {
    const other = await signInMember(running);
    await insertOrder(running, { email: other.email, status: 'refunded', refundedCents: PRICE_BOOK.vip.early });
    await insertOrder(running, { email: other.email, product: 'implementation', status: 'disputed' });
    const rows = await purchases(other);
    expect(rows.map(({ state, has_access }) => [state, has_access])).toEqual(
      expect.arrayContaining([
        ['refunded', false],
        ['disputed', false],
      ]),
    );
  });

  it('come with an invoice as a PDF, numbered once, for their owner only', async () => {
    const newest = (await purchases())[0]!.order_number;
    const response = await invoice(newest);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="INV-000001.pdf"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(Buffer.from(await (await invoice(newest)).arrayBuffer()).equals(bytes)).toBe(true);
    expect((await running.rows('select 1 from invoice')).length).toBe(1);
    const stranger = await signInMember(running);
    for (const [id, who] of [
      [newest, stranger],
      ['6a1c4d1e-0000-4000-8000-000000000000', member],
      ['..%2f..', member],
    ] as const) {
      const refused = await invoice(id, who);
      expect([refused.status, (await read(refused)).code]).toEqual([404, 'not_found']);
    }
  });

  // D-105
  it('belong to who had their address when they were paid', async () => {
    const [first, second] = [await signInMember(running), await signInMember(running)];
    const { email } = first;
    const twoDaysAgo = running.clock.now() - 2 * DAY_MS;
    const before = await insertOrder(running, { email, createdAt: twoDaysAgo });
    await running.rows(
      `insert into member_former_email select email, id, to_timestamp($2::float8 / 1000) from member where id = $1`,
      [first.id, running.clock.now() - DAY_MS],
    );
    await running.rows(`update member set email = 'moved@example.com' where id = $1`, [first.id]);
    await running.rows('update member set email = $2 where id = $1', [second.id, email]);
    const after = await insertOrder(running, { email, product: 'implementation', createdAt: running.clock.now() });
    const seen = async (who: MemberHandle) => (await purchases(who)).map(({ order_number }) => order_number);
    expect([await seen(first), await seen(second)]).toEqual([[before], [after]]);
    for (const [order, owner, stranger] of [
      [before, first, second],
      [after, second, first],
    ] as const)
      expect([(await invoice(order, owner)).status, (await invoice(order, stranger)).status]).toEqual([200, 404]);
  });

  describe('the seller on invoices', () => {
    const company = (headers: Record<string, string>, body?: unknown) =>
      running.fetch('/api/admin/dashboard/company', body ? { ...json(body, headers), method: 'PUT' } : { headers });

    it('is set in the back office, with before and after in the audit log (A-005)', async () => {
      const headers = await signInAdmin(running);
      expect(await read(company(headers))).toEqual({
        success: true,
        company: { name: 'Growth & Scale Summit', address: '', tax_id: '', invoice_note: '' },
      });
      expect(await read(company(headers, COMPANY))).toMatchObject({ success: true, company: COMPANY });
      expect(await read(company(headers))).toEqual({ success: true, company: COMPANY });
      const { invoice_note, ...others } = COMPANY;
      await company(headers, { invoice_note: 'Soon.' });
      expect(await read(company(headers, { invoice_note }))).toMatchObject({ company: { ...others, invoice_note } });
      const [entry] = await running.rows<{ details: { before: unknown; after: unknown } }>(
        `select details from audit_entry where action = 'PUT /api/admin/dashboard/company' order by id desc limit 1`,
      );
      expect(entry!.details).toMatchObject({ before: { ...others, invoice_note: 'Soon.' }, after: COMPANY });
    });

    it('stays on an invoice as it was when the invoice got its number', async () => {
      const id = await insertOrder(running, { email: member.email });
      await invoice(id);
      const [row] = await running.rows<{ content: { seller: { name: string; address: string } } }>(
        'select content from invoice where order_id = $1',
        [id],
      );
      expect(row!.content.seller).toMatchObject({ name: COMPANY.name, address: COMPANY.address });
    });

    it.each([
      [{ ...COMPANY, name: ' ' }, 'company_name_required'],
      [{ ...COMPANY, name: 'x'.repeat(121) }, 'company_text_too_long'],
      [{ ...COMPANY, address: 'x'.repeat(501) }, 'company_text_too_long'],
      [{ ...COMPANY, tax_id: 7 }, 'validation_failed'],
      [{ ...COMPANY, vat: 'x' }, 'unknown_field'],
      [{ name: null }, 'validation_failed'],
      [{}, 'validation_failed'],
    ])('is refused as %p', async (body, code) => {
      const headers = await signInAdmin(running);
      const answer = await company(headers, body);
      expect([answer.status, (await read(answer)).code]).toEqual([400, code]);
    });
  });
});
