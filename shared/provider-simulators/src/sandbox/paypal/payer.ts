import { DEFAULT_PAYER } from './demo-paypal.js';
import { payerIdOf } from './paypal-ids.js';
import type { Payer } from './paypal-state.js';

/** The PayPal account behind the fields `name` and `email` of a form or control call; the demo's buyer where they are empty. */
export function payerOf(fields: Record<string, unknown>): Payer {
  const text = (name: 'name' | 'email', longest: number) => {
    const value = fields[name];
    return (typeof value === 'string' ? value.trim().slice(0, longest) : '') || DEFAULT_PAYER[name];
  };
  const email = text('email', 254);
  const [givenName = '', ...rest] = text('name', 140).split(/\s+/);
  return { payerId: payerIdOf(email), email, givenName, surname: rest.join(' ') || givenName };
}
