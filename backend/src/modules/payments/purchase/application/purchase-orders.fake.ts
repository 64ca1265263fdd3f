import type { Product } from '@summit/rules';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import { isLive, PAID_TWICE_CODE, type Attempt } from '../../domain/payment-attempt.js';
import { ENTITLED_STATUSES } from '../../domain/order-status.js';
import { isHeld, type PurchaseOrder } from '../domain/purchase.js';
import { InMemoryBuyerAddresses } from './buyer-addresses.fake.js';
import { InMemoryPaymentAttempts } from './payment-attempts.fake.js';
import type { OpenReservations, Places, Spots } from './places.port.js';
import type { KnownOrder, PurchaseOrders, PurchaseScope } from './purchase-orders.port.js';

/** In memory, with the same answers as the repository. */
export class InMemoryPurchaseOrders implements PurchaseOrders, Places {
  readonly rows: PurchaseOrder[] = [];
  readonly attempts = new InMemoryPaymentAttempts((orderId) => this.row(orderId)?.buyerId ?? null);
  readonly addresses = new InMemoryBuyerAddresses();
  private readonly paymentRefs = new Map<string, string>();
  /** Spots by product; a product that is missing has no limit. */
  readonly limits = new Map<Product, number>();
  /** Blocks by order. */
  readonly blocks = new Map<string, string | null>();

  constructor(private readonly usesLimitedCode: (orderId: string) => boolean = () => false) {}

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

  async add(_tx: Transaction, order: PurchaseOrder, clientBlock: string | null): Promise<void> {
    this.rows.push({ ...order });
    this.blocks.set(order.id, clientBlock);
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

  async spots(_tx: Transaction, product: Product): Promise<Spots | null> {
    const spots = this.limits.get(product);
    if (spots === undefined) return null;
    const rows = this.rows.filter((row) => row.product === product);
    const sold = rows.filter(isHeld).length;
    const paying = this.liveOf(rows.filter(({ status }) => status === 'pending'));
    return { left: spots - sold - paying.length, freeAt: sold < spots ? firstEnd(paying) : null };
  }

  async openReservations(
    _tx: Transaction,
    { buyerId, clientBlock }: { buyerId: string; clientBlock: string },
  ): Promise<OpenReservations> {
    const scarce = this.rows.filter(
      (row) => row.status === 'pending' && (this.limits.has(row.product) || this.usesLimitedCode(row.id)),
    );
    const reserved = (rows: PurchaseOrder[]) => {
      const live = this.liveOf(rows);
      return { count: live.length, firstEnds: firstEnd(live) };
    };
    return {
      ofBuyer: reserved(scarce.filter((row) => row.buyerId === buyerId)),
      ofBlock: reserved(scarce.filter((row) => this.blocks.get(row.id) === clientBlock)),
    };
  }

  async forgetBlocks(before: number): Promise<void> {
    for (const row of this.rows) if (row.createdAt < before) this.blocks.delete(row.id);
  }

  private liveOf(rows: PurchaseOrder[]): Attempt[] {
    return rows.map(({ id }) => this.attempts.liveOf(id)).filter((live) => live !== null);
  }

  async byId(orderId: string): Promise<PurchaseOrder | null> {
    const row = this.row(orderId);
    return row ? { ...row } : null;
  }

  async heldIn({ sessionId, product }: Pick<PurchaseScope, 'sessionId' | 'product'>): Promise<PurchaseOrder | null> {
    const row = this.rows.find((one) => one.sessionId === sessionId && one.product === product && isHeld(one));
    return row ? { ...row } : null;
  }

  async boughtElsewhereAt(
    scope: Pick<PurchaseScope, 'sessionId' | 'product'> & { email: string },
  ): Promise<number | null> {
    const times = this.rows
      .filter(
        (row) => row.email === scope.email && row.product === scope.product && ENTITLED_STATUSES.includes(row.status),
      )
      .filter((row) => row.sessionId !== scope.sessionId)
      .map(({ paidAt, createdAt }) => paidAt ?? createdAt);
    return times.length === 0 ? null : Math.min(...times);
  }

  async isPaidAgainElsewhere(
    scope: Pick<PurchaseScope, 'sessionId' | 'product'> & { email: string },
    since: number,
  ): Promise<boolean> {
    return this.rows
      .filter(({ email, product }) => email === scope.email && product === scope.product)
      .filter(({ sessionId, createdAt }) => sessionId !== scope.sessionId && createdAt >= since)
      .some(({ id }) =>
        this.attempts.rows.some(
          (attempt) => attempt.orderId === id && (isLive(attempt) || attempt.declineCode === PAID_TWICE_CODE),
        ),
      );
  }

  async entitledOf(buyerId: string): Promise<PurchaseOrder[]> {
    const entitled = this.newestFirst().filter(
      (row) =>
        (row.buyerId === buyerId || this.addresses.has({ buyerId, email: row.email })) &&
        ENTITLED_STATUSES.includes(row.status),
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

const firstEnd = (attempts: Attempt[]): number | null => {
  const ends = attempts.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt]));
  return ends.length === 0 ? null : Math.min(...ends);
};
