import { isProduct, type Product } from '@summit/rules';

/** The order summary shows this much of the id (F-272). */
const ORDER_ID_LENGTH = 24;

export interface SuccessQuery {
  /** The provider's checkout id or the browser's own; null when the address names none. */
  sessionId: string | null;
  /** Null for any other value, which gets the generic confirmation (F-271). */
  product: Product | null;
}

/** Reads `session_id` and `product` of the address (F-266). */
export function successQueryOf(search: string): SuccessQuery {
  const query = new URLSearchParams(search);
  const product = query.get('product');
  return {
    sessionId: query.get('session_id')?.trim() || null,
    product: isProduct(product) ? product : null,
  };
}

export const orderIdOf = (sessionId: string): string => sessionId.slice(0, ORDER_ID_LENGTH);
