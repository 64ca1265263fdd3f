import type {
  OrderAddress,
  OrderHistory,
  OrderHistoryReader,
  OrderView,
} from '../../src/modules/payments/payments.public.js';

const PAID_AT = Date.parse('2025-11-20T18:00:00Z');

/** A paid VIP order unless told otherwise. */
export const anOrder = (given: Partial<OrderView> = {}): OrderView => ({
  id: 'o1',
  product: 'vip',
  provider: 'stripe',
  status: 'completed',
  email: 'zoe@example.com',
  name: 'Zoe',
  plan: false,
  bumps: [],
  coachingSessions: 0,
  totalCents: 3_700,
  capturedCents: 3_700,
  refundedCents: 0,
  affiliateCode: null,
  isTest: false,
  buyerId: null,
  createdAt: PAID_AT,
  paidAt: PAID_AT,
  ...given,
});

/** Orders in memory, as other modules see them. */
export class FakeOrders implements OrderHistoryReader {
  private readonly histories = new Map<string, OrderHistory>();

  put(order: OrderView, history: Partial<Omit<OrderHistory, 'order'>> = {}): void {
    const empty = {
      lines: [],
      discountCents: 0,
      payments: [],
      refunds: [],
      installments: [],
      plan: null,
      cardLast4: null,
    };
    this.histories.set(order.id, { ...empty, ...this.histories.get(order.id), ...history, order });
  }

  async byId(orderId: string): Promise<OrderHistory | null> {
    return this.histories.get(orderId) ?? null;
  }

  async ofBuyer(addresses: readonly OrderAddress[]): Promise<OrderHistory[]> {
    const isTheirs = ({ email, paidAt }: OrderView) =>
      paidAt !== null &&
      addresses.some(
        (one) => one.email === email && paidAt >= (one.since ?? -Infinity) && paidAt < (one.until ?? Infinity),
      );
    return [...this.histories.values()]
      .filter(({ order }) => isTheirs(order))
      .sort((one, other) => other.order.paidAt! - one.order.paidAt!);
  }

  async paidBy({ email, product }: Pick<OrderView, 'product'> & { email: string }): Promise<OrderView[]> {
    return [...this.histories.values()]
      .map(({ order }) => order)
      .filter((order) => order.email === email && order.product === product && order.paidAt !== null)
      .sort((one, other) => one.paidAt! - other.paidAt!);
  }

  async lastCodeOf({ buyerId, after, until }: { buyerId: string; after: number; until: number }) {
    const carried = [...this.histories.values()]
      .map(({ order }) => order)
      .filter((order) => order.buyerId === buyerId && order.affiliateCode !== null)
      .filter(({ createdAt }) => createdAt > after && createdAt <= until)
      .sort((one, other) => other.createdAt - one.createdAt)[0];
    return carried ? { code: carried.affiliateCode!, at: carried.createdAt } : null;
  }
}
