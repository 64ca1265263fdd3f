import { centsOf } from './paypal-amount.js';
import { PaypalError } from './paypal-error.js';

export type Fields = Record<string, unknown>;

/** The object at a field of a request; an empty one where nothing is given and nothing is required. */
export function objectAt(fields: Fields, name: string, at: string): Fields {
  const value = fields[name];
  if (value === undefined || value === null) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as Fields;
  throw new PaypalError('INVALID_PARAMETER_SYNTAX', { field: `${at}/${name}`, location: 'body' });
}

export function listAt(fields: Fields, name: string, at: string): Fields[] {
  const value = fields[name];
  if (value === undefined || value === null) return [];
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);
  if (!isList) throw new PaypalError('INVALID_PARAMETER_SYNTAX', { field: `${at}/${name}`, location: 'body' });
  return value as Fields[];
}

/** A text of 1 to `longest` signs, or undefined where none is given. */
export function textAt(fields: Fields, name: string, { at, longest }: { at: string; longest: number }) {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  const field = `${at}/${name}`;
  if (typeof value !== 'string') throw new PaypalError('INVALID_PARAMETER_SYNTAX', { field, location: 'body' });
  if (value.length < 1 || value.length > longest) {
    throw new PaypalError('INVALID_STRING_LENGTH', { field, value: value.slice(0, 200), location: 'body' });
  }
  return value;
}

export function missing(field: string): PaypalError {
  return new PaypalError('MISSING_REQUIRED_PARAMETER', { field, location: 'body' });
}

/**
 * Cents of `{currency_code, value}` at `at`. Numbers instead of texts are refused as PayPal refuses them; so are more
 * than two decimals and amounts below `least` (0 or 1 cent).
 */
export function centsAt(amount: Fields, at: string, least: 0 | 1): number {
  const { currency_code: currency, value } = amount;
  if (currency === undefined) throw missing(`${at}/currency_code`);
  if (currency !== 'USD') {
    throw new PaypalError('NOT_SUPPORTED', { field: `${at}/currency_code`, value: String(currency), location: 'body' });
  }
  if (value === undefined) throw missing(`${at}/value`);
  const place = { field: `${at}/value`, value: String(value), location: 'body' as const };
  if (typeof value !== 'string' || !/^-?\d{1,13}(\.\d+)?$/.test(value)) {
    throw new PaypalError('INVALID_PARAMETER_SYNTAX', place);
  }
  const cents = centsOf(value);
  if (cents === undefined) throw new PaypalError('DECIMAL_PRECISION', place);
  if (cents < least) throw new PaypalError(least === 1 ? 'CANNOT_BE_ZERO_OR_NEGATIVE' : 'CANNOT_BE_NEGATIVE', place);
  return cents;
}
