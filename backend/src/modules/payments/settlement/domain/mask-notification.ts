/** More of a body than this helps nobody. */
const MAX_CHARACTERS = 60_000;
const HIDDEN = '•••';

/**
 * The end of the name of a field that names a person or tells how to reach one: `name`, `customer_name` and `alternate_full_name` alike.
 * Everything inside such a field is hidden, too. Compared in snake_case.
 */
const NAMING =
  /(^|_)(name|(given|full|first|last|sur)name|email|phone|phone_number|national_number|address|line_?\d|admin_area_?\d|city|postal_code|ip|activity_log|birth_?date|tax_ids?)$/;
/** Fields whose value opens something, or pays. */
const OPENING =
  /(secret|token|password|signature|api_?key|authorization|url|href|fingerprint|_pdf$|^number$|^cvc$|^iban$|account_?number)/;

const LINK = /https?:\/\/[^\s"'<>]+/gi;
/** Begins only where a word begins: begun at each of its letters, a long word without an @ would cost its length squared. */
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
/** 13 to 19 digits, in groups or not, that no letter, digit or _ touches: ids of the providers stay readable. */
const CARD = /(?<![\w.])\d(?:[ -]?\d){12,18}(?!\w|\.\d)/g;
const KEY = /\b(?:sk|rk|pk|whsec|Bearer)[_ ][\w.-]{8,}/g;

/**
 * The body of a notification as the back office may keep and show it: shape, ids, states and amounts stay; card numbers, addresses,
 * names, keys and links that open something go. What is no JSON is masked as text.
 */
export function maskNotification(body: string): string {
  return textOf(body).slice(0, MAX_CHARACTERS);
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
  const naming = NAMING.test(field);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, maskValue(naming ? field : snakeCase(name), inner)]),
    );
  if (value === null || value === '' || typeof value === 'boolean') return value;
  if (naming || OPENING.test(field)) return HIDDEN;
  return typeof value === 'string' ? maskText(value) : value;
}

const snakeCase = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();

const maskText = (text: string): string =>
  text
    .replace(LINK, HIDDEN)
    .replace(EMAIL, HIDDEN)
    .replace(KEY, HIDDEN)
    .replace(CARD, (digits) => `${HIDDEN}${digits.replace(/\D/g, '').slice(-4)}`);
