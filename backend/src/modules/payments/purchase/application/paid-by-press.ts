import type { Purchase, PurchaseOrder } from '../domain/purchase.js';
import type { PaymentAttempts } from './payment-attempts.port.js';

type Wanted = Pick<Purchase, 'bumps' | 'coachingSessions' | 'plan' | 'couponCode'>;

/** A press with what it asks for. Its price is not part of it: that may have risen since. */
export interface Press extends Wanted {
  buyerId: string;
  email: string | null;
  pressId: string | null;
}

/**
 * Whether the charge of this very press paid the order. A page repeats a press until it has heard an answer, so whoever asks with its id has not
 * been told yet that it is bought (D-491). Whoever asks for something else by then has not bought that, whatever id it comes with. Others than
 * the buyer's browser learn nothing by it.
 */
export async function isPaidByPress(
  attempts: Pick<PaymentAttempts, 'pressThatPaid'>,
  order: PurchaseOrder,
  press: Press,
): Promise<boolean> {
  const { buyerId, email, pressId } = press;
  if (pressId === null || email === null || order.buyerId !== buyerId || order.email !== email) return false;
  if (textOf(press) !== textOf({ ...order, couponCode: order.promoCode })) return false;
  return (await attempts.pressThatPaid(order.id)) === pressId;
}

const textOf = ({ bumps, coachingSessions, plan, couponCode }: Wanted): string =>
  JSON.stringify([bumps, coachingSessions, plan, couponCode]);
