import { DAY_MS } from '@summit/rules';
import { anOrder, FakeOrders } from '../../../../test/harness/fake-orders.js';
import type { OrderHistory } from '../../payments/payments.public.js';
import type { IssuedInvoice } from './invoice.js';
import { invoicePage } from './invoice-page.js';

const AT = Date.parse('2025-11-20T18:00:00Z');

const INVOICE: IssuedInvoice = {
  number: 42,
  issuedAt: AT + DAY_MS,
  content: {
    seller: {
      name: 'Summit LLC',
      address: '20 Harbor Road\nPortland',
      taxId: 'EIN 12-3456789',
      note: 'No tax is due.',
    },
    buyer: { name: 'Zoe', email: 'zoe@example.com' },
    orderId: 'o1',
    orderedAt: AT,
    lines: [
      { name: 'VIP All-Access Pass', amountCents: 3_700 },
      { name: 'Templates Kit', amountCents: 1_200 },
    ],
    discountCents: 500,
    totalCents: 4_400,
  },
};

async function page(history: Partial<OrderHistory> = {}, invoice = INVOICE) {
  const orders = new FakeOrders();
  orders.put(anOrder(), history);
  return invoicePage(invoice, (await orders.byId('o1'))!);
}

// M-184
describe('an invoice', () => {
  it('names its number, seller and buyer, and when', async () => {
    expect(await page()).toMatchObject({
      title: 'Invoice INV-000042',
      seller: ['Summit LLC', '20 Harbor Road', 'Portland', 'EIN 12-3456789'],
      buyer: ['Zoe', 'zoe@example.com'],
      facts: [
        ['Invoice', 'INV-000042'],
        ['Issued', 'November 21, 2025'],
        ['Order', 'o1'],
        ['Ordered', 'November 20, 2025'],
        ['Currency', 'US dollars'],
      ],
      note: 'No tax is due.',
    });
  });

  it('adds up: lines, discount, total', async () => {
    const { lines, sums } = await page();
    expect(lines).toEqual([
      ['VIP All-Access Pass', '$37.00'],
      ['Templates Kit', '$12.00'],
    ]);
    expect(sums).toEqual([
      ['Discount', '-$5.00'],
      ['Total', '$44.00'],
    ]);
  });

  it('leaves out what is not there: discount, name, tax number', async () => {
    const { content } = INVOICE;
    const bare = { ...content, discountCents: 0, buyer: { name: null, email: 'zoe@example.com' } };
    const { sums, buyer } = await page({}, { ...INVOICE, content: bare });
    expect([sums, buyer]).toEqual([[['Total', '$44.00']], ['zoe@example.com']]);
  });

  it('says below the sums what was paid, came back and is still to be paid', async () => {
    const { money } = await page({
      payments: [{ ref: 'p', amountCents: 2_200, installment: 1, receivedAt: AT }],
      refunds: [{ ref: 'r', kind: 'refund', amountCents: 700, at: AT + DAY_MS }],
      installments: [
        { number: 1, amountCents: 2_200, dueAt: AT, paidAt: AT },
        { number: 2, amountCents: 2_200, dueAt: AT + 30 * DAY_MS, paidAt: null },
      ],
    });
    expect(money).toEqual([
      ['Installment 1 paid, November 20, 2025', '$22.00'],
      ['Refund, November 21, 2025', '-$7.00'],
      ['Installment 2, due December 20, 2025', '$22.00'],
    ]);
  });
});
