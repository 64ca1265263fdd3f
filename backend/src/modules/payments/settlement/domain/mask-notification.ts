/** More of a body than this helps nobody. */
const MOST_CHARACTERS = 60_000;
const HIDDEN = '•••';

/** Fields whose value names a person, tells how to reach one, or opens something. Compared without `_` and case. */
const NAMING =
  /^(name|givenname|surname|fullname|firstname|lastname|phone|phonenumber|nationalnumber|address|addressline\d|line\d|city|postalcode|customerpurchaseip|ip|ipaddress|birthdate|taxid)$/;
const OPENING =
  /(secret|token|password|signature|apikey|authorization|url|href|fingerprint|^number$|^cvc$|^iban$|accountnumber)/;

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
/** 13 to 19 digits, in groups or not, that no letter, digit or _ touches: ids of the providers stay readable. */
const CARD = /(?<![\w.])\d(?:[ -]?\d){12,18}(?!\w|\.\d)/g;
const KEY = /\b(?:sk|rk|pk|whsec|Bearer)[_ ][\w.-]{8,}/g;

/**
 * The body of a notification as the back office may keep and show it: shape, ids, states and amounts stay; card numbers, addresses,
 * names, keys and links that open something go. What is no JSON is masked as text.
 */
export function maskNotification(body: string): string {
  return textOf(body).slice(0, MOST_CHARACTERS);
}

function textOf(body: string): string {
  try {
    return JSON.stringify(maskValue('', JSON.parse(body)), null, 2);
  } catch {
    return maskText(body);
  }
}

function maskValue(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => maskValue(field, one));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskValue(name, inner)]));
  if (value === null || value === '' || typeof value === 'boolean') return value;
  const plain = field.replaceAll('_', '').toLowerCase();
  if (NAMING.test(plain) || OPENING.test(plain)) return HIDDEN;
  return typeof value === 'string' ? maskText(value) : value;
}

const maskText = (text: string): string =>
  text
    .replace(EMAIL, HIDDEN)
    .replace(KEY, HIDDEN)
    .replace(CARD, (digits) => `${HIDDEN}${digits.replace(/\D/g, '').slice(-4)}`);
