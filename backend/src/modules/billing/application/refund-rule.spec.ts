import { anOrder } from '../../../../test/harness/fake-orders.js';
import type { OrderView } from '../../payments/payments.public.js';
import { refundRule } from './refund-rule.js';

const at = (iso: string): number => Date.parse(iso);
const SUMMIT_ENDS_AT = at('2025-11-01T07:00:00Z');
const HELD = at('2025-12-01T18:00:00Z');

describe('the rule of the refund', () => {
  // F-146, F-163, F-181
  it.each([
    ['vip', null, '2025-11-27T17:59:59Z', null],
    ['vip', null, '2025-11-27T18:00:00Z', 'refund_guarantee_over'],
    ['implementation', HELD, '2025-12-03T17:59:59Z', null],
    ['implementation', HELD, '2025-12-03T18:00:00Z', 'refund_guarantee_over'],
    ['implementation', null, '2026-11-01T00:00:00Z', null],
    ['dfy', HELD, '2025-12-31T17:59:59Z', null],
    ['dfy', HELD, '2025-12-31T18:00:00Z', 'refund_guarantee_over'],
  ] as const)('of %s, delivered %p, says at %s: %p', (product, deliveredAt, now, refusal) => {
    expect(refundRule(anOrder({ product }), { deliveredAt, summitEndsAt: SUMMIT_ENDS_AT, now: at(now) }).refusal).toBe(
      refusal,
    );
  });

  it.each([
    [{ status: 'refunded', refundedCents: 3_700 }, 'refund_not_possible'],
    [{ status: 'disputed' }, 'refund_not_possible'],
    [{ status: 'partially_refunded', refundedCents: 1_000 }, null],
    [{ status: 'payment_plan_past_due' }, null],
    [{ status: 'payment_plan_defaulted' }, null],
  ] satisfies [Partial<OrderView>, string | null][])('of an order with %p says %p', (given, refusal) => {
    const times = { deliveredAt: null, summitEndsAt: SUMMIT_ENDS_AT, now: anOrder().paidAt! };
    expect(refundRule(anOrder(given), times).refusal).toBe(refusal);
  });
});
