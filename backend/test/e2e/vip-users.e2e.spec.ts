import { jobsDone } from '../harness/buyer-browser.js';
import type {
  CalendarFeedResponse,
  VipSetupLinkResponse,
  VipUserRow,
  VipUsersResponse,
  VipViewResponse,
} from '@summit/contracts';
import { PRICE_BOOK } from '@summit/pricing';
import { signInAdmin } from '../harness/admin.js';
import { MEMBER_PASSWORD, signInMember } from '../harness/member.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, freshAddress, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { settledOrders } from '../harness/settled-orders.js';

describe('VIP users in the back office', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let admin: { authorization: string };
  let orders: ReturnType<typeof settledOrders>;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env });
    admin = await signInAdmin(running);
    orders = settledOrders(running);
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  const send = (method: string, call: string, body?: unknown) =>
    running.fetch(
      `/api/admin/vip/${call}`,
      body === undefined ? { method, headers: admin } : { ...json(body, admin), method },
    );
  const outcome = async (response: Response | Promise<Response>) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code ?? 'ok'];
  };
  const list = (query = '') => read<VipUsersResponse>(send('GET', `users${query}`));
  const rowOf = async (email: string): Promise<VipUserRow | undefined> =>
    (await list(`?search=${encodeURIComponent(email)}`)).users[0];
  const create = (email: string, more: object = {}) =>
    send('POST', 'create', { email, name: 'Zoe', summit1_access: false, summit2_access: true, ...more });
  const setAccess = (email: string, summit1_access: boolean, summit2_access: boolean, seen: object = {}) =>
    send('PUT', 'update-access', { email, summit1_access, summit2_access, ...seen });
  const lastEntry = async () =>
    (
      await read<{ data: { action: string; details: Record<string, unknown> }[] }>(
        running.fetch('/api/admin/dashboard/audit-log?limit=1', { headers: admin }),
      )
    ).data[0]!;
  const setPassword = (url: string) => {
    const token = new URL(url).searchParams.get('token');
    const body = { token, password: MEMBER_PASSWORD, confirm_password: MEMBER_PASSWORD };
    return running.fetch('/api/vip/auth/setup-password', { ...json(body), from: freshAddress() });
  };
  const status = (headers: Record<string, string>) => running.fetch('/api/vip/auth/status', { headers });

  it('are created, mailed a link that opens the member area, and named in the audit log (A-005, A-130, A-135)', async () => {
    const response = await create(' New@Example.com ', { summit1_access: true });
    expect(response.status).toBe(200);
    const { message, setup_url } = await read<VipSetupLinkResponse>(response);
    expect(message).toBe('The VIP user is created. The setup link is on its way by email.');
    expect(setup_url).toMatch(/^http:\/\/member\.test\/vip\/setup-password\?token=[\w-]{43}$/);
    const mail = await eventually(async () => (await outside.mailsTo('new@example.com'))[0]);
    expect((await outside.mail(mail.id)).text).toContain(setup_url);
    const row = (await rowOf('new@example.com'))!;
    expect(row).toEqual({
      id: expect.any(String) as string,
      email: 'new@example.com',
      name: 'Zoe',
      summit1_access: true,
      summit2_access: true,
      two_factor_enabled: false,
      setup_pending: true,
    });
    const kept = { id: row.id, email: row.email, name: 'Zoe', summit1_access: true, summit2_access: true };
    expect(await lastEntry()).toMatchObject({
      action: 'POST /api/admin/vip/create',
      details: { before: null, after: kept },
    });
    expect(JSON.stringify(await lastEntry())).not.toContain('token=');
    expect((await setPassword(setup_url)).status).toBe(200);
    expect(await rowOf('new@example.com')).toMatchObject({ setup_pending: false });
  });

  it('are not created twice, and not over a buyer (A-139)', async () => {
    await create('twice@example.com');
    expect(await outcome(create('TWICE@example.com', { name: 'Somebody', summit1_access: true }))).toEqual([
      409,
      'vip_user_exists',
    ]);
    expect(await rowOf('twice@example.com')).toMatchObject({ name: 'Zoe', summit1_access: false });
  });

  it('are opened on an address that another account has left only where that is meant (D-105)', async () => {
    await create('before@example.com');
    await running.rows(
      `with before as (insert into member_former_email select email, id, now() from member where email = 'before@example.com')
       update member set email = 'afterwards@example.com' where email = 'before@example.com'`,
    );
    expect(await outcome(create('before@example.com'))).toEqual([409, 'vip_address_left']);
    expect(await outcome(create('before@example.com', { former_address_confirmed: true }))).toEqual([200, 'ok']);
    expect(await outcome(create('before@example.com'))).toEqual([409, 'vip_user_exists']);
  });

  it.each([
    ['no email', { email: '', name: 'Zoe' }, 'vip_fields_required'],
    ['no name', { email: 'z@example.com', name: ' ' }, 'vip_fields_required'],
    ['neither', {}, 'vip_fields_required'],
    ['an address that is none', { email: 'zoe', name: 'Zoe' }, 'email_invalid'],
    [
      'access that is neither yes nor no',
      { email: 'z@example.com', name: 'Z', summit1_access: 'yes' },
      'validation_failed',
    ],
    ['an id of its own', { email: 'z@example.com', name: 'Z', id: '1' }, 'unknown_field'],
  ])('are not created with %s (A-129)', async (_what, body, code) => {
    expect(await outcome(send('POST', 'create', body))).toEqual([400, code]);
  });

  it('are listed by words and edition, a page at a time, with the figures of all (A-126, A-127, A-131, A-132, A-133)', async () => {
    const before = (await list()).statistics;
    await create('first@listed.example', { name: 'Ann Listed', summit1_access: true, summit2_access: false });
    await create('second@listed.example', { name: 'Bo Listed' });
    await create('both@listed.example', { name: 'Cy', summit1_access: true });
    const emails = async (query: string) => (await list(`?${query}`)).users.map(({ email }) => email).sort();
    const all = ['both@listed.example', 'first@listed.example', 'second@listed.example'];
    expect(await emails('search=LISTED.example')).toEqual(all);
    expect(await emails('search=ann%20li')).toEqual(['first@listed.example']);
    expect(await emails('search=listed&summit_filter=summit1')).toEqual(all.slice(0, 2));
    expect(await emails('search=listed&summit_filter=summit2')).toEqual([all[0], all[2]]);
    // C-039: any name of an edition is taken.
    for (const name of ['business_growth_summit_2024', 'business-growth-scale', '1'])
      expect(await emails(`search=listed&summit_filter=${name}`)).toEqual(all.slice(0, 2));
    expect(await emails('search=%25')).toEqual([]);
    const page = await list('?search=listed&limit=2&skip=2');
    expect([page.users.length, page.total]).toEqual([1, 3]);
    expect(page.statistics).toEqual({
      total_users: before.total_users + 3,
      summit1_access: before.summit1_access + 2,
      summit2_access: before.summit2_access + 2,
      both_summits: before.both_summits + 1,
      two_fa_enabled: 0,
    });
    expect(await outcome(send('GET', 'users?summit_filter=summit3'))).toEqual([400, 'summit_unknown']);
  });

  it('have the access that was set, for their next call (A-136, M-187)', async () => {
    const { email, headers } = await signInMember(running, 'access@example.com');
    expect(await outcome(setAccess(email, true, false))).toEqual([200, 'ok']);
    expect((await read<{ user: object }>(status(headers))).user).toMatchObject({
      summit_access: {
        business_growth_summit_2024: { has_access: true },
        passive_income_summit_2024: { has_access: false },
      },
    });
    expect((await lastEntry()).details).toMatchObject({
      before: { summit1_access: false, summit2_access: true },
      after: { summit1_access: true, summit2_access: false },
    });
  });

  it('are not changed by a form that shows what is no longer so', async () => {
    const email = 'conflict@example.com';
    await create(email);
    const seen = { seen_summit1_access: false, seen_summit2_access: true };
    expect(await outcome(setAccess(email, true, true, seen))).toEqual([200, 'ok']);
    expect(await outcome(setAccess(email, false, false, seen))).toEqual([409, 'edit_conflict']);
    expect(await rowOf(email)).toMatchObject({ summit1_access: true, summit2_access: true });
  });

  it('keep a grant by hand when an order is paid back, and lose only what they bought (A-136, F-323)', async () => {
    const [granted, bought] = ['granted@example.com', 'bought@example.com'];
    await create(granted);
    const payments = await Promise.all([granted, bought].map((email) => orders.buy({ email })));
    // A form that changes the other edition grants nothing of this one.
    await eventually(async () => (await rowOf(bought))?.summit2_access);
    await setAccess(bought, true, true);
    for (const { ref } of payments) await orders.refund(ref, PRICE_BOOK.vip.early);
    await eventually(async () => (await rowOf(bought))?.summit2_access === false);
    await eventually(async () => (await outside.subjectsTo(granted)).some((subject) => /^Your refund/.test(subject)));
    expect(await rowOf(granted)).toMatchObject({ summit2_access: true });
  });

  it('stay without access that was taken by hand, until they buy anew', async () => {
    const email = 'taken@example.com';
    const { ref } = await orders.buy({ email });
    await eventually(async () => (await rowOf(email))?.summit2_access);
    await setAccess(email, false, false);
    // What they still hold they could not buy a second time (C-116).
    await orders.refund(ref, PRICE_BOOK.vip.early);
    await eventually(async () => (await outside.subjectsTo(email)).some((subject) => /^Your refund/.test(subject)));
    expect(await rowOf(email)).toMatchObject({ summit2_access: false });
    await orders.buy({ email });
    await eventually(async () => (await rowOf(email))?.summit2_access);
  });

  it('are deleted with their sign-ins; their orders stay, and a refund does not bring them back (A-137, A-140)', async () => {
    const email = 'deleted@example.com';
    const { ref, orderId } = await orders.buy({ email });
    const setup = await eventually(async () =>
      (await outside.mailsTo(email)).find(({ subject }) => subject === 'Set your VIP password'),
    );
    const [url = ''] = /http:\S+setup-password\?token=[\w-]+/.exec((await outside.mail(setup.id)).text) ?? [];
    const { token } = await read<{ token: string }>(setPassword(url));
    const headers = { authorization: `Bearer ${token}` };
    expect((await status(headers)).status).toBe(200);

    expect(await outcome(send('DELETE', `delete/${encodeURIComponent(email)}`))).toEqual([200, 'ok']);
    expect((await lastEntry()).details).toMatchObject({ before: { email, summit2_access: true }, after: null });
    expect((await status(headers)).status).toBe(401);
    expect(await rowOf(email)).toBeUndefined();
    expect(await running.rows('select from purchase_order where id = $1', [orderId])).toHaveLength(1);
    // What they still hold they could not buy a second time (C-116).
    await orders.refund(ref, PRICE_BOOK.vip.early);
    await eventually(async () => (await outside.subjectsTo(email)).some((subject) => /^Your refund/.test(subject)));
    expect(await rowOf(email)).toBeUndefined();
    expect(await outcome(send('DELETE', `delete/${email}`))).toEqual([404, 'vip_user_unknown']);
    expect(await outcome(send('DELETE', 'delete/nobody'))).toEqual([400, 'email_invalid']);
  });

  it('get a new link; the one before stops working (C-109)', async () => {
    const email = 'again@example.com';
    const { setup_url: first } = await read<VipSetupLinkResponse>(create(email, { send_welcome_email: false }));
    expect(await outside.subjectsTo(email)).toEqual([]);
    const { setup_url: second } = await read<VipSetupLinkResponse>(send('POST', 'resend-setup-link', { email }));
    await eventually(async () => (await outside.subjectsTo(email)).includes('Your new VIP setup link'));
    expect(await outcome(setPassword(first))).toEqual([400, 'setup_link_invalid']);
    expect((await setPassword(second)).status).toBe(200);
    expect(await outcome(send('POST', 'resend-setup-link', { email }))).toEqual([409, 'vip_user_has_password']);
  });

  it('are signed out everywhere, their calendar feed too, and can sign in again', async () => {
    const { email, headers, from } = await signInMember(running, 'everywhere@example.com');
    // A new password has ended every sign-in before this one: its news comes first.
    await jobsDone(running);
    const { feed_url } = await read<CalendarFeedResponse>(running.fetch('/api/calendar/feed-link', { headers }));
    const feed = async () => (await running.fetch(new URL(feed_url).pathname)).status;
    expect(await feed()).toBe(200);
    expect(await outcome(send('POST', 'sign-out', { email }))).toEqual([200, 'ok']);
    expect((await status(headers)).status).toBe(401);
    await eventually(async () => (await feed()) === 404);
    const body = { email, password: MEMBER_PASSWORD, two_factor_code: null };
    expect((await running.fetch('/api/vip/auth/login', { ...json(body), from })).status).toBe(200);
  });

  it('can be looked at as they see themselves, which the audit log notes and which opens nothing (A-005)', async () => {
    const { email, headers } = await signInMember(running, 'seen@example.com');
    const answer = await read<VipViewResponse>(send('POST', 'view-as', { email }));
    const own = await read<{ user: object }>(status(headers));
    expect(answer).toEqual({ success: true, user: own.user, setup_pending: false });
    expect(JSON.stringify(answer)).not.toMatch(/token/);
    expect(await lastEntry()).toMatchObject({ action: 'POST /api/admin/vip/view-as', details: { email } });
    expect(await outcome(send('POST', 'view-as', { email: 'nobody@example.com' }))).toEqual([404, 'vip_user_unknown']);
  });
});
