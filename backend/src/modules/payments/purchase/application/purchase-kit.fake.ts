import { randomUUID } from 'node:crypto';
import type { Product } from '@summit/rules';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { createLogger } from '../../../../platform/logging/logger.js';
import { RecordingOutbox } from '../../../../platform/outbox/outbox.fake.js';
import { FakeLedger } from '../../../../../test/harness/fake-ledger.js';
import { ApplyFacts } from '../../settlement/application/apply-facts.use-case.js';
import { SettleOrder } from '../../settlement/application/settle-order.js';
import { EndAttempt } from './end-attempt.js';
import { WalletAttempts } from './wallet-attempts.js';
import { PurchaseSettlementStore } from './purchase-settlement.fake.js';
import type { Purchase } from '../domain/purchase.js';
import { FakeCardPayments } from '../../providers/application/card-payments.fake.js';
import { CaptureWalletOrderUseCase } from './capture-wallet-order.use-case.js';
import { ChargeAttempts } from './charge-attempts.js';
import { ClearAttempt } from './clear-attempt.js';
import { InMemoryCoupons } from '../../promo-codes/application/coupons.fake.js';
import { CreateWalletOrderUseCase } from './create-wallet-order.use-case.js';
import { HeldOrdersUseCase } from './held-orders.use-case.js';
import { HostedCheckoutUseCase } from './hosted-checkout.use-case.js';
import { InMemoryOfferTimers } from './offer-timers.fake.js';
import { OneClickChargeUseCase, type OneClickCommand } from './one-click-charge.use-case.js';
import { OneClickEligibility } from './one-click-eligibility.js';
import { OpenOrder } from './open-order.js';
import { OrderStatusUseCase } from './order-status.use-case.js';
import { PageAttempts } from './page-attempts.js';
import { PricePurchase } from './price-purchase.js';
import { Reservations } from './reservations.js';
import { FakeProviderEvents } from '../../providers/application/provider-events.fake.js';
import { InMemoryPurchaseOrders } from './purchase-orders.fake.js';
import { InMemorySavedCards } from './saved-cards.fake.js';
import { StartTimerUseCase } from './start-timer.use-case.js';
import { SerialTransactions } from '../../../../platform/database/transactions.fake.js';
import { FakeWalletPayments } from '../../providers/application/wallet-payments.fake.js';

/** The mark that attempts of the kit bear. */
export const INSTALLATION = 'a1a1a1a1a1a1';

/** The purchase side as the module binds it, in memory, with a clock that stands still. */
export class PurchaseKit {
  readonly clock = new FixedClock(Date.parse('2025-10-20T18:00:00Z'));
  readonly cards = new FakeCardPayments(this.clock);
  readonly wallet = new FakeWalletPayments(this.clock);
  readonly stripe = new FakeProviderEvents('stripe');
  readonly paypal = new FakeProviderEvents('paypal');
  readonly coupons: InMemoryCoupons = new InMemoryCoupons(
    this.clock,
    (orderId) => this.orders.rows.find(({ id }) => id === orderId) ?? null,
  );
  readonly orders = new InMemoryPurchaseOrders((orderId) => this.coupons.reservesLimited(orderId));
  readonly addresses = this.orders.addresses;
  readonly timers = new InMemoryOfferTimers(this.addresses);
  readonly attempts = this.orders.attempts;
  readonly savedCards = new InMemorySavedCards();
  readonly ledger = new FakeLedger();
  readonly outbox = new RecordingOutbox();
  readonly settlementStore = new PurchaseSettlementStore(this.orders, this.savedCards);
  /** Questions that a limit lets pass; all of them unless a test says otherwise. */
  readonly limiter = { hit: async () => ({ allowed: true, retryAfter: 1 }) };
  readonly buyerId = randomUUID();

  private readonly events = { stripe: this.stripe, paypal: this.paypal };
  private readonly transactions = new SerialTransactions();
  readonly settlement = new ApplyFacts(
    this.settlementStore,
    new SettleOrder(
      this.transactions,
      this.settlementStore,
      this.ledger,
      this.coupons,
      this.outbox,
      this.clock,
      createLogger('silent'),
    ),
  );
  // The others of a test go on in between, and nothing waits for real.
  private readonly pause = () => new Promise<void>((resolve) => setImmediate(resolve));
  private readonly pricing = new PricePurchase(this.timers, this.coupons, this.clock);
  private readonly charges = new ChargeAttempts(this.cards, this.attempts, this.attempts, this.settlement, this.clock);
  private readonly pages = new PageAttempts(this.cards, this.attempts, this.attempts, this.clock);
  private readonly walletAttempts = new WalletAttempts(
    this.wallet,
    this.attempts,
    this.attempts,
    this.orders,
    this.settlement,
    this.transactions,
    this.clock,
  );
  private readonly clearing = new ClearAttempt(
    new EndAttempt(this.cards, this.events, this.settlement),
    this.attempts,
    this.attempts,
    this.charges,
    this.pages,
    this.clock,
  );
  private readonly openOrder = new OpenOrder(
    this.transactions,
    this.orders,
    this.attempts,
    this.coupons,
    new Reservations(this.orders, this.coupons, this.clock),
    this.clearing,
    this.settlement,
    this.pause,
    this.clock,
    { paymentsAreTest: false },
    { mark: async () => INSTALLATION },
  );
  private readonly eligibility = new OneClickEligibility(this.savedCards, this.orders, this.attempts, this.clock);

  readonly startTimer = new StartTimerUseCase(this.timers, this.eligibility, this.clock);
  readonly oneClick = new OneClickChargeUseCase(
    this.eligibility,
    this.pricing,
    this.openOrder,
    this.charges,
    this.orders,
    this.attempts,
  );
  readonly checkout = new HostedCheckoutUseCase(
    this.pricing,
    this.openOrder,
    this.pages,
    this.orders,
    this.attempts,
    this.savedCards,
    this.clock,
  );
  readonly createWalletOrder = new CreateWalletOrderUseCase(
    this.pricing,
    this.openOrder,
    this.orders,
    this.walletAttempts,
    this.clock,
  );
  readonly captureWalletOrder = new CaptureWalletOrderUseCase(
    this.attempts,
    this.orders,
    this.walletAttempts,
    this.pause,
    this.clock,
  );
  readonly heldOrders = new HeldOrdersUseCase(this.orders);
  readonly orderStatus = new OrderStatusUseCase(this.orders, this.events, this.settlement, this.limiter);

  purchase(overrides: Partial<Purchase> = {}): Purchase {
    return {
      sessionId: 'session-of-zoe',
      product: 'vip',
      buyerId: this.buyerId,
      clientBlock: 'home',
      email: 'zoe@example.com',
      name: 'Zoe',
      affiliateCode: null,
      bumps: [],
      coachingSessions: 0,
      plan: false,
      couponCode: null,
      expectedTotalCents: null,
      ...overrides,
    };
  }

  oneClickCommand(overrides: Partial<OneClickCommand> = {}): OneClickCommand {
    const { sessionId, clientBlock, email, bumps, coachingSessions, couponCode, expectedTotalCents } = this.purchase();
    const product: Product = 'implementation';
    return {
      sessionId,
      product,
      buyerId: this.buyerId,
      clientBlock,
      email,
      bumps,
      coachingSessions,
      couponCode,
      expectedTotalCents,
      pressId: null,
      ...overrides,
    };
  }

  openCheckout(overrides: Partial<Purchase> = {}, pressId: string | null = null) {
    const purchase = this.purchase(overrides);
    return this.checkout.execute({
      purchase,
      successUrl: `https://funnel.test/success?session_id={CHECKOUT_SESSION_ID}&product=${purchase.product}`,
      cancelUrl: `https://funnel.test/${purchase.product}`,
      pressId,
    });
  }

  openWallet(overrides: Partial<Purchase> = {}) {
    const page = 'https://funnel.test/vip';
    return this.createWalletOrder.execute({ purchase: this.purchase(overrides), returnUrl: page, cancelUrl: page });
  }

  /** The buyer pays the newest page, and its notification arrives. */
  async payNewestPage(): Promise<void> {
    await this.settlement.execute([this.cards.pay(this.cards.checkouts.at(-1)!.ref)]);
  }

  /** What one-click needs: a VIP order of this browser, paid by card. */
  async buyVip(overrides: Partial<Purchase> = {}): Promise<void> {
    await this.openCheckout(overrides);
    await this.payNewestPage();
  }
}
