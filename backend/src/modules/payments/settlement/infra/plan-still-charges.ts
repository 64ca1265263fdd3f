/** SQL: `plan` (payment_plan) of the order `o` (purchase_order) has installments to come. */
export const PLAN_STILL_CHARGES = `plan.ended_at is null and o.captured_cents > 0 and o.captured_cents < o.total_cents
  and o.refunded_cents < o.captured_cents`;
