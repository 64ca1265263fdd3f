/** What is kept of the order `o`: settlement keeps both sums, and the ledger's audit proves them daily. */
export const KEPT_CENTS = '(o.captured_cents - o.refunded_cents)::float8';

/** Some money of the order `o` is still here. */
export const IS_KEPT = '(o.paid_at is not null and o.captured_cents > o.refunded_cents)';

/** When the last coaching session of the order `o` was held; null while one is open. */
export const DELIVERED_AT = `(
  select case when count(*) = count(c.completed_at) then max(c.completed_at) end from coaching_session c where c.order_id = o.id)`;
