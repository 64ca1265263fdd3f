import { parseMoney, quote, type Quote, type QuoteOptions } from '@summit/pricing';
import { createOrderRequest, refundRequest, walletOrderBody } from './paypal-requests.js';

/** What Orders v2 allows in the parts that we send: names, required ones, patterns, lengths. Written down from PayPal's description. */
const MONEY = { names: ['currency_code', 'value'], required: ['currency_code', 'value'] };
const RULES: Record<string, { names: string[]; required: string[] }> = {
  order: {
    names: ['intent', 'payer', 'purchase_units', 'payment_source', 'application_context'],
    required: ['intent', 'purchase_units'],
  },
  unit: {
    names: [
      'reference_id',
      'amount',
      'payee',
      'payment_instruction',
      'description',
      'custom_id',
      'invoice_id',
      'soft_descriptor',
      'items',
      'shipping',
      'supplementary_data',
    ],
    required: ['amount'],
  },
  amount: { names: [...MONEY.names, 'breakdown'], required: MONEY.required },
  breakdown: {
    names: ['item_total', 'shipping', 'handling', 'tax_total', 'insurance', 'shipping_discount', 'discount'],
    required: [],
  },
  item: {
    names: ['name', 'unit_amount', 'tax', 'quantity', 'description', 'sku', 'category'],
    required: ['name', 'unit_amount', 'quantity'],
  },
  context: {
    names: [
      'brand_name',
      'locale',
      'landing_page',
      'shipping_preference',
      'user_action',
      'payment_method',
      'return_url',
      'cancel_url',
      'stored_payment_source',
    ],
    required: [],
  },
  money: MONEY,
};
function expectAllowed(kind: string, value: object): void {
  const { names = [], required = [] } = RULES[kind] ?? {};
  expect(Object.keys(value).filter((name) => !names.includes(name))).toEqual([]);
  expect(required.filter((name) => !(name in value))).toEqual([]);
}

const options: QuoteOptions = {
  product: 'implementation',
  offer: 'expired',
  bumps: ['implementation_bump'],
  coachingSessions: 10,
  plan: false,
  coupon: { type: 'percent', basisPoints: 3_333 },
};
const start = (priced: Quote) => ({
  orderId: '6a1c4d1e-0000-4000-8000-000000000001',
  quote: priced,
  returnUrl: 'https://summit.example/success',
  cancelUrl: 'https://summit.example/implementation',
  key: 'order:6a1c4d1e-0000-4000-8000-000000000001:pp:create:1',
});
const quotes: [string, Quote][] = [
  ['every add-on and a code', quote(options)],
  ['nothing but the product', quote({ ...options, bumps: [], coachingSessions: 0, coupon: null })],
  ['a test code', quote({ ...options, coupon: { type: 'fixed_price', cents: 100 } })],
  ['vip', quote({ ...options, product: 'vip', bumps: ['vip_bump'], coachingSessions: 0 })],
];

describe.each(quotes)('a wallet order with %s', (_, priced) => {
  const body = walletOrderBody(start(priced));
  const [unit] = body.purchase_units;
  if (!unit) throw new Error('no purchase unit');
  const cents = (money: { value: string } | undefined): number => {
    if (!money) return 0;
    expect(money.value).toMatch(/^\d+\.\d{2}$/);
    return parseMoney(money.value) ?? Number.NaN;
  };

  it('has only what PayPal describes', () => {
    expectAllowed('order', body);
    expectAllowed('unit', unit);
    expectAllowed('amount', unit.amount);
    expectAllowed('breakdown', unit.amount.breakdown);
    expectAllowed('context', body.application_context);
    for (const item of unit.items) {
      expectAllowed('item', item);
      expectAllowed('money', item.unit_amount);
      expect(item.quantity).toMatch(/^[1-9][0-9]{0,9}$/);
      expect(item.name.length).toBeLessThanOrEqual(127);
    }
    expect(unit.description.length).toBeLessThanOrEqual(127);
    expect(unit.custom_id).toMatch(/^[A-Za-z0-9-_.,]{1,127}$/);
  });

  it('adds up, in texts with two decimals', () => {
    const { breakdown } = unit.amount;
    const items = unit.items.reduce((sum, item) => sum + cents(item.unit_amount) * Number(item.quantity), 0);
    expect(items).toBe(cents(breakdown.item_total));
    expect(items - cents(breakdown.discount)).toBe(cents(unit.amount));
    expect(cents(unit.amount)).toBe(priced.totalCents);
  });
});

describe('requests to PayPal', () => {
  it('carry our key as their id, which may have 108 characters', () => {
    const { headers } = createOrderRequest(start(quote(options)));
    expect(headers).toMatchObject({
      'PayPal-Request-Id': 'order:6a1c4d1e-0000-4000-8000-000000000001:pp:create:1',
      Prefer: 'return=representation',
    });
    expect(headers['PayPal-Request-Id']?.length).toBeLessThanOrEqual(108);
  });

  it('refund an amount as a text', () => {
    const request = refundRequest({ paymentRef: 'CAP1', amountCents: 2_705, key: 'order:1:refund:1' });
    expect(request.body).toEqual({ amount: { currency_code: 'USD', value: '27.05' } });
    expect(request.headers['PayPal-Request-Id']).toBe('order:1:refund:1');
  });
});
