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

/** The registration and its event, in one statement, as the product stores them. */
const SIGNUP = {
  name: 'floor-signup',
  text: `with created as (
      insert into signup (id, name, email, phone, invite_token, created_at) values ($1, $2, $3, $4, $5, now())
      on conflict (email) do nothing returning id)
    select (graphile_worker.add_job('event/signup.created', json_build_object('signup_id', id), max_attempts => 25)).id from created`,
};
const PAGE_VIEW = {
  name: 'floor-page-view',
  text: `insert into page_view (page, url, referrer, affiliate_code, user_agent, visitor_id, viewed_at)
    values ($1, $2, $3, $4, $5, $6, now())`,
};
const STATS = { name: 'floor-stats', text: 'select count(*)::int as total from signup' };
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
  'GET /api/signup/stats': async () => ({ total_signups: (await pool.query(STATS)).rows[0].total }),
};

/** @param {import('node:http').IncomingMessage} request */
async function readJson(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : {};
}

const server = createServer((request, response) => {
  const path = (request.url ?? '').split('?', 1)[0];
  if (path === '/static') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': TINY.length }).end(TINY);
    return;
  }
  const handler = handlers[`${request.method} ${path}`];
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
