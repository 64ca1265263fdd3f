import type { Product, Provider } from '@summit/rules';

/** What happened, as a person with a notebook would write it down: the tests add it up without asking the database. Cents; ms. */
export interface HistoryBook {
  affiliates: { id: string; code: string; name: string }[];
  signups: {
    name: string;
    email: string;
    at: number;
    affiliate: string | null;
    source: 'facebook' | 'google' | null;
  }[];
  orders: BookedOrder[];
  views: { page: string; referrer: string; at: number }[];
}

export interface BookedOrder {
  id: string;
  product: Product;
  provider: Provider;
  email: string;
  isTest: boolean;
  affiliate: string | null;
  plan: boolean;
  totalCents: number;
  paidAt: number;
  /** Money in (above 0) and out (below 0), when it came or went. */
  money: { cents: number; at: number }[];
  pastDue: boolean;
  disputed: boolean;
  /** Entries of the commission. */
  commission: { cents: number; at: number }[];
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

export const keptOf = ({ money }: BookedOrder): number => sum(money.map(({ cents }) => cents));
export const capturedOf = ({ money }: BookedOrder): number =>
  sum(money.map(({ cents }) => cents).filter((cents) => cents > 0));

/** As payments.md 4.1 has it. */
export function statusOf(order: BookedOrder): string {
  const kept = keptOf(order);
  if (order.disputed) return 'disputed';
  if (kept === 0) return 'refunded';
  if (kept < capturedOf(order)) return 'partially_refunded';
  if (kept === order.totalCents) return 'completed';
  return order.pastDue ? 'payment_plan_past_due' : 'payment_plan_active';
}

/** The moment of the last money in, which completes an order. */
export const completedAtOf = ({ money }: BookedOrder): number =>
  Math.max(...money.filter(({ cents }) => cents > 0).map(({ at }) => at));
