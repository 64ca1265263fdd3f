import { quote } from '@summit/pricing';
import { PriceChanged } from '../application/price-changed.js';
import { presentEarlierOrder, presentQuote, withQuoteOnChange } from './quote.presenter.js';

const implementation = quote({
  product: 'implementation',
  offer: 'expired',
  bumps: ['implementation_bump'],
  coachingSessions: 2,
  plan: false,
  coupon: { type: 'percent', basisPoints: 1_550 },
});

describe('a quote on the wire', () => {
  it('is in dollars, line by line', () => {
    expect(presentQuote(implementation)).toEqual({
      product_type: 'implementation',
      price_reason: 'offer_expired',
      lines: [
        { key: 'base', quantity: 1, unit_amount: 197, amount: 197 },
        { key: 'order_bump', bump: 'implementation_bump', quantity: 1, unit_amount: 12, amount: 12 },
        { key: 'coaching_sessions', quantity: 2, unit_amount: 100, amount: 200 },
      ],
      subtotal: 409,
      discount: 30.54,
      total: 378.46,
    });
  });

  it('names the payments of a plan', () => {
    const plan = quote({
      product: 'dfy',
      offer: 'active',
      bumps: [],
      coachingSessions: 0,
      plan: true,
      coupon: null,
    });
    expect(presentQuote(plan).installments).toEqual([832.33, 832.33, 832.34]);
  });

  it('comes with the error when the price has changed', async () => {
    await expect(withQuoteOnChange(Promise.reject(new PriceChanged(implementation)))).rejects.toMatchObject({
      code: 'price_changed',
      status: 409,
      extra: { quote: presentQuote(implementation) },
    });
  });

  it('comes with the business day of an earlier order, and not with its time (C-116, D-145)', () => {
    const evening = Date.parse('2025-11-21T05:12:34.567Z');
    expect(presentEarlierOrder(evening)).toEqual({ earlier_order_at: '2025-11-20T20:00:00.000Z' });
    expect(presentEarlierOrder(null)).toEqual({});
  });

  it('leaves answers and other errors alone', async () => {
    await expect(withQuoteOnChange(Promise.resolve(1))).resolves.toBe(1);
    await expect(withQuoteOnChange(Promise.reject(new Error('other')))).rejects.toThrow('other');
  });
});
