import { Module, type OnModuleInit } from '@nestjs/common';
import { TaskRegistry } from '../../../platform/outbox/task-registry.js';
import { ProductSchedule } from '../../../platform/scheduler/product-schedule.js';
import { BUYER_BROWSERS, OPEN_PAYMENTS } from '../payments.public.js';
import { PromoCodesModule } from '../promo-codes/promo-codes.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import {
  CAPTURE_APPROVED_TASK,
  CLOSE_ATTEMPT_TASK,
  type AttemptJob,
} from '../settlement/application/settlement-tasks.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { BUYER_ADDRESSES } from './application/buyer-addresses.port.js';
import { CaptureApprovedHandler } from './application/capture-approved.handler.js';
import { CaptureWalletOrderUseCase } from './application/capture-wallet-order.use-case.js';
import { ChargeAttempts } from './application/charge-attempts.js';
import { ClearAttempt } from './application/clear-attempt.js';
import { CloseAttemptHandler } from './application/close-attempt.handler.js';
import { CreateWalletOrderUseCase } from './application/create-wallet-order.use-case.js';
import { EndAttempt } from './application/end-attempt.js';
import { HostedCheckoutUseCase } from './application/hosted-checkout.use-case.js';
import { InspectAttempt } from './application/inspect-attempt.js';
import { InspectOrderUseCase } from './application/inspect-order.use-case.js';
import { ForgetTimersJob } from './application/forget-timers.job.js';
import { OFFER_TIMERS } from './application/offer-timers.port.js';
import { OpenOfferLinkUseCase } from './application/open-offer-link.use-case.js';
import { OneClickChargeUseCase } from './application/one-click-charge.use-case.js';
import { OneClickEligibility } from './application/one-click-eligibility.js';
import { OpenOrder } from './application/open-order.js';
import { HeldOrdersUseCase } from './application/held-orders.use-case.js';
import { OrderStatusUseCase } from './application/order-status.use-case.js';
import { PageAttempts } from './application/page-attempts.js';
import { PAYMENT_ATTEMPTS } from './application/payment-attempts.port.js';
import { PLACES } from './application/places.port.js';
import { PricePurchase } from './application/price-purchase.js';
import { PURCHASE_ORDERS } from './application/purchase-orders.port.js';
import { ReconcilePaymentsJob } from './application/reconcile-payments.job.js';
import { Reservations } from './application/reservations.js';
import { SAVED_CARDS } from './application/saved-cards.port.js';
import { STALE_ATTEMPTS } from './application/stale-attempts.port.js';
import { StartTimerUseCase } from './application/start-timer.use-case.js';
import { ValidateCouponUseCase } from './application/validate-coupon.use-case.js';
import { WalletAttempts } from './application/wallet-attempts.js';
import { BuyerCookie } from './http/buyer-cookie.js';
import { CouponsController } from './http/coupons.controller.js';
import { OfferLinksController } from './http/offer-links.controller.js';
import { OrdersController } from './http/orders.controller.js';
import { PaypalController } from './http/paypal.controller.js';
import { PurchasePages } from './http/purchase-pages.js';
import { StripeController } from './http/stripe.controller.js';
import { TimerController } from './http/timer.controller.js';
import { BuyerAddressesRepository } from './infra/buyer-addresses.repository.js';
import { OfferTimersRepository } from './infra/offer-timers.repository.js';
import { PaymentAttemptsRepository } from './infra/payment-attempts.repository.js';
import { PlacesRepository } from './infra/places.repository.js';
import { PurchaseOrdersRepository } from './infra/purchase-orders.repository.js';
import { SavedCardsRepository } from './infra/saved-cards.repository.js';
import { StaleAttemptsRepository } from './infra/stale-attempts.repository.js';

const RECONCILE_SECONDS = 5 * 60;
const FORGET_SECONDS = 3_600;

/** From a price to an order and its attempts, and every attempt to its end. */
@Module({
  imports: [SettlementModule, PromoCodesModule, ProvidersModule],
  controllers: [
    TimerController,
    OfferLinksController,
    CouponsController,
    StripeController,
    PaypalController,
    OrdersController,
  ],
  providers: [
    StartTimerUseCase,
    OpenOfferLinkUseCase,
    ValidateCouponUseCase,
    OneClickChargeUseCase,
    HostedCheckoutUseCase,
    CreateWalletOrderUseCase,
    CaptureWalletOrderUseCase,
    OrderStatusUseCase,
    HeldOrdersUseCase,
    PricePurchase,
    Reservations,
    OpenOrder,
    OneClickEligibility,
    ChargeAttempts,
    PageAttempts,
    WalletAttempts,
    ClearAttempt,
    EndAttempt,
    InspectAttempt,
    ForgetTimersJob,
    CaptureApprovedHandler,
    CloseAttemptHandler,
    ReconcilePaymentsJob,
    BuyerCookie,
    PurchasePages,
    { provide: PURCHASE_ORDERS, useClass: PurchaseOrdersRepository },
    { provide: PLACES, useClass: PlacesRepository },
    { provide: PAYMENT_ATTEMPTS, useClass: PaymentAttemptsRepository },
    { provide: OFFER_TIMERS, useClass: OfferTimersRepository },
    { provide: BUYER_ADDRESSES, useClass: BuyerAddressesRepository },
    { provide: SAVED_CARDS, useClass: SavedCardsRepository },
    { provide: STALE_ATTEMPTS, useClass: StaleAttemptsRepository },
    { provide: BUYER_BROWSERS, useExisting: BuyerCookie },
    { provide: OPEN_PAYMENTS, useClass: InspectOrderUseCase },
  ],
  exports: [BUYER_BROWSERS, OPEN_PAYMENTS],
})
export class PurchaseModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly schedule: ProductSchedule,
    private readonly closeAttempt: CloseAttemptHandler,
    private readonly captureApproved: CaptureApprovedHandler,
    private readonly reconcile: ReconcilePaymentsJob,
    private readonly forgetTimers: ForgetTimersJob,
  ) {}

  onModuleInit(): void {
    this.tasks.register(CLOSE_ATTEMPT_TASK, (job: AttemptJob) => this.closeAttempt.handle(job));
    this.tasks.register(CAPTURE_APPROVED_TASK, (job: AttemptJob) => this.captureApproved.handle(job));
    this.schedule.every({ job: 'payments-reconcile', seconds: RECONCILE_SECONDS }, () => this.reconcile.run());
    this.schedule.every({ job: 'offer-timers-forget', seconds: FORGET_SECONDS }, () => this.forgetTimers.run());
  }
}
