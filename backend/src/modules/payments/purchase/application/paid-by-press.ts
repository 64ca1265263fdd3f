import type { PurchaseOrder } from '../domain/purchase.js';
import type { PaymentAttempts } from './payment-attempts.port.js';

export interface Press {
  buyerId: string;
  email: string | null;
  pressId: string | null;
}

/**
 * Whether the charge of this very press paid the order. A page repeats a press until it has heard an answer, so whoever asks with its id has not
 * been told yet that it is bought (D-491). Others than the buyer's browser learn nothing by it.
 */
export async function isPaidByPress(
  attempts: Pick<PaymentAttempts, 'pressThatPaid'>,
  order: PurchaseOrder,
  { buyerId, email, pressId }: Press,
): Promise<boolean> {
  if (pressId === null || email === null || order.buyerId !== buyerId || order.email !== email) return false;
  return (await attempts.pressThatPaid(order.id)) === pressId;
}
