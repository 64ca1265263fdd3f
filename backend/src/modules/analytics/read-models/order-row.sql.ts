/** What is kept of the order `o`, from the money itself: payments of the order less what went back of them. */
export const KEPT_CENTS = `(
  (select coalesce(sum(p.amount_cents), 0) from payment p where p.order_id = o.id and p.booked_as = 'order')
  - (select coalesce(sum(r.amount_cents), 0) from refund r join payment p on p.id = r.payment_id
     where p.order_id = o.id and p.booked_as = 'order' and r.state = 'succeeded'))::float8`;

/** Some money of the order `o` is still here. */
export const IS_KEPT = '(o.paid_at is not null and o.captured_cents > o.refunded_cents)';

/** When the last coaching session of the order `o` was held; null while one is open. */
export const DELIVERED_AT = `(
  select case when count(*) = count(c.completed_at) then max(c.completed_at) end from coaching_session c where c.order_id = o.id)`;
