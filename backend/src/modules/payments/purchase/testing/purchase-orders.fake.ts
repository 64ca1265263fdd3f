import type { Product } from '@summit/rules';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { Attempt } from '../../domain/payment-attempt.js';
import { ENTITLED_STATUSES } from '../../payments.public.js';
import { isHeld, type PurchaseOrder } from '../domain/purchase.js';
import { InMemoryPaymentAttempts } from './payment-attempts.fake.js';
import type { KnownOrder, PurchaseOrders, PurchaseScope } from '../application/purchase-orders.port.js';

/** In memory, with the same answers as the repository. */
export class InMemoryPurchaseOrders implements PurchaseOrders {
  readonly rows: PurchaseOrder[] = [];
  readonly attempts = new InMemoryPaymentAttempts((orderId) => this.row(orderId)?.buyerId ?? null);
  private readonly paymentRefs = new Map<string, string>();
  /** Spots by product; a product that is missing has no limit. */
  readonly spots = new Map<Product, number>();

  async lock(): Promise<void> {}

  async conflictingOrders(_tx: Transaction, { sessionId, buyerId, product }: PurchaseScope): Promise<KnownOrder[]> {
    return this.newestFirst()
      .filter((row) => (row.sessionId === sessionId || row.buyerId === buyerId) && row.product === product)
      .filter((row) => row.status === 'pending' || isHeld(row))
      .map((row) => ({
        order: { ...row },
        live: this.attempts.liveOf(row.id),
        lastNumber: this.attempts.newestOf(row.id)?.number ?? 0,
      }));
  }

  async add(_tx: Transaction, order: PurchaseOrder): Promise<void> {
    this.rows.push({ ...order });
  }

  async touch(
    _tx: Transaction,
    again: { orderId: string; buyerId: string; name: string | null; affiliateCode: string | null },
  ): Promise<void> {
    const row = this.row(again.orderId);
    if (!row) return;
    if (row.buyerId !== again.buyerId) row.buyerId = null;
    row.name ??= again.name;
    row.affiliateCode ??= again.affiliateCode;
  }

  async soldOut(_tx: Transaction, product: Product): Promise<boolean> {
    const spots = this.spots.get(product);
    const taken = this.rows.filter(
      (row) => row.product === product && (isHeld(row) || (row.status === 'pending' && this.attempts.liveOf(row.id))),
    );
    return spots !== undefined && taken.length >= spots;
  }

  async byId(orderId: string): Promise<PurchaseOrder | null> {
    const row = this.row(orderId);
    return row ? { ...row } : null;
  }

  async heldIn({ sessionId, product }: Pick<PurchaseScope, 'sessionId' | 'product'>): Promise<PurchaseOrder | null> {
    const row = this.rows.find((one) => one.sessionId === sessionId && one.product === product && isHeld(one));
    return row ? { ...row } : null;
  }

  async heldElsewhere(scope: PurchaseScope & { email: string }): Promise<boolean> {
    return this.rows.some(
      (row) =>
        row.buyerId === scope.buyerId &&
        row.product === scope.product &&
        row.email === scope.email &&
        row.sessionId !== scope.sessionId &&
        isHeld(row),
    );
  }

  async entitledOf(buyerId: string): Promise<PurchaseOrder[]> {
    const entitled = this.newestFirst().filter(
      (row) => row.buyerId === buyerId && ENTITLED_STATUSES.includes(row.status),
    );
    return entitled
      .filter((row, index) => entitled.findIndex(({ product }) => product === row.product) === index)
      .map((row) => ({ ...row }));
  }

  async paymentRef(orderId: string): Promise<string | null> {
    return this.paymentRefs.get(orderId) ?? null;
  }

  async find(id: string): Promise<{ order: PurchaseOrder; attempt: Attempt | null } | null> {
    const attempt = await this.attempts.byRef(id);
    if (attempt) return { order: (await this.byId(attempt.orderId))!, attempt };
    const orders = this.newestFirst().filter((row) => row.sessionId === id);
    const order = orders.find(({ paidAt }) => paidAt !== null) ?? orders[0];
    return order ? { order: { ...order }, attempt: this.attempts.newestOf(order.id) } : null;
  }

  /** Money arrived; only the first payment of an order is told. */
  notePayment(orderId: string, ref: string): void {
    if (!this.paymentRefs.has(orderId)) this.paymentRefs.set(orderId, ref);
  }

  /** Of the same moment, the one that was added last. */
  private newestFirst(): PurchaseOrder[] {
    return this.rows.toReversed().toSorted((one, other) => other.createdAt - one.createdAt);
  }

  private row(orderId: string): PurchaseOrder | undefined {
    return this.rows.find(({ id }) => id === orderId);
  }
}
