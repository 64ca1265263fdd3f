import { formFields } from './form-fields.js';
import {
  clearable,
  decimal,
  flag,
  group,
  listOf,
  metadata,
  oneOf,
  removed,
  text,
  webAddress,
  whole,
} from './params.js';
import { StripeError } from './stripe-error.js';

const KIND = group(
  {
    amount: whole,
    percent: decimal,
    confirm: flag,
    mode: oneOf('payment', 'subscription'),
    email: clearable(text),
    url: webAddress,
    metadata,
    items: listOf(group({ price: text }, 'price')),
    old: removed('gone', 'It is gone.'),
  },
  'amount',
);

const read = (form: string) => KIND.read(formFields(form), '');

function refusal(form: string): unknown {
  try {
    read(form);
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, ...error.body };
  }
  return undefined;
}

describe('parameters', () => {
  it('are read as what they are', () => {
    expect(
      read(
        'amount=100&percent=12.5&confirm=true&mode=payment&email=&url=https://a.test/x&metadata[a]=1&items[0][price]=p',
      ),
    ).toEqual({
      amount: 100,
      percent: 12.5,
      confirm: true,
      mode: 'payment',
      email: null,
      url: 'https://a.test/x',
      metadata: { a: '1' },
      items: [{ price: 'p' }],
    });
  });

  it.each([
    ['amount=1&color=red', { code: 'parameter_unknown', param: 'color', message: 'Received unknown parameter: color' }],
    ['amount=1&items[0][color]=red', { code: 'parameter_unknown', param: 'items[0][color]' }],
    ['mode=payment', { code: 'parameter_missing', param: 'amount', message: 'Missing required param: amount.' }],
    ['amount=1&items[0][x]=1', { code: 'parameter_unknown' }],
    ['amount=1.5', { code: 'parameter_invalid_integer', message: 'Invalid integer: 1.5' }],
    ['amount=1&mode=paymentt', { param: 'mode', message: 'Invalid mode: must be one of payment, subscription' }],
    ['amount=1&confirm=yes', { param: 'confirm' }],
    ['amount=1&url=/path', { code: 'url_invalid', message: 'Not a valid URL' }],
    ['amount=1&items=abc', { param: 'items', message: 'Invalid array' }],
    ['amount=1&old=1', { code: 'gone', param: 'old', message: 'It is gone.' }],
  ])('%s is refused in the words of the API', (form, error) => {
    expect(refusal(form)).toMatchObject({ status: 400, type: 'invalid_request_error', ...error });
  });

  it('name an empty text as an attempt to unset what cannot be unset', () => {
    expect(refusal('amount=1&items[0][price]=')).toMatchObject({
      code: 'parameter_invalid_empty',
      param: 'items[0][price]',
    });
  });
});
