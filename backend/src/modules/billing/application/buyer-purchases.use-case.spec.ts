import { codeOf } from '../../../../test/harness/auth-kit.js';
import { anOrder, FakeOrders } from '../../../../test/harness/fake-orders.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { FakeSettings } from '../../../platform/settings/settings.fake.js';
import { BuyerPurchasesUseCase } from './buyer-purchases.use-case.js';
import { CompanyDetailsUseCase } from './company-details.use-case.js';
import type { IssuedInvoice } from './invoice.js';
import type { InvoicePage } from './invoice-page.js';
import type { Invoices } from './invoices.port.js';
import { atAnyTime } from '../../payments/payments.public.js';

const ZOE = 'zoe@example.com';
const NOW = Date.parse('2025-11-21T09:00:00Z');

/** Numbers in the order in which they are asked for, each order once. */
class InMemoryInvoices implements Invoices {
  readonly issued = new Map<string, IssuedInvoice>();

  async issue(
    _tx: unknown,
    orderId: string,
    { content, at }: Parameters<Invoices['issue']>[2],
  ): Promise<IssuedInvoice> {
    const known = this.issued.get(orderId) ?? { number: this.issued.size + 1, issuedAt: at, content };
    this.issued.set(orderId, known);
    return known;
  }
}

// M-184
describe('what a buyer has bought', () => {
  let orders: FakeOrders;
  let company: CompanyDetailsUseCase;
  let invoices: InMemoryInvoices;
  let drawn: InvoicePage[];
  let purchases: BuyerPurchasesUseCase;
  beforeEach(() => {
    orders = new FakeOrders();
    invoices = new InMemoryInvoices();
    drawn = [];
    const transactions = new SerialTransactions();
    company = new CompanyDetailsUseCase(new FakeSettings(), unitConfig());
    const drawer = {
      draw: async (page: InvoicePage) => {
        drawn.push(page);
        return Buffer.from(page.title);
      },
    };
    purchases = new BuyerPurchasesUseCase(orders, company, invoices, drawer, transactions, new FixedClock(NOW));
    orders.put(anOrder(), {
      lines: [
        { key: 'base', quantity: 1, unitCents: 3_000, amountCents: 3_000 },
        { key: 'order_bump', bump: 'vip_bump', quantity: 1, unitCents: 1_200, amountCents: 1_200 },
      ],
      discountCents: 500,
    });
  });

  it('is every paid order of their addresses, and no other', async () => {
    orders.put(anOrder({ id: 'o2', email: 'zoe@old.example' }));
    orders.put(anOrder({ id: 'o3', paidAt: null }));
    orders.put(anOrder({ id: 'o4', email: 'else@example.com' }));
    const ids = (await purchases.list([atAnyTime(ZOE), atAnyTime('zoe@old.example')])).map(({ order }) => order.id);
    expect(ids.sort()).toEqual(['o1', 'o2']);
  });

  it('has an invoice, which gets its number the first time and keeps seller and number for ever', async () => {
    await company.save({ name: 'Summit LLC', address: '20 Harbor Road', taxId: '', note: '' });
    const first = await purchases.invoice('o1', [atAnyTime(ZOE)]);
    expect([first.name, first.bytes.toString()]).toEqual(['INV-000001.pdf', 'Invoice INV-000001']);
    await company.save({ name: 'Another Ltd', address: 'Elsewhere 1', taxId: '', note: '' });
    expect((await purchases.invoice('o1', [atAnyTime(ZOE)])).name).toBe('INV-000001.pdf');
    expect(drawn.map(({ seller }) => seller[0])).toEqual(['Summit LLC', 'Summit LLC']);
    expect(invoices.issued.get('o1')).toMatchObject({
      issuedAt: NOW,
      content: { buyer: { name: 'Zoe', email: ZOE }, orderId: 'o1', discountCents: 500, totalCents: 3_700 },
    });
  });

  it('counts what is bought more than once in the name of its line', async () => {
    orders.put(anOrder(), {
      lines: [{ key: 'coaching_sessions', quantity: 3, unitCents: 10_000, amountCents: 30_000 }],
    });
    await purchases.invoice('o1', [atAnyTime(ZOE)]);
    expect(invoices.issued.get('o1')!.content.lines).toEqual([
      { name: expect.stringMatching(/^3 x \S/), amountCents: 30_000 },
    ]);
  });

  it.each([
    ['of somebody else', 'o1', ['else@example.com']],
    ['that nobody has placed', 'o9', [ZOE]],
    ['that is not paid', 'o3', [ZOE]],
  ])('has no invoice for an order %s, and gives no number away', async (_which, id, addresses) => {
    orders.put(anOrder({ id: 'o3', paidAt: null }));
    expect(await codeOf(purchases.invoice(id, addresses.map(atAnyTime)))).toBe('not_found');
    expect(invoices.issued.size).toBe(0);
  });
});
