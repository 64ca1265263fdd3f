import { maskNotification } from './mask-notification.js';

describe('the body of a notification, as it is kept', () => {
  const masked = (body: object) => JSON.parse(maskNotification(JSON.stringify(body))) as unknown;

  it('keeps ids, states and amounts', () => {
    const body = {
      id: 'evt_1Q2w3e4r5t6y7u8i9o',
      type: 'charge.refunded',
      created: 1_763_800_000,
      livemode: false,
      data: {
        object: { id: 'pi_3N4242424242424242', amount: 3_700, status: 'succeeded', metadata: { order_id: 'o1' } },
      },
      amount: { value: '37.00', currency_code: 'USD' },
    };
    expect(masked(body)).toEqual(body);
  });

  it.each([
    [{ customer_details: { email: 'zoe@example.com', name: 'Zoe Wolf', phone: null } }],
    [{ payer: { name: { given_name: 'Zoe', surname: 'Wolf' }, email_address: 'zoe@example.com' } }],
    [{ note: 'Write to zoe@example.com or Zoe+1@mail.example.co.uk' }],
    [{ shipping: { address: { address_line_1: 'Wolf Street 1', postal_code: 'zoe' } } }],
  ])('hides whom it is about: %j', (body) => {
    const text = maskNotification(JSON.stringify(body));
    expect(text).not.toMatch(/zoe|wolf/i);
    expect(text).toContain('•••');
  });

  it.each([
    [{ card: { number: '4242424242424242' } }],
    [{ text: 'paid with 4242 4242 4242 4242.' }],
    [{ text: '4242-4242-4242-4242' }],
    [{ client_secret: 'pi_1_secret_4242424242424242' }],
    [{ hosted_invoice_url: 'https://invoice.stripe.test/4242424242424242' }],
    [{ links: [{ href: 'https://paypal.test/4242424242424242' }] }],
    [{ text: 'sk_live_4242424242424242' }],
  ])('hides what pays or opens something: %j', (body) => {
    expect(maskNotification(JSON.stringify(body))).not.toMatch(/4242[ -]?4242/);
  });

  it('is masked as a text where it is no JSON, and is cut where it is too long', () => {
    expect(maskNotification('email=zoe@example.com&card=4242424242424242')).toBe('email=•••&card=•••4242');
    expect(maskNotification('x'.repeat(100_000))).toHaveLength(60_000);
  });
});
