import type { HeldOrder } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { createContext, use } from 'react';

/** What the server says that this browser has paid for. */
export interface HeldOrders {
  /** False until the server has answered: then nothing is claimed. */
  known: boolean;
  orders: readonly HeldOrder[];
}

export const HELD_ORDERS_UNKNOWN: HeldOrders = { known: false, orders: [] };

export const HeldOrdersContext = createContext<HeldOrders>(HELD_ORDERS_UNKNOWN);

export interface Holdings extends HeldOrders {
  /** The order of the product, or null. */
  of(product: Product): HeldOrder | null;
}

export function useHeldOrders(): Holdings {
  const held = use(HeldOrdersContext);
  return { ...held, of: (product) => held.orders.find((order) => order.product_type === product) ?? null };
}
