import { Injectable } from '@nestjs/common';
import type { FoundInOffice } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { plannedAnew, Sql, statement } from '../../../platform/database/sql.js';
import { CUSTOMER_WORDS, rarePart } from '../../../platform/database/rare-part.js';
import { containing, holding } from '../../../platform/database/sql-text.js';
import { orderIdRange } from './order-id-range.js';

/** Rows of one kind. */
const MAX_OF_A_KIND = 5;

/** Candidates of one index: a word that fits half of all people costs no more than a name. */
const CANDIDATES = 50;

const TERM = { whole: '$1', rare: '$2' };
/**
 * Registrants, buyers and members. The index of what was rolled names candidates; what has changed since is a candidate too. As an array
 * they reach the indexes beneath the view; as a join everybody would be read.
 */
const PEOPLE = statement(
  'office-search-people',
  `with found as materialized (
     select c.email, c.name from customer c
     where c.email = any(array((select email from customer_part where ${holding('words', TERM)} limit ${CANDIDATES}) union select email from changed_customer))
       and (c.name ilike $1 or c.email ilike $1)
     union all (select email, name from member where ${holding('name', TERM)} or ${holding('email', TERM)} limit ${CANDIDATES}))
   select email, max(name) as name from found group by email order by email limit ${MAX_OF_A_KIND}`,
);
/** `$1` part of an address, `$2` and `$3` first and last id, `$4` a provider's id of a payment, `$5` the rare part of the address. */
const ORDERS = statement(
  'office-search-orders',
  `with candidate as materialized (
     (select order_id as id from order_part where ${holding('email', { whole: '$1', rare: '$5' })} limit ${CANDIDATES}) union select order_id from order_change),
   named as materialized (
     select o.id from candidate join purchase_order o on o.id = candidate.id where o.email like $1
     union (select id from purchase_order where id between $2::uuid and $3::uuid limit ${CANDIDATES})
     union select order_id from payment where provider in ('stripe', 'paypal') and provider_ref = $4)
   select o.id, o.email, o.product, o.status, o.total_cents as cents, o.created_at as date
   from named join purchase_order o on o.id = named.id order by o.created_at desc limit ${MAX_OF_A_KIND}`,
);
const CODES = statement(
  'office-search-codes',
  `select code, product from promo_code where starts_with(code, $1) order by code limit ${MAX_OF_A_KIND}`,
);
const AFFILIATES = statement(
  'office-search-affiliates',
  `select code, name, email from affiliate where starts_with(code, $2) or name ilike $1 or email ilike $1 order by code limit ${MAX_OF_A_KIND}`,
);

/** People, orders, codes and affiliates by a word. */
@Injectable()
export class OfficeSearchReadModel {
  constructor(private readonly sql: Sql) {}

  async find(term: string): Promise<FoundInOffice> {
    const part = containing(term);
    const rare = containing(await rarePart(this.sql, CUSTOMER_WORDS, term));
    const ids = orderIdRange(term);
    const [people, orders, codes, affiliates] = await Promise.all([
      this.sql.query<{ email: string; name: string }>(plannedAnew(PEOPLE), [part, rare]),
      this.sql.query<StoredOrder>(plannedAnew(ORDERS), [
        part.toLowerCase(),
        ids?.from ?? null,
        ids?.to ?? null,
        term,
        rare,
      ]),
      this.sql.query<{ code: string; product: Product }>(CODES, [term.toUpperCase()]),
      this.sql.query<{ code: string; name: string; email: string }>(AFFILIATES, [part, term.toUpperCase()]),
    ]);
    return { people, orders: orders.map(presentOrder), codes, affiliates };
  }
}

interface StoredOrder {
  id: string;
  email: string | null;
  product: Product;
  status: string;
  cents: number;
  date: Date;
}

const presentOrder = ({ id, email, product, status, cents, date }: StoredOrder): FoundInOffice['orders'][number] => ({
  id,
  email: email ?? '',
  product,
  status,
  amount: dollars(cents),
  date: date.toISOString(),
});
