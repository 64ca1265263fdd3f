/** Whether an instalment that is still to come earns one of the affiliates of `person`; in SQL. */
export const EARNS_BY_RUNNING_PLAN = `exists (select from commission c join payment_plan p on p.order_id = c.order_id
    join purchase_order o on o.id = c.order_id
  where c.affiliate_id = any (person.affiliates) and c.review is distinct from 'denied'
    and p.ended_at is null and o.captured_cents < o.total_cents)`;
