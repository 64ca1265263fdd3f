import { Module } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ApplyFacts } from './application/apply-facts.use-case.js';
import { CaptureWalletOrderUseCase } from './application/capture-wallet-order.use-case.js';
import { ChargeAttempts } from './application/charge-attempts.js';
import { ClearAttempt } from './application/clear-attempt.js';
import { CreateWalletOrderUseCase } from './application/create-wallet-order.use-case.js';
import { HostedCheckoutUseCase } from './application/hosted-checkout.use-case.js';
import { OFFER_TIMERS } from './application/offer-timers.port.js';
import { OneClickChargeUseCase } from './application/one-click-charge.use-case.js';
import { OneClickEligibility } from './application/one-click-eligibility.js';
import { OpenOrder } from './application/open-order.js';
import { OrderStatusUseCase } from './application/order-status.use-case.js';
import { PageAttempts } from './application/page-attempts.js';
import { PAUSE, type Pause } from './application/pause.port.js';
import { PAYMENT_ATTEMPTS } from './application/payment-attempts.port.js';
import { PricePurchase } from './application/price-purchase.js';
import { PURCHASE_ORDERS } from './application/purchase-orders.port.js';
import { SAVED_CARDS } from './application/saved-cards.port.js';
import { SETTLEMENT } from './application/settlement.port.js';
import { StartTimerUseCase } from './application/start-timer.use-case.js';
import { TRANSACTIONS } from './application/transactions.port.js';
import { BuyerCookie } from './http/buyer-cookie.js';
import { OrdersController } from './http/orders.controller.js';
import { PaypalController } from './http/paypal.controller.js';
import { PurchasePages } from './http/purchase-pages.js';
import { StripeController } from './http/stripe.controller.js';
import { TimerController } from './http/timer.controller.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { OfferTimersRepository } from './infra/offer-timers.repository.js';
import { OrderHistoryRepository } from './infra/order-history.repository.js';
import { PaymentAttemptsRepository } from './infra/payment-attempts.repository.js';
import { PROVIDER_ADAPTERS } from './infra/providers/provider-adapters.js';
import { PurchaseOrdersRepository } from './infra/purchase-orders.repository.js';
import { SavedCardsRepository } from './infra/saved-cards.repository.js';
import { ORDER_HISTORY, ORDER_READER } from './payments.public.js';
import { PROMO_CODE_CONTROLLERS, PROMO_CODE_PROVIDERS } from './promo-codes.providers.js';
import { SETTLEMENT_PROVIDERS } from './settlement.providers.js';

const pause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Everything between a price and booked money. Binds ports to what stands behind them; decides nothing. */
@Module({
  imports: [LedgerModule],
  controllers: [
    TimerController,
    StripeController,
    PaypalController,
    OrdersController,
    WebhooksController,
    ...PROMO_CODE_CONTROLLERS,
  ],
  providers: [
    ...PROVIDER_ADAPTERS,
    ...PROMO_CODE_PROVIDERS,
    ...SETTLEMENT_PROVIDERS,
    StartTimerUseCase,
    OneClickChargeUseCase,
    HostedCheckoutUseCase,
    CreateWalletOrderUseCase,
    CaptureWalletOrderUseCase,
    OrderStatusUseCase,
    PricePurchase,
    OpenOrder,
    OneClickEligibility,
    ChargeAttempts,
    PageAttempts,
    ClearAttempt,
    BuyerCookie,
    PurchasePages,
    { provide: PURCHASE_ORDERS, useClass: PurchaseOrdersRepository },
    { provide: PAYMENT_ATTEMPTS, useClass: PaymentAttemptsRepository },
    { provide: OFFER_TIMERS, useClass: OfferTimersRepository },
    { provide: SAVED_CARDS, useClass: SavedCardsRepository },
    { provide: SETTLEMENT, useExisting: ApplyFacts },
    { provide: TRANSACTIONS, useExisting: Sql },
    { provide: PAUSE, useValue: pause },
    { provide: ORDER_HISTORY, useClass: OrderHistoryRepository },
  ],
  exports: [ORDER_READER, ORDER_HISTORY],
})
export class PaymentsModule {}
