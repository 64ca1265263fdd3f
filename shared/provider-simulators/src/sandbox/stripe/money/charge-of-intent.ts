import { invalid } from '../http/stripe-error.js';
import type { Charge } from '../objects/charge.js';
import type { StripeAccount } from '../stripe-account.js';

/** The successful charge of a payment intent; throws StripeError where it has none. */
export function chargeOfIntent(account: StripeAccount, id: string, param: string): Charge {
  const intent = account.get('paymentIntents', id, param);
  if (intent.status === 'succeeded' && intent.latest_charge !== null)
    return account.get('charges', intent.latest_charge);
  throw invalid(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    param,
  });
}
