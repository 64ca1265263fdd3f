import { randomUUID } from 'node:crypto';
import { quote } from '@summit/pricing';
import { newAttempt, type Attempt } from '../../src/modules/payments/domain/payment-attempt.js';
import type { PurchaseOrder } from '../../src/modules/payments/purchase/domain/purchase.js';

export const PURCHASE_TIME = Date.parse('2025-10-20T18:00:00Z');

/** A VIP order that nothing has happened to, of a browser and a session of its own. */
export function aPurchaseOrder(given: Partial<PurchaseOrder> = {}): PurchaseOrder {
  const { product = 'vip', bumps = [], coachingSessions = 0, plan = false } = given;
  const priced = quote({ product, offer: 'active', bumps, coachingSessions, plan, coupon: null });
  return {
    id: randomUUID(),
    sessionId: randomUUID(),
    product,
    provider: 'stripe',
    buyerId: randomUUID(),
    email: 'zoe@example.com',
    name: 'Zoe',
    status: 'pending',
    bumps,
    coachingSessions,
    plan,
    fingerprint: 'vip',
    quote: { ...priced, priceBook: 'test' },
    promoCode: null,
    affiliateCode: null,
    isTest: false,
    createdAt: PURCHASE_TIME,
    paidAt: null,
    ...given,
  };
}

/** A charge of a saved card that is about to call the provider. */
export function anAttempt(
  orderId: string,
  { pressId, ...given }: Partial<Omit<Attempt, 'kind' | 'request'>> & { pressId?: string } = {},
): Attempt {
  const card = { customerRef: 'cus_1', paymentMethodRef: 'pm_1' };
  const request = { card, receiptEmail: 'zoe@example.com', ...(pressId !== undefined && { pressId }) };
  const place = { id: randomUUID(), orderId, number: 1, at: PURCHASE_TIME, installation: 'a1a1a1a1a1a1' };
  return { ...newAttempt({ kind: 'one_click', request }, place), ...given } as Attempt;
}
