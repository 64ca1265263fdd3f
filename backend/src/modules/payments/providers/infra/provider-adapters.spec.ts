import { Global, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { unitConfig } from '../../../../../test/harness/unit-config.js';
import { APP_CONFIG } from '../../../../config/app-config.js';
import { ProviderCircuits } from '../../../../platform/circuits/provider-circuits.js';
import { createLogger, LOGGER } from '../../../../platform/logging/logger.js';
import { CARD_PAYMENTS } from '../application/card-payments.port.js';
import { PROMOTION_MIRROR } from '../application/promotion-mirror.port.js';
import { PROVIDER_EVENTS, type ProviderEventsByName } from '../application/provider-events.port.js';
import { WALLET_PAYMENTS } from '../application/wallet-payments.port.js';
import { ProvidersModule } from '../providers.module.js';
import { PaypalWallet } from './paypal-wallet.adapter.js';
import { StripeCardPayments } from './stripe-card-payments.adapter.js';
import { StripePromotions } from './stripe-promotions.adapter.js';

@Global()
@Module({
  providers: [
    { provide: APP_CONFIG, useValue: unitConfig() },
    { provide: LOGGER, useValue: createLogger('silent') },
    ProviderCircuits,
  ],
  exports: [APP_CONFIG, LOGGER, ProviderCircuits],
})
class Surroundings {}

describe('the providers of the payment ports', () => {
  it('are the adapters, made from the configuration', async () => {
    const module = await Test.createTestingModule({ imports: [Surroundings, ProvidersModule] }).compile();
    expect(module.get(CARD_PAYMENTS)).toBeInstanceOf(StripeCardPayments);
    expect(module.get(WALLET_PAYMENTS)).toBeInstanceOf(PaypalWallet);
    expect(module.get(PROMOTION_MIRROR)).toBeInstanceOf(StripePromotions);
    const events = module.get<ProviderEventsByName>(PROVIDER_EVENTS);
    expect([events.stripe.provider, events.paypal.provider]).toEqual(['stripe', 'paypal']);
  });
});
