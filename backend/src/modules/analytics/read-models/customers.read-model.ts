import { Injectable } from '@nestjs/common';
import type { CustomerRow, CustomersFileQuery, CustomersQuery, PageAnswer } from '@summit/contracts';
import { normalizeReferralCode } from '@summit/rules';
import { pagesOf } from '../../../platform/csv/pages-of.js';
import { oneAhead } from '../../../platform/csv/one-ahead.js';
import { LATEST, presented, seeking } from '../../../platform/csv/seeking.js';
import { Sql, statement, type Statement } from '../../../platform/database/sql.js';
import { containing } from '../../../platform/database/sql-text.js';
import { CUSTOMER_COLUMNS, customerJoins, customerRow, type StoredCustomer } from './customer-row.js';
import { daySeek } from './day-seek.js';
import { ReportSettings } from './report-settings.js';

const PAGE_SIZE = 50;
/** Rows of one read of an export. */
const BATCH_SIZE = 2_000;

type PagedCustomer = StoredCustomer & { total: number };

const NEWEST_FIRST = 'order by s.created_at desc, s.id desc';
/** Whoever bought nothing but tests counts only where tests do. */
const COUNTED = '($2 or not s.tests_only)';
/** Rows of customers that came by the code `$5`: of a registrant the registration says so, of a buyer the first order. */
const OF_CODE = `select r.signup_id from referred_signup r join affiliate a on a.id = r.affiliate_id where a.code = $5
  union all select t.order_id from order_attribution t join affiliate a on a.id = t.affiliate_id where a.code = $5`;
/** `$1` first day, `$2` tests count, `$3` limit, `$4` skip, then those of the filter. */
const paged = (name: string, beginning: string): Statement =>
  statement(
    name,
    `with ${beginning} select t.total, ${CUSTOMER_COLUMNS} from total t left join page s on true ${customerJoins('$2')} ${NEWEST_FIRST}`,
  );

const PAGE = paged(
  'dashboard-customers',
  `${daySeek('select day, signups + case when $2 then buyers else buyers_real end as n from customer_day_now where day >= $1::date', { skip: '$4', limit: '$3' })},
   page as (select s.* from customer s where ${COUNTED} and s.created_at >= (select begins from seek) and s.created_at < (select ends from seek)
     ${NEWEST_FIRST} offset (select rest from seek) limit $3)`,
);

/** As an array, ids and addresses reach the indexes beneath the view `customer`; as a join everybody would be read. */
const OF_AFFILIATE = paged(
  'dashboard-customers-affiliate',
  `found as materialized (
     select s.* from customer s where s.id = any(array(${OF_CODE})) and ${COUNTED} and s.created_at >= pacific_midnight($1::date)),
   total as (select count(*)::int as total from found),
   page as (select s.* from found s ${NEWEST_FIRST} offset $4::bigint limit $3)`,
);

/**
 * The index of what was rolled names the candidates; what has changed since is a candidate too, and the row itself decides.
 */
const SEARCH = paged(
  'dashboard-customers-search',
  `found as materialized (
     select s.* from customer s
     where s.email = any(array(select email from customer_part where words ilike $6 union select email from changed_customer))
       and (s.name ilike $6 or s.email ilike $6) and ${COUNTED} and s.created_at >= pacific_midnight($1::date)
       and ($5::text is null or s.id in (${OF_CODE}))),
   total as (select count(*)::int as total from found),
   page as (select s.* from found s ${NEWEST_FIRST} offset $4::bigint limit $3)`,
);

const BEHIND = '(s.created_at, s.id) < ($3::timestamptz, $4::uuid)';
/**
 * Whoever never registered is looked for only where the registrants of the batch are, by the ids of the orders there: else each batch
 * would hold orders against everybody.
 */
const BATCH = statement(
  'dashboard-customers-batch',
  `with registered as materialized (
     select s.* from customer s where s.signup_id is not null and s.created_at >= pacific_midnight($1::date) and ${BEHIND}
     ${NEWEST_FIRST} limit $5),
   reach as materialized (
     select case when count(*) < $5 then pacific_midnight($1::date) else min(created_at) end as since from registered),
   bought as materialized (
     select s.* from customer s where s.signup_id is null and ${COUNTED} and ${BEHIND} and s.id = any(array(
       select id from purchase_order where paid_at >= (select since from reach) and paid_at <= $3::timestamptz))
     ${NEWEST_FIRST} limit $5),
   page as (select s.* from (select * from registered union all select * from bought) s ${NEWEST_FIRST} limit $5)
   select ${CUSTOMER_COLUMNS} from page s ${customerJoins('$2')} ${NEWEST_FIRST}`,
);

/** Registrants, and buyers who never registered, with what they have spent, newest first. */
@Injectable()
export class CustomersReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly settings: ReportSettings,
  ) {}

  async page({
    days,
    affiliate_code = '',
    search = '',
    limit = PAGE_SIZE,
    skip = 0,
  }: CustomersQuery): Promise<PageAnswer<CustomerRow>> {
    const { from } = this.settings.window(days);
    const values = [from, this.settings.countsTests, limit, skip];
    const code = normalizeReferralCode(affiliate_code);
    const part = search.trim();
    const rows = await this.read({ values, code, part });
    // A page after the last one is one row with nothing but the total.
    const data = rows.filter(({ email }) => email !== null).map(customerRow);
    return { success: true, data, total: rows[0]?.total ?? 0 };
  }

  /** The same, all of them. What a filter finds is read as the list reads it; everybody is walked by key. */
  all(query: CustomersFileQuery): AsyncIterable<readonly CustomerRow[]> {
    const { days, affiliate_code = '', search = '' } = query;
    if (normalizeReferralCode(affiliate_code) !== '' || search.trim() !== '')
      return pagesOf(
        (page) => this.page({ ...query, ...page }),
        ({ id }) => id,
      );
    const window = [this.settings.window(days).from, this.settings.countsTests];
    const rows = seeking<StoredCustomer>(
      ({ last, limit }) => this.sql.query(BATCH, [...window, last?.signed_up_at ?? LATEST, last?.id ?? null, limit]),
      BATCH_SIZE,
    );
    return presented(oneAhead(rows), (batch) => batch.map(customerRow));
  }

  private read({ values, code, part }: { values: unknown[]; code: string; part: string }): Promise<PagedCustomer[]> {
    if (part !== '') return this.sql.query(SEARCH, [...values, code || null, containing(part)]);
    if (code !== '') return this.sql.query(OF_AFFILIATE, [...values, code]);
    return this.sql.query(PAGE, values);
  }
}
