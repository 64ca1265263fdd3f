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

  // Fields of the notifications that we get, and of the evidence that is written at the provider.
  it.each([
    [{ object: 'invoice', customer_name: 'Zoe Wolf', customer_phone: '+1 555 010 7788', customer_email: null }],
    [{ object: 'invoice', customer_address: { city: 'Wolfsburg', country: 'ZOE', line1: 'Zoe', state: 'Wolf' } }],
    [{ object: 'invoice', customer_tax_ids: [{ type: 'eu_vat', value: 'ZOE5550107788' }], invoice_pdf: 'zoe.pdf' }],
    [{ customer_details: { individual_name: 'Zoe Wolf', business_name: 'Wolf Ltd' } }],
    [{ object: 'dispute', evidence: { customer_name: 'Zoe Wolf', customer_purchase_ip: '203.0.113.7' } }],
    [{ object: 'dispute', evidence: { billing_address: 'Zoe Street 1', shipping_address: 'Wolf Street 2' } }],
    [{ object: 'dispute', evidence: { access_activity_log: 'Zoe watched day 1 from 203.0.113.7' } }],
    [{ disputed_transactions: [{ buyer: { name: 'Zoe Wolf' } }] }],
    [{ payer: { name: { given_name: 'Zoe', surname: 'Wolf', alternate_full_name: 'Wolf Zoe' } } }],
    [{ payer: { address: { admin_area_1: 'Zoe', admin_area_2: 'Wolfsburg', country_code: 'ZO-WOLF' } } }],
    [{ payer: { phone: { phone_number: { national_number: '5550107788' } }, birth_date: '1990-Zoe' } }],
    [{ shippingAddress: { postalCode: 'Wolf' }, customerName: 'Zoe', clientIp: '203.0.113.7' }],
    [{ clientIP: '203.0.113.7' }],
  ])('hides a person under every name of a field: %j', (body) => {
    const text = maskNotification(JSON.stringify(body));
    expect(text).not.toMatch(/zoe|wolf|55.?010|203\.0/i);
    expect(text).toContain('•••');
  });

  it('hides no field whose name only sounds like one of a person', () => {
    const body = { ownership: 'self', tip: 'none', shipping_cost: 0, payment_method: 'pm_1', state: 'open' };
    expect(masked(body)).toEqual(body);
    const about = { address_status: 'CONFIRMED', name_check: 'pass', cvc_check: 'pass', result_cvc: 'pass' };
    expect(masked(about)).toEqual(about);
    const numbers = {
      invoice_number: 'A-1',
      number_of_tries: '3',
      iban_country: 'DE',
      has_iban: 'yes',
      a_pdf_page: 'A4',
    };
    expect(masked(numbers)).toEqual(numbers);
  });

  it.each([
    ...[
      'line1',
      'line_2',
      'address_line1',
      'addressLine_2',
      'admin_area1',
      'birthdate',
      'birthDate',
      'taxId',
      'tax_ids',
    ],
    ...['api_key', 'apiKey', 'apikey', 'account_number', 'accountnumber', 'number', 'cvc', 'iban', 'invoice_pdf'],
  ])('hides the field %s', (field) => {
    expect(masked({ [field]: 'Zoe' })).toEqual({ [field]: '•••' });
  });

  it('hides what a field of a person holds, also as a number or a list, and leaves what tells nobody anything', () => {
    const person = { phone: 15_550_107_788, emails: { email: ['zoe@example.com'] }, name: '', city: null, ip: false };
    expect(masked(person)).toEqual({ phone: '•••', emails: { email: ['•••'] }, name: '', city: null, ip: false });
    expect(masked([{ amount: 3_700 }, 'zoe@example.com', null])).toEqual([{ amount: 3_700 }, '•••', null]);
  });

  it('is written over several lines, for people', () => {
    expect(maskNotification('{"a":{"b":1}}')).toBe('{\n  "a": {\n    "b": 1\n  }\n}');
  });

  it('hides every link, whatever its field is called', () => {
    const body = { receipt: 'https://pay.test/r/4711', note: 'See http://pay.test/r/4711 for more.', id: 'in_4711' };
    expect(masked(body)).toEqual({ receipt: '•••', note: 'See ••• for more.', id: 'in_4711' });
  });

  it.each([
    ['from zoe@mail.example.co.uk today', 'from ••• today'],
    ['card 4242424242424242, thanks', 'card •••4242, thanks'],
    ['sum 1234567890123.45', 'sum 1234567890123.45'],
  ])('hides no more of a text than that: %s', (note, kept) => {
    expect(masked({ note })).toEqual({ note: kept });
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
    expect(maskNotification('card 4242 4242 4242 42-4-2')).toBe('card •••4242');
    expect(maskNotification('x'.repeat(100_000))).toHaveLength(60_000);
  });
});
