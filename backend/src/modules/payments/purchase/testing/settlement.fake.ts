import type { PaymentReceived, ProviderFact } from '../../domain/provider-fact.js';
import { isHeld } from '../domain/purchase.js';
import type { InMemoryPurchaseOrders } from './purchase-orders.fake.js';
import type { InMemorySavedCards } from './saved-cards.fake.js';
import type { Settlement } from '../../settlement/application/settlement.port.js';

/** As much of settlement as a purchase can see: an order is paid once, by the right amount, and its card is kept. */
export class FakeSettlement implements Settlement {
  readonly facts: ProviderFact[] = [];
  /** Payments that met nothing owed. */
  readonly paidBack: string[] = [];
  private failures = 0;

  constructor(
    private readonly orders: InMemoryPurchaseOrders,
    private readonly cards: InMemorySavedCards,
  ) {}

  /** The next calls fail before they do anything. */
  failNext(times = 1): void {
    this.failures += times;
  }

  async execute(facts: ProviderFact[]): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('the database is away');
    }
    for (const fact of facts) {
      this.facts.push(fact);
      if (fact.kind === 'payment_received') this.receive(fact);
      if (fact.kind === 'attempt_ended') this.end(fact);
    }
  }

  private receive(payment: PaymentReceived): void {
    const order = this.orders.rows.find(({ id }) => id === payment.orderId)!;
    if (this.orders.paymentRefs.get(order.id) === payment.ref) return;
    const owed = payment.installment ? order.quote.installments![0] : order.quote.totalCents;
    const rival = this.orders.rows.some(
      (one) => one !== order && one.sessionId === order.sessionId && one.product === order.product && isHeld(one),
    );
    if (payment.amountCents !== owed || order.paidAt !== null || rival) {
      this.paidBack.push(payment.ref);
      return;
    }
    order.status = payment.installment ? 'payment_plan_active' : 'completed';
    order.paidAt = payment.receivedAt;
    order.email ??= payment.payer.email;
    order.name ??= payment.payer.name;
    this.orders.paymentRefs.set(order.id, payment.ref);
    this.orders.attempts.finish(payment.attemptRef, order.id, 'succeeded');
    const { buyerId, email } = order;
    if (payment.card && buyerId !== null && email !== null)
      this.cards.saved.push({ ...payment.card, buyerId, email, savedAt: payment.receivedAt });
  }

  private end({ orderId, attemptRef, reason }: Extract<ProviderFact, { kind: 'attempt_ended' }>): void {
    this.orders.attempts.finish(attemptRef, orderId, reason === 'denied' ? 'declined' : reason);
    const order = this.orders.rows.find(({ id }) => id === orderId);
    if (order?.status === 'pending' && !this.orders.attempts.liveOf(orderId)) order.status = 'failed';
  }
}
