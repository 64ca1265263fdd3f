import type { OrderState } from '../domain/order-state.js';
import { isHeldStatus } from '../../domain/order-status.js';
import type { SettlementFact } from '../../domain/settlement-fact.js';
import { settle } from '../domain/settlement.js';
import { afterChange, type Change } from '../domain/settlement-change.js';

/** Orders of one browser session in memory, settled by the real rules; a ledger that refuses what a real one refuses. */
export class SettlementMemory {
  readonly orders = new Map<string, OrderState>();
  /** Balance of each account. */
  readonly accounts = new Map<string, number>();
  readonly changes: (Change & { orderId: string })[] = [];
  private readonly booked = new Set<string>();

  constructor(
    orders: readonly OrderState[],
    private readonly now = 1_800_000_000_000,
  ) {
    for (const order of orders) this.orders.set(order.id, order);
  }

  /** False when the fact is about a payment that nobody has booked yet. */
  apply(fact: SettlementFact): boolean {
    const id = 'paymentRef' in fact ? this.orderOfPayment(fact.paymentRef) : fact.orderId;
    const order = id === undefined ? undefined : this.orders.get(id);
    if (!order) return false;
    const rivalHeld = [...this.orders.values()].some(
      (other) => other.id !== order.id && isHeldStatus(other.books.status),
    );
    let state: OrderState = { ...order, rivalHeld };
    for (const change of settle(state, fact, this.now)) {
      state = afterChange(state, change);
      if (change.kind === 'booked') this.book(change);
      this.changes.push({ ...change, orderId: order.id });
    }
    this.orders.set(order.id, state);
    return true;
  }

  /** Applies all; what comes too early waits, as a job does. Answers how many never found their payment. */
  applyAll(facts: readonly SettlementFact[]): number {
    let waiting = [...facts];
    for (;;) {
      const left = waiting.filter((fact) => !this.apply(fact));
      if (left.length === 0 || left.length === waiting.length) return left.length;
      waiting = left;
    }
  }

  totalCents(): number {
    return [...this.accounts.values()].reduce((sum, cents) => sum + cents, 0);
  }

  private orderOfPayment(ref: string): string | undefined {
    return [...this.orders.values()].find(({ payments }) => payments.some((payment) => payment.ref === ref))?.id;
  }

  private book({ booking }: Extract<Change, { kind: 'booked' }>): void {
    const key = `${booking.kind} ${booking.sourceRef}`;
    if (this.booked.has(key)) throw new Error(`${key} is booked twice`);
    if (booking.lines.reduce((sum, { amountCents }) => sum + amountCents, 0) !== 0)
      throw new Error(`${key} is not balanced`);
    if (booking.lines.some(({ amountCents }) => amountCents === 0)) throw new Error(`${key} has an empty line`);
    this.booked.add(key);
    for (const { account, amountCents } of booking.lines)
      this.accounts.set(account, (this.accounts.get(account) ?? 0) + amountCents);
  }
}
