import type { AppConfig } from '../../../../config/app-config.js';
import type { Logger } from '../../../../platform/logging/logger.js';
import type { CardPayments } from '../application/card-payments.port.js';
import type { PromotionMirror } from '../application/promotion-mirror.port.js';
import type { ProviderBooksByName } from '../application/provider-books.port.js';
import type { ProviderEventsByName } from '../application/provider-events.port.js';
import type { WalletPayments } from '../application/wallet-payments.port.js';
import type { ClientOptions } from './client-options.js';
import { PaypalBooks } from './paypal-books.adapter.js';
import { PaypalClient } from './paypal-client.js';
import { PaypalEvents } from './paypal-events.adapter.js';
import { paypalTrust, PaypalSignatures } from './paypal-signatures.js';
import { PaypalWallet } from './paypal-wallet.adapter.js';
import { StripeBooks } from './stripe-books.adapter.js';
import { StripeCardPayments } from './stripe-card-payments.adapter.js';
import { createStripe } from './stripe-client.js';
import { StripeEvents } from './stripe-events.adapter.js';
import { StripePromotions } from './stripe-promotions.adapter.js';

/** Lists of months take longer than anything a buyer waits for. */
const BOOKS_TRY_MS = 30_000;

/** Everything that speaks to the payment providers, built together so that each provider has one client that sells, and one for its book. */
export interface PaymentProviders {
  cards: CardPayments;
  wallet: WalletPayments;
  events: ProviderEventsByName;
  promotions: PromotionMirror;
  books: ProviderBooksByName;
}

export function connectProviders(
  config: Pick<AppConfig, 'stripe' | 'paypal'>,
  logger: Logger,
  options: ClientOptions = {},
): PaymentProviders {
  const stripe = createStripe(config.stripe, options);
  const paypal = new PaypalClient(config.paypal, options);
  const { apiBase, webhookId } = config.paypal;
  // A signature is as old as its transmission in real time, whatever the clock of a demo says.
  const signatures = new PaypalSignatures(paypalTrust(apiBase), webhookId, Date.now);
  return {
    cards: new StripeCardPayments(stripe, logger, {
      tryMs: options.timeoutMs,
      isPaused: () => (options.circuits?.pauseSeconds('stripe') ?? 0) > 0,
    }),
    wallet: new PaypalWallet(paypal, logger),
    events: {
      stripe: new StripeEvents(stripe, config.stripe.webhookSecrets, logger),
      paypal: new PaypalEvents(paypal, signatures, webhookId),
    },
    promotions: new StripePromotions(stripe),
    books: booksOf(config, options),
  };
}

/** Without the circuits: that a book can't be read, as where its permission is missing, is no reason to sell nothing. */
function booksOf(
  { stripe, paypal }: Pick<AppConfig, 'stripe' | 'paypal'>,
  { timeoutMs = BOOKS_TRY_MS }: ClientOptions,
): ProviderBooksByName {
  return {
    stripe: new StripeBooks(createStripe(stripe, { timeoutMs })),
    paypal: new PaypalBooks(new PaypalClient(paypal, { timeoutMs })),
  };
}
