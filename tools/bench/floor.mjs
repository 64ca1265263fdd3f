// The floor of the comparison: what the same work costs with nothing but node:http and pg, without validation, limits, logs or
// headers. No framework can be faster, so the product's distance to it is what the product's comfort costs.
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  application_name: 'bench-floor',
  max: 10,
  // A connection that ends during a run would take its CPU time with it.
  idleTimeoutMillis: 0,
});
pool.on('error', (error) => console.error(error.message));

/** The plain row: nothing that mail, list and reminders need to hear of it, and no key against a second press. */
const SIGNUP = {
  name: 'floor-signup',
  text: `insert into signup (id, name, email, phone, invite_token, created_at) values ($1, $2, $3, $4, $5, now())
    on conflict (email) do nothing returning id`,
};
const PAGE_VIEW = {
  name: 'floor-page-view',
  text: `insert into page_view (page, url, referrer, affiliate_code, user_agent, visitor_id, viewed_at)
    values ($1, $2, $3, $4, $5, $6, now())`,
};
const STATS = { name: 'floor-stats', text: 'select count(*)::int as total from signup' };
const COUPON = {
  name: 'floor-coupon',
  text: `select c.discount_type, c.discount_value from promo_code c join promo_code_provider p on p.promo_code_id = c.id
    where c.code = $1 and c.product = $2 and p.provider = 'stripe' and p.status = 'active'
      and (c.expires_at is null or c.expires_at > now()) and (c.max_uses = 0 or c.redeemed_count < c.max_uses)`,
};
/** A code is good in the window of the visitor's offer only. */
const WINDOW = {
  name: 'floor-window',
  text: 'select started_at from timer_session where session_id = $1 and product = $2',
};
/** The order and its attempt, as the product stores them. */
const ORDER = {
  name: 'floor-order',
  text: `with buyer as (insert into buyer (id, created_at) values ($1, now()) returning id),
    placed as (
      insert into purchase_order (id, session_id, product, provider, buyer_id, email, name, status, bump_keys, coaching_sessions,
        plan, fingerprint, quote, total_cents, is_test, created_at, updated_at)
      select $2, $3, $4, 'stripe', id, $5, $6, 'pending', '{vip_bump}', 0, false, $3, '{}', 4600, true, now(), now() from buyer returning id)
    insert into payment_attempt (id, order_id, number, kind, state, idempotency_key, request, created_at, updated_at)
    select $7, id, 1, 'checkout', 'starting', $2::text, '{}', now(), now() from placed`,
};
const OPENED = {
  name: 'floor-opened',
  text: `update payment_attempt set state = 'open', provider_ref = $2, url = $3, updated_at = now() where id = $1`,
};
/** Everything that a paid checkout changes, in one statement. */
const SETTLED = {
  name: 'floor-settled',
  text: `with event as (
      insert into provider_event (provider, event_id, type, occurred_at, received_at, handled_at)
      values ('stripe', $1, $2, now(), now(), now()) on conflict do nothing returning 1),
    found as (select o.id, o.total_cents from purchase_order o join payment_attempt a on a.order_id = o.id, event where a.provider_ref = $3 for update of o),
    paid as (
      insert into payment (id, order_id, provider, provider_ref, amount_cents, booked_as, received_at)
      select gen_random_uuid(), id, 'stripe', $3, total_cents, 'order', now() from found on conflict do nothing returning order_id, amount_cents),
    booked as (
      insert into ledger_transaction (kind, source_ref, order_id, occurred_at) select 'payment', $3, order_id, now() from paid returning id),
    lines as (
      insert into ledger_line (transaction_id, account, amount_cents)
      select booked.id, side.account, side.sign * paid.amount_cents from booked, paid, (values ('cash:stripe', 1), ('revenue:vip', -1)) side(account, sign))
    update purchase_order o set status = 'completed', captured_cents = paid.amount_cents, paid_at = now(), completed_at = now(), updated_at = now()
    from paid where o.id = paid.order_id`,
};
/** A session with what its visitors gave it. */
const SESSION = `select s.*, coalesce(r.average, 0) as average, coalesce(r.ratings, 0) as ratings
  from summit_session s left join (select session_id, avg(stars)::float8 as average, count(*)::int as ratings from session_rating
    where status <> 'rejected' group by session_id) r on r.session_id = s.id`;
const SESSIONS = {
  name: 'floor-sessions',
  text: `${SESSION} where s.summit_key = 'passive_income_summit_2024' and ($1::int is null or s.day = $1) order by s.day, s.session_number`,
};
const ONE_SESSION = { name: 'floor-session', text: `${SESSION} where s.public_token = $1` };
const COMMENTS = {
  name: 'floor-comments',
  text: `select stars, user_name, comment from session_rating where session_id = $1 and display_publicly and comment is not null
    order by rated_at desc, id limit 100`,
};
const VIEW = { name: 'floor-view', text: 'insert into session_view (session_id) values ($1)' };
const LANDING = { name: 'floor-landing', text: `select content, version from landing_page where key = 'landing'` };
const TINY = Buffer.from('<!doctype html><html lang="en"><title>Floor</title><p>A tiny file.</p></html>\n');

/** @typedef {(body: any) => Promise<object>} Handler  What it answers is sent as JSON. */

/** @type {Record<string, Handler>} */
const handlers = {
  'POST /api/signup': async ({ name, email, phone }) => {
    const id = randomUUID();
    const token = randomBytes(16).toString('base64url');
    const { rows } = await pool.query({ ...SIGNUP, values: [id, name, email, phone ?? null, token] });
    return rows.length === 1 ? { id, invite_url: `http://localhost:4200/?invite=${token}` } : { success: false };
  },
  'POST /api/analytics/track': async ({ page, url, referrer, affiliate_code, user_agent, visitor_id }) => {
    await pool.query({ ...PAGE_VIEW, values: [page, url, referrer, affiliate_code, user_agent, visitor_id] });
    return { success: true };
  },
  'POST /api/validate-stripe-coupon': async ({ coupon_code: code, product_type: product, session_id: session }) => {
    const [{ rows }, window] = await Promise.all([
      pool.query({ ...COUPON, values: [code, product] }),
      pool.query({ ...WINDOW, values: [session, product] }),
    ]);
    return { valid: rows.length === 1, coupon: code, discount: rows[0], since: window.rows[0]?.started_at ?? null };
  },
  'POST /api/stripe/create-checkout-session': async ({ email, name, product_type: product, session_id: session }) => {
    const [buyer, order, attempt] = [randomUUID(), randomUUID(), randomUUID()];
    await pool.query({ ...ORDER, values: [buyer, order, session, product, email, name, attempt] });
    const { id, url } = await hostedPage(order, email);
    await pool.query({ ...OPENED, values: [attempt, id, url] });
    return { url };
  },
  'POST /api/webhooks/stripe': async ({ id, type, data }) => {
    await pool.query({ ...SETTLED, values: [id, type, data.object.id] });
    return { received: true };
  },
  'GET /api/landing-page': async () => (await pool.query(LANDING)).rows[0],
  'GET /api/sessions/all': async () => ({ days: (await pool.query({ ...SESSIONS, values: [null] })).rows }),
  'GET /api/sessions/by-day/1': async () => ({ sessions: (await pool.query({ ...SESSIONS, values: [1] })).rows }),
  'GET /api/signup/stats': async () => ({ total_signups: (await pool.query(STATS)).rows[0].total }),
};

const ONE_SESSION_PATH = '/api/sessions/public/';

/** @param {string} token */
async function oneSession(token) {
  const [session] = (await pool.query({ ...ONE_SESSION, values: [token] })).rows;
  const [{ rows: ratings }] = await Promise.all([
    pool.query({ ...COMMENTS, values: [session.id] }),
    pool.query({ ...VIEW, values: [session.id] }),
  ]);
  return { success: true, session: { ...session, ratings } };
}

/** @param {string} path @returns {Handler | undefined} */
const sessionHandler = (path) =>
  path.startsWith(ONE_SESSION_PATH) ? () => oneSession(path.slice(ONE_SESSION_PATH.length)) : undefined;

/** The same call that the product makes at the provider. @param {string} order @param {string} email */
async function hostedPage(order, email) {
  const form = new URLSearchParams({
    mode: 'payment',
    customer_creation: 'always',
    customer_email: email,
    client_reference_id: order,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '4600',
    'line_items[0][price_data][product_data][name]': 'VIP',
    success_url: 'http://localhost:4200/success',
    cancel_url: 'http://localhost:4200/vip',
  });
  const response = await fetch(`${process.env.STRIPE_API_BASE}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_demo_sandbox_key', 'idempotency-key': order },
    body: form,
  });
  if (!response.ok) throw new Error(await response.text());
  return /** @type {Promise<{ id: string, url: string }>} */ (response.json());
}

/** @param {import('node:http').IncomingMessage} request */
async function readJson(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : {};
}

const server = createServer((request, response) => {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (path === '/static') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': TINY.length }).end(TINY);
    return;
  }
  const handler = handlers[`${request.method} ${path}`] ?? sessionHandler(path);
  if (!handler) {
    response.writeHead(404).end();
    return;
  }
  readJson(request)
    .then(handler)
    .then(
      (answer) => {
        const text = JSON.stringify(answer);
        const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
        response.writeHead(200, headers).end(text);
      },
      (error) => {
        console.error(error.message);
        response.writeHead(500).end();
      },
    );
});

server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close(() => void pool.end().then(() => process.exit(0)));
  server.closeIdleConnections();
});
