import { formFields } from './form-fields.js';

describe('form fields', () => {
  it('nest by brackets, with numbers for lists', () => {
    const body =
      'mode=payment&line_items[0][quantity]=2&line_items[0][price_data][currency]=usd&metadata[order%20id]=a%26b';
    expect(formFields(body)).toEqual({
      mode: 'payment',
      line_items: { 0: { quantity: '2', price_data: { currency: 'usd' } } },
      metadata: { 'order id': 'a&b' },
    });
  });

  it('number the entries of a list that is written with empty brackets', () => {
    expect(formFields('expand[]=customer&expand[]=payment_intent')).toEqual({
      expand: { 0: 'customer', 1: 'payment_intent' },
    });
  });

  it('keep names that are not well formed, and cannot reach the prototype', () => {
    expect(formFields('a[b=1&__proto__[polluted]=yes')).toMatchObject({ 'a[b': '1' });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
