import { randomUUID } from 'node:crypto';
import type { PaymentReceived, ProviderFact } from '../../src/modules/payments/domain/provider-fact.js';
import { ApplyFacts } from '../../src/modules/payments/settlement/application/apply-facts.use-case.js';
import { insertOrder, type OrderRow } from './order-rows.js';
import type { RunningApp } from './running-app.js';

/** Orders whose money arrives as the providers' facts do, so that everything that follows is the product's own doing. */
export function settledOrders(running: RunningApp) {
  const apply = (...facts: ProviderFact[]) => running.app.get(ApplyFacts).execute(facts);
  const now = () => running.clock.now();

  async function buy(
    given: OrderRow = {},
    payment: Partial<PaymentReceived> = {},
  ): Promise<{ orderId: string; ref: string }> {
    const unpaid = { status: 'pending', capturedCents: 0, paidAt: null, createdAt: now() } as const;
    const orderId = await insertOrder(running, { ...given, ...unpaid });
    const [order] = await running.rows<{ total: number }>(
      'select total_cents as total from purchase_order where id = $1',
      [orderId],
    );
    const ref = `pi_${randomUUID()}`;
    await apply({
      kind: 'payment_received',
      provider: 'stripe',
      orderId,
      ref,
      amountCents: order!.total,
      currency: 'usd',
      receivedAt: now(),
      attemptRef: null,
      installment: null,
      payer: { email: null, name: null },
      card: null,
      ...payment,
    });
    return { orderId, ref };
  }

  /** All that was refunded of a payment so far, by the provider's list. */
  const refund = (paymentRef: string, ...amounts: number[]) =>
    apply({
      kind: 'refunds_seen',
      provider: 'stripe',
      paymentRef,
      refunds: amounts.map((amountCents, index) => ({
        ref: `re_${index}_${paymentRef}`,
        amountCents,
        state: 'succeeded' as const,
        at: now(),
      })),
    });

  const dispute = (paymentRef: string, state: 'open' | 'won' | 'lost', amountCents: number) =>
    apply({
      kind: 'dispute_seen',
      provider: 'stripe',
      paymentRef,
      ref: `dp_${paymentRef}`,
      state,
      amountCents,
      at: now(),
      respondBy: null,
    });

  return { apply, buy, refund, dispute };
}
