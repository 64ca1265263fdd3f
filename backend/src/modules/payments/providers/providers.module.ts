import { Module, type Provider } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { ProviderCircuits } from '../../../platform/circuits/provider-circuits.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { CARD_PAYMENTS } from './application/card-payments.port.js';
import { PROMOTION_MIRROR } from './application/promotion-mirror.port.js';
import { PROVIDER_BOOKS } from './application/provider-books.port.js';
import { PROVIDER_EVENTS } from './application/provider-events.port.js';
import { WALLET_PAYMENTS } from './application/wallet-payments.port.js';
import { connectProviders, type PaymentProviders } from './infra/provider-adapters.js';

const PAYMENT_PROVIDERS = Symbol('PAYMENT_PROVIDERS');
const part = <Name extends keyof PaymentProviders>(token: symbol, name: Name): Provider => ({
  provide: token,
  inject: [PAYMENT_PROVIDERS],
  useFactory: (providers: PaymentProviders) => providers[name],
});

/** Stripe and PayPal behind their ports. */
@Module({
  providers: [
    {
      provide: PAYMENT_PROVIDERS,
      inject: [APP_CONFIG, LOGGER, ProviderCircuits],
      useFactory: (config: AppConfig, logger: Logger, circuits: ProviderCircuits) =>
        connectProviders(config, logger, { circuits }),
    },
    part(CARD_PAYMENTS, 'cards'),
    part(WALLET_PAYMENTS, 'wallet'),
    part(PROVIDER_EVENTS, 'events'),
    part(PROMOTION_MIRROR, 'promotions'),
    part(PROVIDER_BOOKS, 'books'),
  ],
  exports: [CARD_PAYMENTS, WALLET_PAYMENTS, PROVIDER_EVENTS, PROMOTION_MIRROR, PROVIDER_BOOKS],
})
export class ProvidersModule {}
