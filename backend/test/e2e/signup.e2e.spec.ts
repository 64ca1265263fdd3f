import type { InviteProgressResponse, SignupResponse, SignupStatsResponse } from '@summit/contracts';
import { ProductSchedule } from '../../src/platform/scheduler/product-schedule.js';
import { freshAddress, jobs, json, read, startApp, type RunningApp } from '../harness/running-app.js';

describe('POST /api/signup', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  const signup = (body: unknown, { query = '', headers = {}, from = freshAddress() } = {}) =>
    running.fetch(`/api/signup${query}`, { ...json(body, headers), from });
  const stored = (email: string) =>
    running.rows<Record<string, unknown>>('select * from signup where email = $1', [email]);
  const eventsOf = (id: unknown) => jobs(running, 'event/signup.created', { signup_id: id });

  // F-241, F-244
  it('stores the registrant and answers the id, both bonus links and the invite link', async () => {
    const response = await signup({ name: ' Zoë Nkemelu ', email: ' Zoe@Example.com ', phone: '+1 555 010 0199' });
    expect(response.status).toBe(200);
    const body = await read<SignupResponse>(response);
    expect(Object.keys(body).sort()).toEqual(['bonus_download_urls', 'id', 'invite_url']);
    expect(Object.keys(body.bonus_download_urls)).toEqual(['free-signup-bonus-1', 'free-signup-bonus-2']);
    expect(body.bonus_download_urls['free-signup-bonus-1'].url).toMatch(
      /^http:\/\/funnel\.test\/api\/bonuses\/download-by-email\/free-signup-bonus-1\?email=zoe%40example\.com&expires=\d+&signature=/,
    );
    expect(body.invite_url).toMatch(/^http:\/\/funnel\.test\/\?invite=[\w-]{22}$/);
    // F-010: who registers is signed in nowhere.
    expect(response.headers.getSetCookie()).toEqual([]);
    const [row] = await stored('zoe@example.com');
    expect(row).toMatchObject({ id: body.id, name: 'Zoë Nkemelu', phone: '+15550100199', referral_code: null });
    expect(await eventsOf(body.id)).toHaveLength(1);
  });

  it.each([
    ['no name', { email: 'a@example.com' }, 'name_required', 'Name is required'],
    ['a name of nothing', { name: '\u200b\u2060', email: 'a@example.com' }, 'name_required', 'Name is required'],
    ['an empty name', { name: '   ', email: 'a@example.com' }, 'name_required', 'Name is required'],
    ['no e-mail', { name: 'A' }, 'email_required', 'Email is required'],
    ['an empty e-mail', { name: 'A', email: ' ' }, 'email_required', 'Email is required'],
    [
      'an e-mail without a dot',
      { name: 'A', email: 'a@example' },
      'email_invalid',
      'Please enter a valid email address',
    ],
    [
      'an e-mail with a space',
      { name: 'A', email: 'a b@example.com' },
      'email_invalid',
      'Please enter a valid email address',
    ],
    ['a number for a name', { name: 7, email: 'a@example.com' }, 'validation_failed', undefined],
    ['a list for an e-mail', { name: 'A', email: ['a@example.com'] }, 'email_invalid', undefined],
    ['an object for a name', { name: { $ne: '' }, email: 'a@example.com' }, 'validation_failed', undefined],
    ['a very long name', { name: 'x'.repeat(121), email: 'a@example.com' }, 'name_too_long', undefined],
    ['a very long e-mail', { name: 'A', email: `${'x'.repeat(250)}@example.com` }, 'email_invalid', undefined],
    ['a NUL in the name', { name: 'A\u0000B', email: 'a@example.com' }, 'validation_failed', undefined],
    [
      'a link for a name',
      { name: 'Win at https://evil.example', email: 'a@example.com' },
      'validation_failed',
      undefined,
    ],
    ['a host for a name', { name: 'see WWW.evil.example', email: 'a@example.com' }, 'validation_failed', undefined],
    ['a line break in the e-mail', { name: 'A', email: 'a@example.com\nBcc: x@y.z' }, 'email_invalid', undefined],
    ['words for a phone', { name: 'A', email: 'a@example.com', phone: 'call me' }, 'phone_invalid', undefined],
    ['an unknown field', { name: 'A', email: 'a@example.com', is_admin: true }, 'unknown_field', undefined],
    ['a field that only we set', { name: 'A', email: 'a@example.com', id: 'x' }, 'unknown_field', undefined],
    ['a list for a body', [{ name: 'A' }], 'unknown_field', undefined],
  ])('refuses %s', async (_label, body, code, detail) => {
    const response = await signup(body);
    const answer = await read(response);
    expect(response.status).toBe(400);
    expect(answer).toMatchObject({ success: false, code });
    expect(answer.message).toBe(answer.detail);
    expect(answer.request_id).toBe(response.headers.get('x-request-id'));
    if (detail) expect(answer.detail).toBe(detail);
    expect(await stored('a@example.com')).toHaveLength(0);
  });

  it('names every failing field, for the form', async () => {
    const answer = await read(signup({}));
    expect(answer.fields).toEqual({ name: 'Name is required', email: 'Email is required' });
  });

  it('keeps HTML and script as text', async () => {
    const name = '<script>alert(1)</script> & "friends"';
    expect((await signup({ name, email: 'html@example.com' })).status).toBe(200);
    expect((await stored('html@example.com'))[0]).toMatchObject({ name });
  });

  it('keeps names in any script', async () => {
    for (const [i, name] of ['Nguyễn Thị Minh Khai', '山田 太郎', 'عائشة', '🏔️ Kai'].entries()) {
      expect((await signup({ name, email: `unicode${i}@example.com` })).status).toBe(200);
      expect((await stored(`unicode${i}@example.com`))[0]).toMatchObject({ name });
    }
  });

  // F-243, C-067
  it('tells a second registration apart only by its code, whatever the case of the address', async () => {
    await signup({ name: 'First', email: 'twice@example.com' });
    const response = await signup({ name: 'Second', email: 'TWICE@example.com' });
    expect(response.status).toBe(400);
    expect(await read(response)).toMatchObject({
      code: 'already_registered',
      detail: 'This email is already registered or invalid data provided.',
    });
    expect(await stored('twice@example.com')).toMatchObject([{ name: 'First' }]);
  });

  it('makes one registrant and one event of 200 parallel requests', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => (await signup({ name: 'Rush', email: 'rush@example.com' })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // F-330: the limit per e-mail address answers those beyond it.
    expect(statuses.filter((status) => status === 400 || status === 429)).toHaveLength(199);
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(59);
    const [row] = await stored('rush@example.com');
    expect(await eventsOf(row?.id)).toHaveLength(1);
  });

  describe('with an Idempotency-Key', () => {
    const headers = { 'idempotency-key': 'attempt-0001' };

    it('gives a retry the first answer instead of "already registered"', async () => {
      const first = await read(signup({ name: 'Retry', email: 'retry@example.com' }, { headers }));
      const second = await signup({ name: 'Retry', email: 'retry@example.com' }, { headers });
      expect(second.status).toBe(200);
      expect(await read(second)).toEqual(first);
      expect(await stored('retry@example.com')).toHaveLength(1);
    });

    it('refuses the key for another request', async () => {
      const response = await signup({ name: 'Other', email: 'other@example.com' }, { headers });
      expect(response.status).toBe(422);
      expect(await read(response)).toMatchObject({ code: 'idempotency_key_reused' });
      expect(await stored('other@example.com')).toHaveLength(0);
    });

    it('answers parallel tries of one key all alike', async () => {
      const key = { 'idempotency-key': 'attempt-0002' };
      const answers = await Promise.all(
        Array.from({ length: 30 }, async () => {
          const response = await signup({ name: 'Par', email: 'par@example.com' }, { headers: key });
          return { status: response.status, id: (await read<SignupResponse>(response)).id };
        }),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    });

    it('keeps a key for its day when the product cleans up, whatever the time of the database is', async () => {
      const key = { 'idempotency-key': 'attempt-0004' };
      const person = { name: 'Kept', email: 'kept@example.com' };
      const first = await read(signup(person, { headers: key }));
      await running.app.get(ProductSchedule).runDue();
      expect(await read(signup(person, { headers: key }))).toEqual(first);
    });

    it('forgets a key after a day', async () => {
      const key = { 'idempotency-key': 'attempt-0003' };
      await signup({ name: 'Old', email: 'old@example.com' }, { headers: key });
      running.clock.advance(25 * 3_600_000);
      const response = await signup({ name: 'New', email: 'new@example.com' }, { headers: key });
      expect(response.status).toBe(200);
    });

    it('refuses a key that is no key', async () => {
      const response = await signup(
        { name: 'A', email: 'badkey@example.com' },
        { headers: { 'idempotency-key': 'short' } },
      );
      expect(await read(response)).toMatchObject({ code: 'idempotency_key_invalid' });
    });
  });

  describe('with an invite', () => {
    it('counts the friend for the one who invited', async () => {
      const host = await read<SignupResponse>(signup({ name: 'Host', email: 'host@example.com' }));
      const invite = new URL(host.invite_url).searchParams.get('invite');
      await signup({ name: 'Friend', email: 'friend@example.com' }, { query: `?invite=${invite}` });
      const progress = await read<InviteProgressResponse>(
        running.fetch(`/api/signup/invite-progress?invite=${invite}`),
      );
      expect(progress).toEqual({ friends_registered: 1, friends_needed: 10 });
    });

    it('registers all the same with an invite nobody made', async () => {
      const response = await signup({ name: 'Lost', email: 'lost@example.com' }, { query: '?invite=nobody' });
      expect(response.status).toBe(200);
      expect((await stored('lost@example.com'))[0]).toMatchObject({ invited_by: null });
    });

    it('knows no progress of an unknown invite', async () => {
      expect((await running.fetch('/api/signup/invite-progress?invite=nobody')).status).toBe(404);
    });
  });

  it('lets one address register ten times a minute, then answers 429 with the seconds to wait', async () => {
    running.clock.set('2025-11-22T09:00:01Z');
    const from = freshAddress();
    for (let i = 0; i < 10; i++) {
      expect((await signup({ name: 'N', email: `limit${i}@example.com` }, { from })).status).toBe(200);
    }
    const refused = await signup({ name: 'N', email: 'limit10@example.com' }, { from });
    expect(refused.status).toBe(429);
    expect(await read(refused)).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    running.clock.advance(60_000);
    expect((await signup({ name: 'N', email: 'limit10@example.com' }, { from })).status).toBe(200);
  });

  // F-330
  it('takes one e-mail address sixty times an hour, from wherever it is sent', async () => {
    running.clock.set('2025-11-24T09:00:01Z');
    const statuses: number[] = [];
    for (let i = 0; i < 64; i++) statuses.push((await signup({ name: 'N', email: 'many@example.com' })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.at(-1)).toBe(429);
    expect((await signup({ name: 'N', email: 'few@example.com' })).status).toBe(200);
  });

  /** Ten people, each from an address of their own. */
  const registerTen = async (name: string) => {
    const emails = Array.from({ length: 10 }, (_, index) => `${name}${index}@example.com`);
    for (const email of emails) expect((await signup({ name: 'N', email })).status).toBe(200);
    return emails;
  };

  it('tells one address of ten people an hour at most that they are "already registered"', async () => {
    running.clock.set('2025-11-23T09:00:01Z');
    const from = freshAddress();
    const codes: string[] = [];
    for (const email of [...(await registerTen('told')), 'told0@example.com']) {
      running.clock.advance(10_000);
      codes.push((await read(signup({ name: 'N', email }, { from }))).code);
    }
    expect(codes).toEqual([...Array<string>(10).fill('already_registered'), 'rate_limited']);
  });

  it('tells one person so as often as they press, and keeps nobody else behind that address out (D-497)', async () => {
    running.clock.set('2025-11-25T09:00:01Z');
    const from = freshAddress();
    const press = async (email: string) => (await read(signup({ name: 'N', email }, { from }))).code;
    await signup({ name: 'N', email: 'twice@example.com' });
    for (let i = 0; i < 12; i++) {
      running.clock.advance(10_000);
      expect(await press(i % 2 === 0 ? 'twice@example.com' : ' TWICE@example.com')).toBe('already_registered');
    }
    running.clock.advance(10_000);
    expect((await signup({ name: 'N', email: 'colleague@example.com' }, { from })).status).toBe(200);
  });

  it('tells nothing by registering either, once an address has heard of ten people, until the hour is over (S4)', async () => {
    running.clock.set('2025-11-24T09:00:01Z');
    const from = freshAddress();
    const tries = async (email: string) => (await signup({ name: 'N', email }, { from })).status;
    for (const email of await registerTen('known')) {
      running.clock.advance(10_000);
      expect(await tries(email)).toBe(400);
    }
    running.clock.advance(10_000);
    expect([await tries('known0@example.com'), await tries('unknown@example.com')]).toEqual([429, 429]);
    expect(await stored('unknown@example.com')).toEqual([]);
    running.clock.set('2025-11-24T10:00:01Z');
    expect([await tries('unknown@example.com'), await tries('known0@example.com')]).toEqual([200, 400]);
  });
});

// F-246
describe('GET /api/signup/stats', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  const total = async () => (await read<SignupStatsResponse>(running.fetch('/api/signup/stats'))).total_signups;

  it('counts every registrant, at most two seconds late', async () => {
    expect(await total()).toBe(0);
    await running.fetch('/api/signup', json({ name: 'A', email: 'a@example.com' }));
    running.clock.advance(2_000);
    expect(await total()).toBe(1);
  });

  it('asks the database once for any number of visitors', async () => {
    running.clock.advance(2_000);
    await total();
    await running.rows(
      `insert into signup (id, name, email, invite_token, created_at) values (gen_random_uuid(), 'B', 'b@example.com', 'b', now())`,
    );
    expect(await Promise.all([total(), total(), total()])).toEqual([1, 1, 1]);
    running.clock.advance(2_000);
    expect(await total()).toBe(2);
  });
});
