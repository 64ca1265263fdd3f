// What a year leaves in the other tabs of the back office, made inside PostgreSQL beside the people and orders of large-data.mjs.

/** Rows at scale 1, where they do not follow from members and orders. */
const AUDIT_ENTRIES = 200_000;
const APPLICATIONS = 20_000;
const CODES = 2_000;

/** @param {number} scale @returns {[name: string, text: string][]} */
const fills = (scale) => [
  [
    'visits of the prompt library',
    // Each member comes twice; every eighth visitor is nobody we know.
    `insert into prompt_visit (email, attempted_at, validated, accepted_at, token_hash, expires_at)
     select v.email, v.at, v.known, case when v.known then v.at end, case when v.known then md5(v.email || n) end, case when v.known then v.at + interval '1 day' end
     from (select case when hashtext(email) % 8 = 0 then 'no-' || email else email end as email, created_at as at, hashtext(email) % 8 <> 0 as known from member) v,
       generate_series(1, 2) n`,
  ],
  [
    'opened prompts',
    `insert into prompt_access (email, accessed_at, prompt_id, visit_id)
     select v.email, v.attempted_at, p.prompt_id, v.id from prompt_visit v
     join prompt p on p.prompt_id % 200 = v.id % 200 where v.validated`,
  ],
  [
    'visitors of the prompt library, counted',
    // Triggers keep this with each visit; what is made here passes them by.
    `insert into prompt_visitor (email, refused, validated, accepted)
     select email, count(*) filter (where not validated), count(*) filter (where validated and accepted_at is null), count(accepted_at)
     from prompt_visit group by email`,
  ],
  [
    'visits of the prompt library, counted',
    `insert into prompt_part (refused, validated, accepted, people, opened)
     select sum(refused), sum(validated), sum(accepted), count(*) filter (where validated + accepted > 0), (select count(*) from prompt_access)
     from prompt_visitor`,
  ],
  [
    'ratings of sessions',
    // Every member rates a few; one in fifty waits to be read.
    `insert into session_rating (session_id, rater, stars, user_name, comment, takeaways, status, display_publicly, rated_at)
     select s.id, m.email, 3 + abs(hashtext(m.email)) % 3, m.name, 'A comment of some words about what was said.', null,
       case when abs(hashtext(m.email)) % 50 = 0 then 'pending' else 'approved' end, false, m.created_at + interval '1 day'
     from member m join lateral (select id, row_number() over (order by id) as n from summit_session) s
       on s.n % 40 = abs(hashtext(m.email)) % 40`,
  ],
  [
    'ratings, counted',
    // Triggers keep this with each rating; what is made here passes them by.
    `insert into session_rating_part (session_id, stars, status, ratings, comments, takeaways)
     select session_id, stars, status, count(*), count(comment), count(takeaways) from session_rating group by 1, 2, 3`,
  ],
  [
    'promo codes',
    `insert into promo_code (id, code, product, with_bump, discount_type, discount_value, max_uses, redeemed_count, created_at)
     select md5('code' || n)::uuid, 'LARGE-' || n, 'vip', false, 'percent', 2500, 0, 0, now() - make_interval(mins => n)
     from generate_series(1, ${CODES}) n`,
  ],
  [
    'redeemed codes',
    `insert into promo_redemption (order_id, promo_code_id, provider, state, discount_cents, reserved_until)
     select id, md5('code' || 1 + abs(hashtext(id::text)) % ${CODES})::uuid, provider, 'redeemed', 925, paid_at
     from purchase_order where session_id like 'large-%' and product = 'vip' and hashtext(id::text) % 5 = 0`,
  ],
  [
    'redeemed codes, by provider',
    `insert into promo_code_provider (promo_code_id, provider, status, redeemed_count, discount_cents)
     select c.id, p.provider, 'active', coalesce(r.n, 0), coalesce(r.cents, 0) from promo_code c
     cross join (values ('stripe'), ('paypal')) p (provider)
     left join (select promo_code_id, provider, count(*) as n, sum(discount_cents) as cents from promo_redemption group by 1, 2) r
       on r.promo_code_id = c.id and r.provider = p.provider where c.code like 'LARGE-%'`,
  ],
  [
    'what buyers ask for',
    `insert into buyer_request (id, order_id, kind, state, reason, asked_at, decided_at)
     select md5('request' || id)::uuid, id, 'refund', case when hashtext(id::text) % 1000 = 0 then 'pending' else 'approved' end, 'It was not for me.', paid_at,
       case when hashtext(id::text) % 1000 = 0 then null else paid_at end
     from purchase_order where session_id like 'large-%' and hashtext(id::text) % 100 = 0 and paid_at is not null`,
  ],
  [
    'clicks on gifts',
    `insert into gift_click (gift_id, member_id, clicked_at)
     select g.id, m.id, m.created_at from member m join lateral (select id, row_number() over (order by id) as n from speaker_gift) g
       on g.n = 1 + abs(hashtext(m.email)) % 53`,
  ],
  [
    'clicks on gifts of sessions',
    `insert into session_gift_click (session_id, gift_url, by_member, clicked_at)
     select s.id, 'https://gift.test/' || s.n, true, m.created_at from member m
     join lateral (select id, row_number() over (order by id) as n from summit_session) s on s.n = 1 + abs(hashtext(m.email)) % 60`,
  ],
  [
    'clicks on gifts of sessions, counted',
    `insert into session_gift_part (session_id, gift_url, clicks, member_clicks, last_click_at)
     select session_id, gift_url, count(*), count(*) filter (where by_member), max(clicked_at) from session_gift_click group by 1, 2`,
  ],
  [
    'applications',
    `insert into affiliate_application (id, email, name, promotion, status, applied_at, decided_at)
     select md5('application' || n)::uuid, 'applicant' || n || '@large.test', 'Applicant ' || n, 'My newsletter', case when n % 100 = 0 then 'pending' else 'declined' end,
       now() - make_interval(mins => n), case when n % 100 <> 0 then now() end from generate_series(1, ${Math.round(APPLICATIONS * scale)}) n`,
  ],
  [
    'payouts',
    `insert into payout (id, affiliate_id, period, amount_cents, status, created_at, closed_at)
     select md5(a.id::text || month)::uuid, a.id, month, 1000, 'paid', month + interval '1 month', month + interval '1 month'
     from affiliate a, generate_series(date_trunc('month', now()) - interval '12 months', date_trunc('month', now()) - interval '2 months', interval '1 month') month
     where a.code like 'LARGE%'`,
  ],
  [
    'the audit log',
    // Three in five say which order or member they were about, so hardly two of these are alike.
    `insert into audit_entry (id, at, admin_email, action, details, status, address, request_id, previous_hash, hash)
     select 1000 + n, now() - make_interval(mins => ${Math.round(AUDIT_ENTRIES * scale)} - n), 'staff' || n % 9 || '@large.test',
       case n % 5 when 0 then 'POST /api/admin/orders/' || md5('order' || n)::uuid || '/refund' when 1 then 'PUT /api/admin/vip/' || md5('vip' || n)::uuid
         when 2 then 'POST /api/admin/orders/' || md5('order' || n)::uuid || '/note' when 3 then 'PUT /api/admin/faqs/' || n % 40 else 'GET /api/admin/dashboard/export' end,
       '{"of":"the benchmark"}', 200, '192.0.2.1', md5('audit' || n), '', md5('audit' || n)
     from generate_series(1, ${Math.round(AUDIT_ENTRIES * scale)}) n`,
  ],
];

/**
 * @param {import('pg').Client} client of a superuser, after `fillLargeData`
 * @param {number} scale
 * @param {(text: string) => void} progress
 */
export async function fillOfficeData(client, scale, progress) {
  await client.query('set session_replication_role = replica');
  for (const [name, text] of fills(scale)) {
    progress(name);
    await client.query(text);
  }
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
