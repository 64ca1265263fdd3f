import { invalid } from '../http/stripe-error.js';
import { cancelIntent } from '../money/confirm-intent.js';
import type { CheckoutSession } from '../objects/checkout-session.js';
import type { StripeAccount } from '../stripe-account.js';

/** Ends an open session: its page takes no payment any more, and a payment that was begun is canceled. */
export function expireSession(account: StripeAccount, session: CheckoutSession): void {
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  session.status = 'expired';
  session.url = null;
  const purchase = account.state.purchases[session.id];
  if (purchase) purchase.authenticating = null;
  const intent = purchase?.intent ? account.find('paymentIntents', purchase.intent) : undefined;
  if (intent) cancelIntent(account, intent, 'automatic');
  const setup = session.setup_intent === null ? undefined : account.find('setupIntents', session.setup_intent);
  if (setup) {
    setup.status = 'canceled';
    account.emit('setup_intent.canceled', setup);
  }
  account.emit('checkout.session.expired', session);
}
