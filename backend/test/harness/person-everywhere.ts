import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { randomToken } from '../../src/platform/crypto/random-token.js';
import { BuyerBrowser, jobsDone } from './buyer-browser.js';
import { MEMBER_PASSWORD, mailLink } from './member.js';
import { insertOrder } from './order-rows.js';
import type { OutsideWorld } from './outside-world.js';
import { eventually, freshAddress, json, read, type RunningApp } from './running-app.js';
import { aSession, importSummitContent } from './summit-sessions.js';

export const PERSON = {
  name: 'Ottoline Quillfeather',
  email: 'ottoline.quill@erasure-check.com',
  former: 'ottoline.before@erasure-check.com',
  phone: '+14155550123',
};

/** A person does all that the product keeps something of: what a browser does over HTTP, the rest as rows. */
export async function liveEverywhere(running: RunningApp, outside: OutsideWorld, admin: Record<string, string>) {
  const { name, email, former, phone } = PERSON;
  const rows = running.rows;
  const post = (call: string, body: object, headers: Record<string, string> = {}) =>
    running.fetch(call, { ...json(body, headers), from: freshAddress() });
  await importSummitContent(running);
  await post('/api/signup', { name, email, phone }, { 'idempotency-key': 'a-key-of-ottoline-0001' });
  await post('/api/analytics/track', {
    page: '/',
    url: `https://summit.test/?email=${encodeURIComponent(email)}`,
    referrer: `https://mail.test/?to=${email}`,
    user_agent: 'Ottoline’s browser',
    visitor_id: 'visitor-1',
  });
  const browser = new BuyerBrowser(running, email.toUpperCase());
  await browser.startTimer('vip', { email });
  await browser.payByCard(outside, 'vip');
  const member = await eventually(async () => (await rows<{ id: string }>('select id from member'))[0]);
  const token = await mailLink(running, member.id, { purpose: 'setup' });
  const { token: bearer } = await read<{ token: string }>(
    post('/api/vip/auth/setup-password', { token, password: MEMBER_PASSWORD, confirm_password: MEMBER_PASSWORD }),
  );
  const headers = { authorization: `Bearer ${bearer}` };
  await running.fetch('/api/vip/profile', {
    ...json({ name, bio: `Write to ${email}` }, headers),
    method: 'PUT',
  });
  const [order] = await rows<{ id: string }>('select id from purchase_order');
  await running.fetch(`/api/vip/purchases/${order!.id}/invoice`, { headers });
  await post('/api/vip/auth/forgot-password', { email });
  await post('/api/prompts/validate-email', { email });
  await post('/api/prompts/accept-disclaimer', { email, accepted: true });
  await post('/api/next-summit', { email });
  await post('/api/affiliate/applications', { name, email, promotion: `Ask ${email} for my list of friends.` });
  const session = await aSession(running, 1);
  const rater = createHash('sha256').update(`member ${member.id}`).digest('base64url');
  await rows(
    `insert into session_rating (session_id, rater, stars, user_name, comment, status, display_publicly, rated_at)
     values ($1, $2, 5, $3, 'Loved it', 'approved', true, now()), ($1, 'somebody', 4, 'Bo', $4, 'approved', true, now())`,
    [session.id, rater, name, `I am ${email}`],
  );
  await rows(
    `insert into session_watch (member_id, session_id, seconds, watched, updated_at) values ($1, $2, 10, true, now())`,
    [member.id, session.id],
  );
  await rows('insert into member_former_email (email, member_id, changed_at) values ($1, $2, now())', [
    former,
    member.id,
  ]);
  const unpaid = { status: 'failed', capturedCents: 0, paidAt: null } as const;
  await insertOrder(running, { email: former, name, product: 'implementation', ...unpaid });
  await rows(`insert into bonus_download (email, bonus_key, downloaded_at) values ($1, 'free-signup-bonus-1', now())`, [
    email,
  ]);
  await rows(`insert into buyer_address (buyer_id, email, proven_at) values (gen_random_uuid(), $1, now())`, [email]);
  await rows(
    `insert into refund (id, payment_id, provider, provider_ref, kind, amount_cents, state, reason, occurred_at)
     select gen_random_uuid(), id, provider, 'external-1', 'external', 100, 'reversed', $1, now() from payment limit 1`,
    [`asked by ${email}`],
  );
  await rows(
    `select graphile_worker.add_job('members/mail-reset', $1::json, job_key => 'later', run_at => now() + interval '1 day')`,
    [JSON.stringify({ email })],
  );
  await rows(
    `select graphile_worker.add_job('members/mail-setup-links', $1::json, job_key => 'many', run_at => now() + interval '1 day')`,
    [JSON.stringify({ emails: ['bo@erasure-check.com', email] })],
  );
  await rows(
    `select graphile_worker.add_job('event/signup.created/welcome/several', $1::json, run_at => now() + interval '1 day')`,
    [JSON.stringify([email, 'bo@erasure-check.com'].map((of) => ({ event: { of }, flags: null })))],
  );
  await post('/api/admin/auth/login', { email, password: 'a guess of a password' });
  await post('/api/admin/vip/resend-setup-link', { email }, admin);
  await post('/api/admin/vip/create', { email, name }, admin);
  await running.fetch(`/api/admin/export/customers?search=${encodeURIComponent(email)}`, { headers: admin });
  await photoOf(running, member.id);
  await backupThatNames(running, email);
  await jobsDone(running);
  return { memberId: member.id, headers };
}

async function photoOf(running: RunningApp, memberId: string): Promise<void> {
  const id = randomToken();
  const folder = path.join(running.filesDir, 'member-photos');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${id}.webp`), 'a photo');
  await running.rows('update member set photo_id = $2 where id = $1', [memberId, id]);
}

async function backupThatNames(running: RunningApp, email: string): Promise<void> {
  const folder = path.join(running.filesDir, 'backups');
  await mkdir(folder, { recursive: true });
  const rows = [email, 'somebody@else.test'];
  for (const [n, address] of rows.entries()) {
    const file = `backup-${n}.ndjson.gz`;
    await writeFile(path.join(folder, file), gzipSync(`{"table":"signup","rows":[{"email":"${address}"}]}\n`));
    await running.rows(
      `insert into data_backup (id, tool, file, size, digest, counts, created_at)
       values (gen_random_uuid(), 'clean-test-data', $1, 1, '', '{}', now())`,
      [file],
    );
  }
}

/** What would lead back to the person: plain, in links, encoded, and as a hash that needs no key. */
function traces(): string[] {
  const addresses = [PERSON.email, PERSON.former];
  const sha256 = (text: string) => createHash('sha256').update(text);
  return [
    PERSON.name,
    PERSON.phone,
    ...addresses,
    ...addresses.map((address) => address.replace('@', '%40')),
    ...addresses.map((address) => Buffer.from(address).toString('hex')),
    ...addresses.map((address) => Buffer.from(address).toString('base64url')),
    ...addresses.map((address) => sha256(address).digest('hex')),
    ...addresses.map((address) => sha256(address).digest('base64url')),
  ].map((trace) => trace.toLowerCase());
}

/** Where traces of the person are: `table: trace` of every table, and `file: trace` of every file. */
export async function tracesOf({ rows, filesDir }: RunningApp, log: readonly string[]): Promise<string[]> {
  const wanted = traces();
  const tables = await rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const hits = await rows<{ trace: string }>(
      `select distinct trace from ${name} t, unnest($1::text[]) as trace where position(trace in lower(t::text)) > 0`,
      [wanted],
    );
    found.push(...hits.map(({ trace }) => `${name}: ${trace}`));
  }
  for (const file of await readdir(filesDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const bytes = await readFile(path.join(file.parentPath, file.name));
    const text = (file.name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1').toLowerCase();
    found.push(...wanted.filter((trace) => text.includes(trace)).map((trace) => `${file.name}: ${trace}`));
  }
  const logged = log.join('\n').toLowerCase();
  found.push(...wanted.filter((trace) => logged.includes(trace)).map((trace) => `log: ${trace}`));
  return found;
}
