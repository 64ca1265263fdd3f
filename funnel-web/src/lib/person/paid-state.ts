import { isProduct, type Product } from '@summit/rules';

/** What a page of the funnel tells the next one through the router: an order that was just paid. */
export interface PaidState {
  paid: Product;
  /** What the provider charged, where the answer said so (F-186). */
  amountCents: number | null;
  /** Path of the page before, for the page view. */
  from: string;
}

/** The paid order of a router state, or null: history may hold anything. */
export function paidStateOf(state: unknown): PaidState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { paid, amountCents, from } = state as Partial<Record<keyof PaidState, unknown>>;
  if (!isProduct(paid)) return null;
  return {
    paid,
    amountCents: typeof amountCents === 'number' ? amountCents : null,
    from: typeof from === 'string' ? from : '',
  };
}
