import type { Provider } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../../config/app-config.js';
import { LOGGER, type Logger } from '../../../../platform/logging/logger.js';
import { CARD_PAYMENTS, type CardPayments } from '../../application/card-payments.port.js';
import { PROMOTION_MIRROR, type PromotionMirror } from '../../application/promotion-mirror.port.js';
import { PROVIDER_EVENTS, type ProviderEventsByName } from '../../application/provider-events.port.js';
import { WALLET_PAYMENTS, type WalletPayments } from '../../application/wallet-payments.port.js';
import { PaypalClient } from './paypal-client.js';
import { PaypalEvents } from './paypal-events.adapter.js';
import { PaypalWallet } from './paypal-wallet.adapter.js';
import { StripeCardPayments } from './stripe-card-payments.adapter.js';
import { createStripe } from './stripe-client.js';
import { StripeEvents } from './stripe-events.adapter.js';
import { StripePromotions } from './stripe-promotions.adapter.js';

/** Everything that speaks to the payment providers, built together so that each provider has one client. */
export interface PaymentProviders {
  cards: CardPayments;
  wallet: WalletPayments;
  events: ProviderEventsByName;
  promotions: PromotionMirror;
}

/** `timeoutMs` is for tests, which have no 20 seconds to wait for an answer that is not to come. */
export function connectProviders(
  config: Pick<AppConfig, 'stripe' | 'paypal'>,
  logger: Logger,
  options: { timeoutMs?: number } = {},
): PaymentProviders {
  const stripe = createStripe(config.stripe, options);
  const paypal = new PaypalClient(config.paypal, options);
  return {
    cards: new StripeCardPayments(stripe, logger),
    wallet: new PaypalWallet(paypal, logger),
    events: {
      stripe: new StripeEvents(stripe, config.stripe.webhookSecrets, logger),
      paypal: new PaypalEvents(paypal, config.paypal.webhookId),
    },
    promotions: new StripePromotions(stripe),
  };
}

const PAYMENT_PROVIDERS = Symbol('PAYMENT_PROVIDERS');
const part = <Name extends keyof PaymentProviders>(token: symbol, name: Name): Provider => ({
  provide: token,
  inject: [PAYMENT_PROVIDERS],
  useFactory: (providers: PaymentProviders) => providers[name],
});

export const PROVIDER_ADAPTERS: Provider[] = [
  {
    provide: PAYMENT_PROVIDERS,
    inject: [APP_CONFIG, LOGGER],
    useFactory: (config: AppConfig, logger: Logger) => connectProviders(config, logger),
  },
  part(CARD_PAYMENTS, 'cards'),
  part(WALLET_PAYMENTS, 'wallet'),
  part(PROVIDER_EVENTS, 'events'),
  part(PROMOTION_MIRROR, 'promotions'),
];
