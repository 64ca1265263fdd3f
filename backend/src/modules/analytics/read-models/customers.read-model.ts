import { Injectable } from '@nestjs/common';
import type { CustomerRow, CustomersFileQuery, CustomersQuery, PageAnswer } from '@summit/contracts';
import { normalizeReferralCode } from '@summit/rules';
import { pagesOf } from '../../../platform/csv/pages-of.js';
import { oneAhead } from '../../../platform/csv/one-ahead.js';
import { LATEST, presented, seeking } from '../../../platform/csv/seeking.js';
import { Sql, statement, type Statement } from '../../../platform/database/sql.js';
import { CUSTOMER_WORDS, rarePart } from '../../../platform/database/rare-part.js';
import { containing, holding } from '../../../platform/database/sql-text.js';
import { CREDITED_AFFILIATE } from '../schema/views.sql.js';
import { CUSTOMER_COLUMNS, customerJoins, customerRow, type StoredCustomer } from './customer-row.js';
import { daySeek } from '../../../platform/database/day-seek.js';
import { ReportSettings } from './report-settings.js';
import { ALL_TIME } from './report-window.js';

const PAGE_SIZE = 50;
/** Rows of one read of an export. */
const BATCH_SIZE = 2_000;
/** Of an affiliate: each read looks at all that they brought. */
const AFFILIATE_BATCH_SIZE = 5_000;
/** More changes that are not rolled yet than this are looked for among the orders: after a new version all addresses are listed. */
const MANY_CHANGES = 1_000;

type PagedCustomer = StoredCustomer & { total: number };

const NEWEST_FIRST = 'order by s.created_at desc, s.id desc';
/** Whoever bought nothing but tests counts only where tests do. */
const COUNTED = '($2 or not s.tests_only)';
/** The affiliate of a code. */
const affiliateOf = (code: string): string => `(select id from affiliate where code = ${code})`;
const WANTED = affiliateOf('$5');
/** The registration says which affiliate brought a registrant; for a buyer, the first order says it. */
const CAME_BY = `case when s.signup_id is not null then (select affiliate_id from referred_signup r where r.signup_id = s.signup_id)
  else (select affiliate_id from order_attribution t where t.order_id = s.id) end`;
/** `$1` first day, `$2` tests count, `$3` limit, `$4` skip, then those of the filter. */
const paged = (name: string, beginning: string): Statement =>
  statement(
    name,
    `with ${beginning} select t.total, ${CUSTOMER_COLUMNS} from total t left join page s on true ${customerJoins('$2')} ${NEWEST_FIRST}`,
  );

/** Of the days of the page, as a condition of when somebody came. */
const WITHIN = 's.created_at >= (select begins from seek) and s.created_at < (select ends from seek)';
const SOUGHT_DAYS = 'day between (select oldest from seek) and (select newest from seek)';
/** Addresses of candidates: what was rolled names them, and what has changed since is a candidate too; the row itself decides. */
const candidates = (rolled: string): string =>
  `any(array(select email from customer_part where ${rolled} union select email from changed_customer))`;

const upTo = (table: string): string => `(select count(*) from (select from ${table} limit ${MANY_CHANGES}) changes)`;
const BOUGHT = `select s.* from customer s where s.signup_id is null and ${COUNTED} and ${WITHIN}`;

/**
 * The page is found in an index first, which has nothing but times and ids; then its rows are read.
 *
 * Whoever never registered is a candidate by name: else every order of these days would be held against everybody. That is still less
 * than to look at everybody, who is a candidate while very many changes are not rolled yet.
 */
const PAGE = paged(
  'dashboard-customers',
  `${daySeek('select day, signups + case when $2 then buyers else buyers_real end as n from customer_day_now where day >= $1::date', { skip: '$4', limit: '$3' })},
   listed as materialized (select ${upTo('customer_change')} + ${upTo('order_change')} >= ${MANY_CHANGES} as many),
   bought as materialized (
     ${BOUGHT} and (select not many from listed) and s.email = ${candidates(`signup_id is null and ${SOUGHT_DAYS}`)}
     union all
     ${BOUGHT} and (select many from listed) and s.id = any(array(
       select id from purchase_order where paid_at >= (select begins from seek) and paid_at < (select ends from seek)))),
   placed as (
     select s.id from (
       (select s.id, s.created_at from signup s where ${WITHIN} ${NEWEST_FIRST} limit (select rest + $3 from seek))
       union all
       (select s.id, s.created_at from bought s ${NEWEST_FIRST})) s
     ${NEWEST_FIRST} offset (select rest from seek) limit $3),
   page as (
     select s.* from customer s where s.signup_id = any(array(select id from placed))
     union all
     select s.* from bought s where s.id = any(array(select id from placed)))`,
);

/** As an array, addresses reach the indexes beneath the view `customer`; as a join everybody would be read. */
const OF_AFFILIATE = paged(
  'dashboard-customers-affiliate',
  `${daySeek(
    `select day, signups + case when $2 then buyers else buyers_real end as n from affiliate_signup_day_now
     where affiliate_id = ${WANTED} and day >= $1::date and day > '${ALL_TIME}'`,
    { skip: '$4', limit: '$3' },
  )},
   page as (select s.* from customer s
     where s.email = ${candidates(`${CREDITED_AFFILIATE} = ${WANTED} and ${SOUGHT_DAYS}`)} and ${CAME_BY} = ${WANTED} and ${COUNTED} and ${WITHIN}
     ${NEWEST_FIRST} offset (select rest from seek) limit $3)`,
);

/** `$6` what is looked for, `$7` its rare part. */
const SEARCH = paged(
  'dashboard-customers-search',
  `found as materialized (
     select s.* from customer s
     where s.email = ${candidates(holding('words', { whole: '$6', rare: '$7' }))}
       and (s.name ilike $6 or s.email ilike $6) and ${COUNTED} and s.created_at >= pacific_midnight($1::date)
       and ($5::text is null or ${CAME_BY} = ${WANTED})),
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

/** Those of the affiliate of the code `$6`, from the tables alone: a file is whole whatever the days have counted. */
const AFFILIATE_BATCH = statement(
  'dashboard-customers-affiliate-batch',
  `with page as (
     select s.* from (
       select s.* from customer s where s.signup_id is not null
         and s.id = any(array(select signup_id from referred_signup where affiliate_id = ${affiliateOf('$6')}))
       union all
       select s.* from customer s where s.signup_id is null and ${COUNTED}
         and s.id = any(array(select order_id from order_attribution where affiliate_id = ${affiliateOf('$6')}))) s
     where s.created_at >= pacific_midnight($1::date) and ${BEHIND} ${NEWEST_FIRST} limit $5)
   select ${CUSTOMER_COLUMNS} from page s ${customerJoins('$2')} ${NEWEST_FIRST}`,
);

/** Registrants, and buyers who never registered, with what they have spent (A-090, A-096), newest first. */
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

  /** The same, all of them. What a word finds is read as the list reads it; everybody, and those of an affiliate, are walked by key. */
  all(query: CustomersFileQuery): AsyncIterable<readonly CustomerRow[]> {
    const { days, affiliate_code = '', search = '' } = query;
    if (search.trim() !== '')
      return pagesOf(
        (page) => this.page({ ...query, ...page }),
        ({ id }) => id,
      );
    const code = normalizeReferralCode(affiliate_code);
    const window = [this.settings.window(days).from, this.settings.countsTests];
    const rows = seeking<StoredCustomer>(
      ({ last, limit }) => {
        const values = [...window, last?.signed_up_at ?? LATEST, last?.id ?? null, limit];
        return code === '' ? this.sql.query(BATCH, values) : this.sql.query(AFFILIATE_BATCH, [...values, code]);
      },
      code === '' ? BATCH_SIZE : AFFILIATE_BATCH_SIZE,
    );
    return presented(oneAhead(rows), (batch) => batch.map(customerRow));
  }

  private async read({
    values,
    code,
    part,
  }: {
    values: unknown[];
    code: string;
    part: string;
  }): Promise<PagedCustomer[]> {
    if (part !== '') {
      const rare = await rarePart(this.sql, CUSTOMER_WORDS, part);
      return this.sql.query(SEARCH, [...values, code || null, containing(part), containing(rare)]);
    }
    if (code !== '') return this.sql.query(OF_AFFILIATE, [...values, code]);
    return this.sql.query(PAGE, values);
  }
}
