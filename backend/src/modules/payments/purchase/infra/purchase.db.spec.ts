import { randomUUID } from 'node:crypto';
import { BUMPS, PRICE_BOOK, PRICE_BOOK_VERSION } from '@summit/pricing';
import { AppError } from '../../../../platform/errors/app-error.js';
import { settlementOn } from '../../../../../test/harness/settlement.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { Installation } from '../../../../platform/installation/installation.js';
import { Settings } from '../../../../platform/settings/settings.js';
import { FakeCardPayments } from '../../providers/application/card-payments.fake.js';
import { ChargeAttempts } from '../application/charge-attempts.js';
import { ClearAttempt } from '../application/clear-attempt.js';
import { AttemptEndsRepository } from '../../settlement/infra/attempt-ends.repository.js';
import { EndAttempt } from '../application/end-attempt.js';
import { HostedCheckoutUseCase } from '../application/hosted-checkout.use-case.js';
import { OneClickChargeUseCase } from '../application/one-click-charge.use-case.js';
import { OneClickEligibility } from '../application/one-click-eligibility.js';
import { OpenOrder } from '../application/open-order.js';
import { PageAttempts } from '../application/page-attempts.js';
import { PricePurchase } from '../application/price-purchase.js';
import { Reservations } from '../application/reservations.js';
import { FakeProviderEvents } from '../../providers/application/provider-events.fake.js';
import type { Settlement } from '../../settlement/application/settlement.port.js';
import type { Purchase } from '../domain/purchase.js';
import { OfferTimersRepository } from './offer-timers.repository.js';
import { PaymentAttemptsRepository } from './payment-attempts.repository.js';
import { CouponsRepository } from '../../promo-codes/infra/promo-coupons.repository.js';
import { PlacesRepository } from './places.repository.js';
import { PurchaseOrdersRepository } from './purchase-orders.repository.js';
import { SavedCardsRepository } from './saved-cards.repository.js';

const NOW = Date.parse('2025-10-20T18:00:00Z');

/** Real orders, attempts, codes and locks; a provider in memory. Money is booked by settlement, which has specs of its own. */
describe('purchases on PostgreSQL', () => {
  let database: SqlDatabase;
  let clock: FixedClock;
  let cards: FakeCardPayments;
  let checkout: HostedCheckoutUseCase;
  let oneClick: OneClickChargeUseCase;
  let orders: PurchaseOrdersRepository;
  let settlement: Settlement;
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  afterAll(() => database.stop());

  beforeEach(() => {
    const { sql } = database;
    clock = new FixedClock(NOW);
    cards = new FakeCardPayments(clock);
    slow(cards);
    orders = new PurchaseOrdersRepository(sql);
    settlement = settlementOn(database, clock).applyFacts;
    const ends = new AttemptEndsRepository(sql);
    const attempts = new PaymentAttemptsRepository(sql);
    const coupons = new CouponsRepository(sql, clock);
    const savedCards = new SavedCardsRepository(sql);
    const pricing = new PricePurchase(new OfferTimersRepository(sql), coupons, clock);
    const charges = new ChargeAttempts(cards, attempts, ends, settlement, clock);
    const pages = new PageAttempts(cards, attempts, ends, clock);
    const events = { stripe: new FakeProviderEvents('stripe'), paypal: new FakeProviderEvents('paypal') };
    const ending = new EndAttempt(cards, events, settlement);
    const clearing = new ClearAttempt(ending, attempts, ends, charges, pages, clock);
    const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    const parts = { paymentsAreTest: true };
    const reservations = new Reservations(new PlacesRepository(sql, new Settings(sql)), coupons, clock);
    const openOrder = new OpenOrder(
      sql,
      orders,
      attempts,
      coupons,
      reservations,
      clearing,
      settlement,
      pause,
      clock,
      parts,
      new Installation(sql),
    );
    const eligibility = new OneClickEligibility(savedCards, orders, attempts, clock);
    oneClick = new OneClickChargeUseCase(eligibility, pricing, openOrder, charges, orders, attempts);
    checkout = new HostedCheckoutUseCase(pricing, openOrder, pages, orders, attempts, savedCards, clock);
  });

  const purchaseOf = (overrides: Partial<Purchase> = {}): Purchase => ({
    sessionId: randomUUID(),
    product: 'vip',
    buyerId: randomUUID(),
    clientBlock: randomUUID(),
    email: `${randomUUID()}@example.com`,
    name: 'Zoe',
    affiliateCode: 'AMARA',
    bumps: [],
    coachingSessions: 0,
    plan: false,
    couponCode: null,
    expectedTotalCents: null,
    ...overrides,
  });
  const open = (purchase: Purchase) =>
    checkout.execute({
      purchase,
      successUrl: 'https://funnel.test/success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://funnel.test/vip',
      pressId: null,
    });
  const press = (purchase: Purchase) => oneClick.execute({ ...purchase, pressId: null });
  const ordersOf = (buyerId: string) =>
    database.rows<{ id: string; product: string; status: string; fingerprint: string; buyer_id: string | null }>(
      'select * from purchase_order where buyer_id = $1 order by created_at, id',
      [buyerId],
    );
  const attemptsOf = (orderId: string) =>
    database.rows<{ state: string; number: number; idempotency_key: string; provider_ref: string | null }>(
      'select * from payment_attempt where order_id = $1 order by number',
      [orderId],
    );
  const aCode = async (maxUses: number): Promise<{ id: string; code: string }> => {
    const id = randomUUID();
    const code = `CODE-${id}`.toUpperCase();
    await database.rows(
      `insert into promo_code (id, code, product, with_bump, discount_type, discount_value, max_uses, created_at)
       values ($1, $2, 'vip', false, 'percent', 5000, $3, now())`,
      [id, code, maxUses],
    );
    await database.rows(
      `insert into promo_code_provider (promo_code_id, provider, status) values ($1, 'stripe', 'active')`,
      [id],
    );
    return { id, code };
  };
  /** A paid VIP order of this browser, and the card that it left. */
  const aSavedCard = async (purchase: Purchase): Promise<void> => {
    await open({ ...purchase, sessionId: randomUUID(), product: 'vip' });
    const [vip] = await ordersOf(purchase.buyerId);
    await settlement.execute([cards.pay(cards.checkouts.at(-1)!.ref)]);
    await database.rows(
      `update saved_card set customer_ref = 'cus_1', payment_method_ref = 'pm_1' where order_id = $1`,
      [vip!.id],
    );
  };

  it('stores order and attempt as they were decided', async () => {
    const purchase = purchaseOf({ bumps: ['vip_bump'] });
    await open(purchase);
    const [order] = await ordersOf(purchase.buyerId);
    expect(await orders.byId(order!.id)).toEqual({
      id: order!.id,
      sessionId: purchase.sessionId,
      product: 'vip',
      provider: 'stripe',
      buyerId: purchase.buyerId,
      email: purchase.email,
      name: 'Zoe',
      status: 'pending',
      bumps: ['vip_bump'],
      coachingSessions: 0,
      plan: false,
      fingerprint: order!.fingerprint,
      quote: expect.objectContaining({
        totalCents: PRICE_BOOK.vip.early + BUMPS.vip_bump.cents,
        priceBook: PRICE_BOOK_VERSION,
      }) as unknown,
      promoCode: null,
      affiliateCode: 'AMARA',
      isTest: true,
      createdAt: NOW,
      paidAt: null,
    });
    const ref = cards.checkouts.at(-1)!.ref;
    expect(await attemptsOf(order!.id)).toMatchObject([{ state: 'open', number: 1, provider_ref: ref }]);
    expect(await orders.find(ref)).toMatchObject({
      order: { id: order!.id },
      attempt: { ref, expiresAt: NOW + 1_860_000 },
    });
    expect(await orders.find(purchase.sessionId)).toMatchObject({ order: { id: order!.id }, attempt: { ref } });
  });

  it('turns fifty one-click calls at once into one order, one key and one charge', async () => {
    const purchase = purchaseOf({ product: 'implementation' });
    await aSavedCard(purchase);
    const answers = await Promise.all(Array.from({ length: 50 }, () => press(purchase)));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(new Set(cards.chargeCalls.map(({ key }) => key)).size).toBe(1);
    expect(cards.payments).toHaveLength(2);
    expect(await ordersOf(purchase.buyerId)).toHaveLength(2);
  });

  it('opens one page for twenty checkouts at once', async () => {
    const purchase = purchaseOf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(purchase)));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(cards.checkouts).toHaveLength(1);
    expect(await ordersOf(purchase.buyerId)).toHaveLength(1);
  });

  it('leaves one payable page when twenty calls want different things at once', async () => {
    const purchase = purchaseOf();
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        open({ ...purchase, bumps: i % 2 === 0 ? ['vip_bump'] : [], sessionId: `${purchase.sessionId}-${i % 4}` }),
      ),
    );
    expect(cards.checkouts.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
    const live = await database.rows(
      `select from payment_attempt a join purchase_order o on o.id = a.order_id where o.buyer_id = $1 and a.state in ('starting', 'open')`,
      [purchase.buyerId],
    );
    expect(live.length).toBeLessThanOrEqual(1);
  });

  it('lets tabs of one browser replace each other at once, and nobody waits in a circle', async () => {
    const buyerId = randomUUID();
    const tabs = Array.from({ length: 4 }, () => purchaseOf({ buyerId }));
    for (const tab of tabs) await open(tab);
    const changed = tabs.flatMap((tab) => [{ ...tab, orderBump: true }, tab]);
    const answers = await Promise.allSettled(changed.map((tab) => open(tab)));
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Error] : []));
    expect(refusals.filter((error) => !(error instanceof AppError))).toEqual([]);
    expect(cards.checkouts.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
    expect((await ordersOf(buyerId)).filter(({ status }) => status === 'pending')).toHaveLength(1);
  });

  it('never has a page open beside a charge that succeeds', async () => {
    const purchase = purchaseOf({ product: 'implementation' });
    await aSavedCard(purchase);
    await Promise.allSettled([
      ...Array.from({ length: 5 }, () => press(purchase)),
      ...Array.from({ length: 5 }, () => open(purchase)),
    ]);
    const { paid } = (
      await database.rows<{ paid: number }>(
        `select count(*)::int as paid from purchase_order where buyer_id = $1 and product = 'implementation' and status = 'completed'`,
        [purchase.buyerId],
      )
    )[0]!;
    const openPages = cards.checkouts.filter(
      ({ start, state }) => start.quote.product === 'implementation' && state === 'open',
    );
    expect(paid + openPages.length).toBe(1);
  });

  it('gives three uses of a code to three of forty buyers', async () => {
    const { id, code } = await aCode(3);
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) => open(purchaseOf({ couponCode: code, email: `buyer-${i}@example.com` }))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(
      results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : [])),
    ).toEqual(Array<string>(37).fill('code_reserved'));
    expect(await database.rows('select reserved_count from promo_code where id = $1', [id])).toEqual([
      { reserved_count: 3 },
    ]);
    // Who got none has left no order behind.
    expect(await database.rows('select from purchase_order where promo_code = $1', [code])).toHaveLength(3);
  });

  it('gives the use back with the order that another one replaces', async () => {
    const { id, code } = await aCode(1);
    const purchase = purchaseOf({ couponCode: code });
    await open(purchase);
    await open({ ...purchase, bumps: ['vip_bump'] });
    expect((await ordersOf(purchase.buyerId)).map(({ status }) => status).toSorted()).toEqual(['failed', 'pending']);
    expect(await database.rows('select reserved_count from promo_code where id = $1', [id])).toEqual([
      { reserved_count: 1 },
    ]);
    expect(
      await database.rows(
        `select payload from event_outbox where payload->>'change' = 'abandoned' and payload->>'order_id' = any($1)`,
        [(await ordersOf(purchase.buyerId)).map((order) => order.id)],
      ),
    ).toHaveLength(1);
  });

  it('sells no more than the spots that are enforced, to however many at once (C-017)', async () => {
    const product = 'dfy';
    await database.rows(`insert into setting (key, value) values ('payments.enforce_spots.dfy', '2')`);
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) => open(purchaseOf({ product, email: `spot-${i}@example.com` }))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await database.rows(`update setting set value = 'null' where key = 'payments.enforce_spots.dfy'`);
    await expect(open(purchaseOf({ product }))).resolves.toBeDefined();
  });

  it('takes a purchase up that a dead process left, once its time is over', async () => {
    const purchase = purchaseOf();
    const honest = cards.startCheckout.bind(cards);
    cards.startCheckout = () => Promise.reject(new Error('killed'));
    await expect(open(purchase)).rejects.toThrow('killed');
    cards.startCheckout = honest;
    clock.advance(61_000);
    await open(purchase);
    const [order] = await ordersOf(purchase.buyerId);
    expect(await attemptsOf(order!.id)).toMatchObject([{ state: 'open', number: 1 }]);
  });

  it('claims an attempt for one of ten', async () => {
    const purchase = purchaseOf();
    await open(purchase);
    const attempts = new PaymentAttemptsRepository(database.sql);
    const seen = (await orders.find(purchase.sessionId))!.attempt!;
    const times = { now: NOW, staleBefore: NOW - 60_000 };
    const claims = await Promise.all(Array.from({ length: 10 }, () => attempts.claim(seen, times)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('lets nobody charge a card whose order was refunded, disputed or asked for by two browsers', async () => {
    const purchase = purchaseOf({ product: 'implementation' });
    await aSavedCard(purchase);
    const savedCards = new SavedCardsRepository(database.sql);
    const card = { buyerId: purchase.buyerId, email: purchase.email!, since: NOW - 1 };
    expect(await savedCards.newest(card)).toEqual({
      customerRef: 'cus_1',
      paymentMethodRef: 'pm_1',
      brand: 'visa',
      last4: '4242',
    });
    expect(await savedCards.newest({ ...card, since: NOW })).toBeNull();
    expect(await savedCards.newest({ ...card, buyerId: randomUUID() })).toBeNull();
    expect(await savedCards.newest({ ...card, email: 'kai@example.com' })).toBeNull();
    for (const status of ['refunded', 'disputed', 'failed']) {
      await database.rows('update purchase_order set status = $2 where buyer_id = $1', [purchase.buyerId, status]);
      expect(await savedCards.newest(card)).toBeNull();
    }
    await database.rows(`update purchase_order set status = 'completed', buyer_id = null where buyer_id = $1`, [
      purchase.buyerId,
    ]);
    expect(await savedCards.newest(card)).toBeNull();
  });

  it('counts declined one-click charges of a browser', async () => {
    const purchase = purchaseOf({ product: 'implementation' });
    await aSavedCard(purchase);
    cards.decline('pm_1', 'card_declined', 'insufficient_funds');
    for (let i = 0; i < 3; i += 1) await press(purchase).catch(() => undefined);
    await expect(press(purchase)).rejects.toMatchObject({ code: 'no_saved_card' });
    expect(cards.chargeCalls).toHaveLength(3);
    const order = (await ordersOf(purchase.buyerId)).find(({ product }) => product === 'implementation');
    expect(await attemptsOf(order!.id)).toMatchObject([
      { state: 'declined' },
      { state: 'declined' },
      { state: 'declined' },
    ]);
  });
});

/** A provider takes its time: what runs at once really overlaps. */
function slow(cards: FakeCardPayments): void {
  const charge = cards.chargeSavedCard.bind(cards);
  const start = cards.startCheckout.bind(cards);
  const wait = () => new Promise((resolve) => setTimeout(resolve, 30));
  cards.chargeSavedCard = async (one) => (await wait(), charge(one));
  cards.startCheckout = async (one) => (await wait(), start(one));
}
