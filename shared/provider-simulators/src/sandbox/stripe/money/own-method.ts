import { invalid } from '../http/stripe-error.js';
import type { PaymentMethod } from '../objects/payment-method.js';
import type { StripeAccount } from '../stripe-account.js';

/** The payment method `id`, which has to be saved with the customer. Throws StripeError where it is not. */
export function ownMethod(
  account: StripeAccount,
  customer: string,
  { id, param }: { id: string; param: string },
): PaymentMethod {
  const method = account.get('paymentMethods', id, param);
  if (method.customer === customer) return method;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param },
  );
}
