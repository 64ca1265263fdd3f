import type { AffiliateInfo, CustomerRow, CustomerSource } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { IS_KEPT, KEPT_CENTS } from './order-row.sql.js';

export interface StoredCustomer {
  id: string;
  name: string;
  email: string;
  source: CustomerSource;
  affiliate_code: string | null;
  affiliate_name: string | null;
  cents: number;
  vip: boolean;
  implementation: boolean;
  dfy: boolean;
  /** ISO 8601 in UTC, to the microsecond. */
  signed_up_at: string;
}

/**
 * Where a registrant came from: the affiliate whom the registration counts for, else what the visit said of itself, else direct. Aliases `s` (signup) and
 * `a` (affiliate).
 */
export const SOURCE = `case when a.id is not null then 'affiliate' else coalesce(s.source, 'direct') end`;
export const AFFILIATE =
  'left join referred_signup f on f.signup_id = s.id left join affiliate a on a.id = f.affiliate_id';

/**
 * Columns and joins that complete rows `s` of the view `customer`; `tests` is the parameter that says whether tests count. Looked up row by
 * row: joins would read whole tables for each page.
 */
export const CUSTOMER_COLUMNS = `s.id, s.name, s.email, ${SOURCE} as source, a.code as affiliate_code, a.name as affiliate_name,
  coalesce(b.cents, 0) as cents, coalesce(b.vip, false) as vip, coalesce(b.implementation, false) as implementation,
  coalesce(b.dfy, false) as dfy, to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as signed_up_at`;
export const customerJoins = (tests: string): string => `
  left join lateral (select affiliate_id from referred_signup where signup_id = s.signup_id limit 1) f on true
  left join lateral (select affiliate_id from order_attribution where s.signup_id is null and order_id = s.id limit 1) credit on true
  left join affiliate a on a.id = coalesce(f.affiliate_id, credit.affiliate_id)
  left join lateral (
    select sum(${KEPT_CENTS}) as cents, bool_or(o.product = 'vip' and ${IS_KEPT}) as vip,
      bool_or(o.product = 'implementation' and ${IS_KEPT}) as implementation, bool_or(o.product = 'dfy' and ${IS_KEPT}) as dfy
    from purchase_order o where o.email = s.email and o.paid_at is not null and (${tests} or not o.is_test)
  ) b on true`;

export const affiliateInfo = (code: string | null, name: string | null): AffiliateInfo | null =>
  code === null ? null : { code, name: name ?? code };

/** Length of a time to the millisecond, without its zone. */
const MILLISECONDS = '2025-10-20T18:00:00.000'.length;

/** A step of the funnel is taken when the product at its end is held, whatever was bought before it. */
export const customerRow = (row: StoredCustomer): CustomerRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  source: row.source,
  affiliate_info: affiliateInfo(row.affiliate_code, row.affiliate_name),
  total_spent: dollars(row.cents),
  conversion_funnel: {
    signup_to_vip: row.vip,
    vip_to_implementation: row.implementation,
    implementation_to_dfy: row.dfy,
  },
  signup_date: `${row.signed_up_at.slice(0, MILLISECONDS)}Z`,
});
