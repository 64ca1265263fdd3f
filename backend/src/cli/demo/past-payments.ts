import { randomUUID } from 'node:crypto';
import type { AppConfig } from '../../config/app-config.js';
import { purchaseName } from '../../modules/payments/domain/purchase-name.js';
import type { DemoOrder } from './demo-history.js';

/** Ids at the provider of a payment, of what went back of it, and of its plan. */
export interface PastPaymentRefs {
  payment: string;
  refund: string | null;
  subscription: string | null;
  invoice: string | null;
}

/** A payment of the demo's history. `paidAt` and `refundedAt` in ms. */
export interface PastPayment {
  orderId: string;
  order: DemoOrder;
  cents: number;
  paidAt: number;
  refundedAt: number;
}

/** Where the payments of the demo's history are known besides our books. */
export interface PastPayments {
  /** Whether the provider goes on with the plan by itself. */
  readonly live: boolean;
  add(payment: PastPayment): Promise<PastPaymentRefs>;
}

/** The sandbox where it stands in for the providers, so that plans go on and payments can be paid back there; else nobody. */
export const pastPaymentsOf = ({ stripe }: Pick<AppConfig, 'stripe'>): PastPayments =>
  stripe.apiBase === null ? KNOWN_TO_NOBODY : new SandboxPastPayments(stripe.apiBase);

class SandboxPastPayments implements PastPayments {
  readonly live = true;

  constructor(private readonly sandbox: string) {}

  async add({ orderId, order, cents, paidAt, refundedAt }: PastPayment): Promise<PastPaymentRefs> {
    const { provider, product, buyer, plan, refundCents } = order;
    const response = await fetch(`${this.sandbox}/control/${provider}/past`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        order_id: orderId,
        cents,
        email: buyer.email,
        name: buyer.name,
        description: purchaseName(product),
        at: Math.floor(paidAt),
        monthly: plan,
        ...(refundCents > 0 && { refund_cents: refundCents, refund_at: Math.floor(refundedAt) }),
      }),
    });
    if (!response.ok) throw new Error(`The sandbox refuses a payment of the demo: ${await response.text()}`);
    return (await response.json()) as PastPaymentRefs;
  }
}

const KNOWN_TO_NOBODY: PastPayments = {
  live: false,
  async add({ order }) {
    const id = randomUUID();
    return {
      payment: `demo_pay_${id}`,
      refund: `demo_refund_${id}`,
      subscription: order.plan ? `demo_plan_${id}` : null,
      invoice: order.plan ? `demo_invoice_${id}` : null,
    };
  },
};
