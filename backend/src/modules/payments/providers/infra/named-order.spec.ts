import { invoiceIdOf, namedOrder, originAtPaypal } from './named-order.js';

const ORDER = '7b1c4d1e-0000-4000-8000-000000000001';
const MARK = 'b2b2b2b2b2b2';

describe('what an order is called at PayPal', () => {
  it('is its id, with the mark of the installation behind it in the invoice number, which PayPal takes', () => {
    expect(invoiceIdOf(ORDER, MARK)).toBe(`${ORDER}.${MARK}`);
    expect(invoiceIdOf(ORDER, MARK)).toMatch(/^[A-Za-z0-9-_.,]{1,127}$/);
    expect(originAtPaypal(ORDER, invoiceIdOf(ORDER, MARK))).toEqual({ orderId: ORDER, installation: MARK });
  });

  it('is understood as orders of releases without marks have it', () => {
    expect(invoiceIdOf(ORDER, undefined)).toBe(ORDER);
    expect(originAtPaypal(ORDER, ORDER)).toEqual({ orderId: ORDER, installation: null });
    expect(originAtPaypal(undefined, ORDER)).toEqual({ orderId: ORDER, installation: null });
  });

  it('names the order where only the invoice number came along', () => {
    expect(originAtPaypal(undefined, `${ORDER}.${MARK}`)).toEqual({ orderId: ORDER, installation: MARK });
  });

  it.each(['shop-17', `${ORDER}.`, `${ORDER}.Shop`, `${ORDER}.${MARK}1`, 'b2b2b2b2b2b2', ''])(
    'is nobody’s where another product says %s',
    (text) => {
      expect(originAtPaypal(text, text)).toEqual({ orderId: null, installation: null });
      expect(namedOrder(text)).toBeNull();
    },
  );
});
