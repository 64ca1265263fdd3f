import type { CheckoutSession } from '../objects/checkout-session.js';
import type { PaymentMethod } from '../objects/payment-method.js';
import type { StripeAccount } from '../stripe-account.js';

/** Closes a session whose buyer has done what its page asks for, and tells of it. */
export function completeSession(account: StripeAccount, session: CheckoutSession, method: PaymentMethod): void {
  const { email, name } = method.billing_details;
  session.status = 'complete';
  if (session.mode !== 'setup') session.payment_status = 'paid';
  session.url = null;
  session.customer_details = {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  account.emit('checkout.session.completed', session);
}
