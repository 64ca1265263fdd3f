// A year of a large summit, made inside PostgreSQL: what the dashboard is measured on.
import pg from 'pg';
import { bulkLoad } from './bulk-load.mjs';

/** Rows at scale 1 (scale.md 3). Everything else follows from them. */
const PAGE_VIEWS = 10_000_000;
const SIGNUPS = 1_000_000;
const ORDERS = 500_000;
const AFFILIATES = 200;
/** How far back the history goes. */
const DAYS = 400;
/** Page views of one statement, so that progress can be told. */
const VIEWS_AT_A_TIME = 1_000_000;

/**
 * @typedef {object} LargeData
 * @property {number} pageViews
 * @property {number} signups
 * @property {number} orders
 */

/** @param {number} scale @returns {LargeData} */
export const amounts = (scale) => ({
  pageViews: Math.round(PAGE_VIEWS * scale),
  signups: Math.round(SIGNUPS * scale),
  orders: Math.round(ORDERS * scale),
});

/** `$1` signups. The newest is the last, an hour old at least, so that nobody registers after now. */
const PEOPLE = [
  `insert into affiliate (code, name, email) select 'LARGE' || n, 'Affiliate ' || n, 'affiliate' || n || '@large.test'
   from generate_series(1, ${AFFILIATES}) n`,
  `create temporary table owner as select row_number() over (order by code) - 1 as place, id from affiliate where code like 'LARGE%'`,
];
const SIGNUP = `insert into signup (id, name, email, invite_token, created_at)
  select md5('signup' || n)::uuid, 'Person ' || n, 'person' || n || '@large.test', 'large-' || n,
    now() - interval '1 hour' - make_interval(secs => ($1::int - n)::float8 / $1 * ${DAYS} * 86400)
  from generate_series(1, $1::int) n`;
const REFERRED = `insert into referred_signup (signup_id, code, affiliate_id, outcome, referred_at)
  select md5('signup' || n)::uuid, 'LARGE' || (owner.place + 1), owner.id, 'credited', s.created_at
  from generate_series(3, $1::int, 3) n join owner on owner.place = (n / 3) % ${AFFILIATES}
  join signup s on s.id = md5('signup' || n)::uuid`;

/** `$1` orders, of every second registrant. 2 in 100 are plans under way, 3 in 100 were paid back. */
const ORDER = `insert into purchase_order (id, session_id, product, provider, email, name, status, bump_keys, coaching_sessions, plan,
    fingerprint, quote, total_cents, captured_cents, refunded_cents, is_test, created_at, updated_at, paid_at, completed_at)
  select md5('order' || n)::uuid, 'large-' || n, o.product, case when n % 4 = 0 and not o.plan then 'paypal' else 'stripe' end, s.email, s.name,
    case when o.plan then 'payment_plan_active' when o.refunded then 'refunded' else 'completed' end, '{}', 0, o.plan, '', '{}',
    o.cents, case when o.plan then o.cents / 3 else o.cents end, case when o.refunded then o.cents else 0 end, n % 50 = 7,
    s.created_at, s.created_at, least(s.created_at + make_interval(mins => n % 900), now()),
    case when not o.plan then least(s.created_at + make_interval(mins => n % 900), now()) end
  from generate_series(1, $1::int) n
  join signup s on s.id = md5('signup' || n * 2)::uuid
  cross join lateral (select case when n % 10 < 7 then 'vip' when n % 10 < 9 then 'implementation' else 'dfy' end as product,
    n % 100 in (9, 59) as plan, n % 100 in (3, 33, 63) as refunded,
    case when n % 10 < 7 then 3700 when n % 10 < 9 then 9700 else 249700 end as cents) o`;

/** What settling writes of each paid order. */
const MONEY = [
  `insert into payment (id, order_id, provider, provider_ref, amount_cents, booked_as, received_at)
   select md5('payment' || o.id)::uuid, o.id, o.provider, 'large-' || o.id, o.captured_cents, 'order', o.paid_at
   from purchase_order o where o.session_id like 'large-%'`,
  `insert into refund (id, payment_id, provider, provider_ref, kind, amount_cents, state, occurred_at)
   select md5('refund' || o.id)::uuid, md5('payment' || o.id)::uuid, o.provider, 'large-re-' || o.id, 'refund', o.refunded_cents, 'succeeded',
     o.paid_at from purchase_order o where o.session_id like 'large-%' and o.refunded_cents > 0`,
  `insert into ledger_transaction (kind, source_ref, order_id, occurred_at)
   select 'payment', 'large-' || o.id, o.id, o.paid_at from purchase_order o where o.session_id like 'large-%'
   union all select 'refund', 'large-re-' || o.id, o.id, o.paid_at from purchase_order o where o.session_id like 'large-%' and o.refunded_cents > 0`,
  `insert into ledger_line (transaction_id, account, amount_cents)
   select t.id, side.account, side.cents from ledger_transaction t join purchase_order o on o.id = t.order_id
   cross join lateral (select * from (values
     ('payment', 'cash:' || o.provider, o.captured_cents), ('payment', 'revenue:' || o.product, -o.captured_cents),
     ('refund', 'cash:' || o.provider, -o.refunded_cents), ('refund', 'refund:' || o.product, o.refunded_cents)) v (kind, account, cents)
     where v.kind = t.kind) side where o.session_id like 'large-%'`,
  `insert into plan_installment (order_id, number, amount_cents, due_at, paid_at)
   select o.id, n, o.captured_cents, o.paid_at + make_interval(months => n - 1), case when n = 1 then o.paid_at end
   from purchase_order o, generate_series(1, 3) n where o.session_id like 'large-%' and o.plan`,
  `insert into payment_plan (order_id, subscription_ref)
   select id, 'large-sub-' || id from purchase_order where session_id like 'large-%' and plan`,
  `insert into coaching_session (order_id, number, kind, completed_at)
   select o.id, n, 'included', case when o.paid_at < now() - interval '30 days' then o.paid_at + interval '14 days' end
   from purchase_order o, generate_series(1, case o.product when 'implementation' then 1 when 'dfy' then 4 else 0 end) n
   where o.session_id like 'large-%'`,
  `insert into order_attribution (order_id, code, affiliate_id, source, outcome, decided_at)
   select o.id, r.code, r.affiliate_id, 'signup', 'credited', o.paid_at from purchase_order o join signup s on s.email = o.email
   join referred_signup r on r.signup_id = s.id where o.session_id like 'large-%' and not o.is_test`,
  `insert into commission (order_id, affiliate_id, product, created_at)
   select o.id, a.affiliate_id, o.product, o.paid_at from order_attribution a join purchase_order o on o.id = a.order_id
   where o.session_id like 'large-%'`,
  `insert into commission_entry (order_id, affiliate_id, kind, amount_cents, source_ref, booked_at)
   select o.id, c.affiliate_id, 'earn', (o.captured_cents - o.refunded_cents) / 2, 'large', o.paid_at
   from commission c join purchase_order o on o.id = c.order_id
   where o.session_id like 'large-%' and o.captured_cents > o.refunded_cents + 1`,
  // Receipts: another affiliate's click, the code that decided, order, rule, commission.
  `insert into attribution_step (order_id, number, kind, at, code, facts)
   select t.order_id, step.number, step.kind, t.decided_at, step.code, step.facts::jsonb
   from order_attribution t join purchase_order o on o.id = t.order_id
   cross join lateral (values
     (1, 'claim', 'LARGE' || (1 + abs(hashtext(t.order_id::text)) % ${AFFILIATES}), '{"source": "click", "verdict": "overruled"}'),
     (2, 'claim', t.code, '{"source": "signup", "verdict": "credited"}'),
     (3, 'order', null, '{"product": "vip", "createdAt": 0}'),
     (4, 'rule', t.code, '{"outcome": "credited", "source": "signup", "affiliateId": null}'),
     (5, 'commission', null, '{"change": "earn", "amountCents": 1850, "keptCents": 3700, "cause": "large"}')
   ) step (number, kind, code, facts) where o.session_id like 'large-%'`,
];

/** Whoever bought VIP, with an account since the purchase. An order is of one person, and a person has one. */
const MEMBERS = `insert into member (id, email, name, summit1_access, summit2_access, created_at)
  select md5('member' || email)::uuid, email, name, id::text < '4', true, paid_at from purchase_order
  where session_id like 'large-%' and product = 'vip'`;

/** `$1` and `$2`: first and last number of this statement, `$3` of all. Few pages and sources are frequent, thousands are rare. */
const VIEWS = `insert into page_view (page, url, referrer, affiliate_code, user_agent, visitor_id, viewed_at)
  select page, 'https://summit.test' || page,
    case when n % 3 = 0 then 'direct' else 'https://host' || floor(3000 * power(random(), 4))::int || '.test/' end, null,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', null,
    now() - make_interval(secs => ($3::float8 - n) / $3 * ${DAYS} * 86400)
  from generate_series($1::int, $2::int) n
  cross join lateral (select (array['/', '/', '/', '/', '/vip', '/vip', '/vip-upgrade', '/implementation', '/dfy', '/affiliates', '/success',
    '/privacy-policy', '/thank-you-1'])[1 + n % 13] as page) p`;
const PARTITIONS = `select ensure_page_view_partition((date_trunc('month', now()) - make_interval(months => n))::date)
  from generate_series(-1, ${Math.ceil(DAYS / 28)}) n`;

const TABLES = [
  'page_view',
  'signup',
  'purchase_order',
  'attribution_step',
  'ledger_line',
  'ledger_transaction',
  'payment',
  'commission_entry',
  'order_attribution',
  'commission',
  'referred_signup',
  'coaching_session',
  'member',
  'plan_installment',
  'payment_plan',
  'refund',
];

/**
 * Fills the tables as the product would have, without the triggers: what they would have noted is rebuilt at once afterwards. Parts of a
 * benchmark share a database: what an earlier part has filled stays as it is.
 * @param {string} url of a superuser
 * @param {LargeData} data
 * @param {(text: string) => void} progress
 */
export async function fillLargeData(url, data, progress) {
  const client = new pg.Client({ connectionString: url, application_name: 'bench-large-data' });
  await client.connect();
  const { rowCount } = await client.query(`select from affiliate where code = 'LARGE1'`);
  if (rowCount === 0) await client.query(PARTITIONS);
  await client.end();
  if (rowCount !== 0) return progress('the data is there already');
  await bulkLoad(url, TABLES, [
    (people) => fillPeople(people, data, progress),
    (views) => fillViews(views, data, progress),
  ]);
}

/** @param {pg.Client} client @param {LargeData} data @param {(text: string) => void} progress */
async function fillPeople(client, { signups, orders }, progress) {
  progress(`${signups} registrations`);
  for (const text of PEOPLE) await client.query(text);
  await client.query(SIGNUP, [signups]);
  await client.query(REFERRED, [signups]);
  await client.query('analyze signup, referred_signup');
  progress(`${orders} orders with their money`);
  await client.query(ORDER, [orders]);
  await client.query('analyze purchase_order');
  for (const text of MONEY) {
    await client.query(text);
    // Later statements join what earlier ones have filled.
    await client.query(`analyze ${/insert into (\w+)/.exec(text)?.[1]}`);
  }
  await client.query(MEMBERS);
}

/** @param {pg.Client} client @param {LargeData} data @param {(text: string) => void} progress */
async function fillViews(client, { pageViews }, progress) {
  for (let first = 1; first <= pageViews; first += VIEWS_AT_A_TIME) {
    progress(`page views from ${first}`);
    await client.query(VIEWS, [first, Math.min(pageViews, first + VIEWS_AT_A_TIME - 1), pageViews]);
  }
}
