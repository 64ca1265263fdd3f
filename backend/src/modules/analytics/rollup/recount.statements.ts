import { statement, type Statement } from '../../../platform/database/sql.js';

/** What is to be counted by changed definitions. */
export const RECOUNTS = statement('rollup-recounts', 'select name from rollup_recount');
/** The next keys behind the mark, which goes with them; it ends with the last. */
const recount = (
  name: string,
  { key, sources, more = '' }: { key: string; sources: string; more?: string },
): Statement =>
  statement(
    `rollup-recount-${name}`,
    `with mark as materialized (select after::${key} as after from rollup_recount where name = '${name}' for update),
     keys as materialized (select key from (${sources}) source order by key limit $1),
     moved as (update rollup_recount set after = (select key::text from keys order by key desc limit 1)
       where name = '${name}' and exists (select from keys)),
     ended as (delete from rollup_recount where name = '${name}' and not exists (select from keys))${more}
     select coalesce(array_agg(key), '{}') as keys from keys`,
  );
const behind = (table: string, column: string, condition = 'true'): string =>
  `(select distinct ${column} as key from ${table} where ${column} > (select after from mark) and ${condition} order by 1 limit $1)`;
/** Also of orders that are gone, or no plans any more. A buyer whom nobody has counted is counted with the order. */
export const RECOUNT_ORDERS = recount('order', {
  key: 'uuid',
  sources: [
    behind('purchase_order', 'id', 'paid_at is not null'),
    behind('order_part', 'order_id'),
    behind('plan_part', 'order_id'),
  ].join(' union '),
  more: `, buyers as (insert into customer_change select distinct o.email from purchase_order o join keys k on k.key = o.id
     where o.email is not null and not exists (select from customer_part p where p.email = o.email))`,
});
export const RECOUNT_CUSTOMERS = recount('customer', {
  key: 'text',
  sources: [behind('signup', 'email'), behind('customer_part', 'email')].join(' union '),
});
