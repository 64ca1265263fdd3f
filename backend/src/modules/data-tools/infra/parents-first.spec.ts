import { parentsFirst } from './parents-first.js';

const tables = (...names: string[]) => names.map((table) => ({ table }));

describe('parentsFirst', () => {
  it('puts orders before payments and payments before refunds, whatever was named first', () => {
    const sorted = parentsFirst(tables('refund', 'signup', 'payment', 'purchase_order'), [
      { child: 'refund', parent: 'payment' },
      { child: 'payment', parent: 'purchase_order' },
      { child: 'purchase_order', parent: 'buyer' },
    ]);
    expect(sorted.map(({ table }) => table)).toEqual(['purchase_order', 'payment', 'refund', 'signup']);
  });
});
