import type { Purchase } from '../domain/purchase.js';
import type { PurchaseOrders } from './purchase-orders.port.js';

/** When the address bought the same on another device (ms), so that the page can say so before it is paid again (C-116); else null. */
export async function earlierOrderAt(
  orders: PurchaseOrders,
  { email, product, sessionId }: Pick<Purchase, 'email' | 'product' | 'sessionId'>,
): Promise<number | null> {
  return email === null ? null : orders.boughtElsewhereAt({ email, product, sessionId });
}
