import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { OrderState } from '../../settlement/domain/order-state.js';
import type { RowChange } from '../../settlement/domain/settlement-change.js';
import type { SettledOrder } from '../../settlement/application/settlement-store.port.js';
import { InMemorySettlementStore } from '../../settlement/application/settlement-store.fake.js';
import { ENTITLED_STATUSES } from '../../domain/order-status.js';
import { isHeld, type PurchaseOrder } from '../domain/purchase.js';
import type { InMemoryPurchaseOrders } from './purchase-orders.fake.js';
import type { InMemorySavedCards } from './saved-cards.fake.js';

/** Settlement's view of the orders that purchases write, so that the real rules settle them. */
export class PurchaseSettlementStore extends InMemorySettlementStore {
  constructor(
    private readonly orders: InMemoryPurchaseOrders,
    private readonly cards: InMemorySavedCards,
  ) {
    super();
  }

  override async lock(_tx: Transaction, { orderId, payerEmail }: SettledOrder): Promise<OrderState | null> {
    const order = this.orders.rows.find(({ id }) => id === orderId);
    return order ? this.stateOf(order, payerEmail) : null;
  }

  override async write(
    tx: Transaction,
    order: OrderState,
    writing: { changes: RowChange[]; now: number },
  ): Promise<void> {
    await super.write(tx, order, writing);
    for (const change of writing.changes) this.writeRow(order, change, writing.now);
  }

  private stateOf(order: PurchaseOrder, payerEmail: string | null): OrderState {
    const money = this.states.get(order.id) ?? untouched(order);
    const { status, email, name, paidAt, buyerId } = order;
    return {
      ...money,
      buyerId,
      rivalHeld: this.orders.rows.some(
        (one) =>
          one.id !== order.id && one.sessionId === order.sessionId && one.product === order.product && isHeld(one),
      ),
      addressHolds: this.orders.rows.some(
        (one) =>
          one.sessionId !== order.sessionId &&
          one.product === order.product &&
          one.email !== null &&
          one.email === (order.email ?? payerEmail) &&
          ENTITLED_STATUSES.includes(one.status),
      ),
      books: { ...money.books, status, email, name, paidAt },
      attempts: this.orders.attempts.rows
        .filter(({ orderId }) => orderId === order.id)
        .toSorted((one, other) => one.number - other.number)
        .map(({ id, kind, state, ref, declineCode }) => ({ id, kind, state, providerRef: ref, declineCode })),
    };
  }

  private writeRow({ id, buyerId }: OrderState, change: RowChange, now: number): void {
    switch (change.kind) {
      case 'books_set': {
        const { status, email, name, paidAt } = change.books;
        Object.assign(
          this.orders.rows.find((row) => row.id === id)!,
          { status, email, name, paidAt },
        );
        return;
      }
      case 'attempt_set': {
        const { id: attemptId, state, providerRef, declineCode } = change.attempt;
        this.orders.attempts.set(attemptId, { state, ref: providerRef, declineCode, at: now });
        return;
      }
      case 'payment_set':
        if (change.payment.bookedAs === 'order') this.orders.notePayment(id, change.payment.ref);
        return;
      case 'card_saved':
        this.cards.saved.push({ ...change.card, buyerId: buyerId!, email: change.email, savedAt: now });
    }
  }
}

/** An order that nothing has happened to. */
const untouched = ({ id, product, plan, quote, buyerId, status, email, name }: PurchaseOrder): OrderState => ({
  id,
  product,
  plan,
  totalCents: quote.totalCents,
  installmentCents: quote.installments,
  buyerId,
  rivalHeld: false,
  addressHolds: false,
  books: {
    status,
    statusBeforeDispute: null,
    capturedCents: 0,
    refundedCents: 0,
    email,
    name,
    paidAt: null,
    completedAt: null,
  },
  payments: [],
  refunds: [],
  disputes: [],
  attempts: [],
  subscription: null,
  installments: [],
  cardSaved: false,
});
