import type { VipLoginResponse, VipSetupPasswordResponse, VipStatusResponse } from '@summit/contracts';
import { DAY_MS, MINUTE_MS } from '@summit/rules';
import { RemindOfSetupUseCase } from '../../src/modules/members/application/remind-of-setup.use-case.js';
import { signInAdmin } from '../harness/admin.js';
import { createMember, mailLink, MEMBER_PASSWORD, signInMember } from '../harness/member.js';
import { freshAddress, jobs, json, read, startApp, type RunningApp } from '../harness/running-app.js';

describe('the sign-in of members', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  const post = (path: string, body: unknown, options: { headers?: Record<string, string>; from?: string } = {}) =>
    running.fetch(`/api/vip/auth/${path}`, { ...json(body, options.headers), from: options.from ?? freshAddress() });
  const login = (email: string, password = MEMBER_PASSWORD, from?: string) =>
    post('login', { email, password, two_factor_code: null }, { from });
  const status = (headers: Record<string, string>) => running.fetch('/api/vip/auth/status', { headers });
  const codeOf = async (response: Response | Promise<Response>) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code ?? 'ok'];
  };

  describe('POST login', () => {
    // M-001
    it('answers a token and the member, access per summit included (M-026, M-057, M-058)', async () => {
      const { email } = await signInMember(running, 'amara@example.com');
      const response = await login(' AMARA@example.com ');
      expect(response.status).toBe(200);
      const answer = await read<VipLoginResponse & { token: string }>(response);
      expect(answer).toEqual({
        success: true,
        requires_2fa: false,
        token: expect.any(String) as string,
        user: {
          name: 'Amara Okafor',
          email,
          bio: '',
          social_links: {},
          profile_photo_url: null,
          two_factor_enabled: false,
          summit_access: {
            business_growth_summit_2024: { has_access: false },
            passive_income_summit_2024: { has_access: true },
          },
        },
      });
      expect((await status({ authorization: `Bearer ${answer.token}` })).status).toBe(200);
    });

    it('answers wrong passwords, unknown addresses and accounts that wait for nothing in the same words (M-028, S4)', async () => {
      const { id } = await createMember(running, 'no-link@example.com');
      await running.rows('delete from member_link where member_id = $1', [id]);
      const answers = await Promise.all(
        ['amara@example.com', 'nobody@example.com', 'no-link@example.com'].map(async (email) => {
          const response = await login(email, 'not the passphrase');
          return { status: response.status, ...(await read(response)), request_id: '' };
        }),
      );
      expect(answers[0]).toMatchObject({ status: 401, code: 'vip_login_failed', detail: 'Login failed' });
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    });

    it('answers new members as it answers strangers, and mails them a link once a day (M-028, S4)', async () => {
      const { email } = await createMember(running);
      for (let n = 0; n < 3; n++) {
        const refused = await Promise.all(
          [login(email, 'anything'), login('stranger@example.com', 'anything')].map(codeOf),
        );
        expect(refused).toEqual([
          [401, 'vip_login_failed'],
          [401, 'vip_login_failed'],
        ]);
      }
      expect(await jobs(running, 'members/remind-of-setup', { email })).toHaveLength(1);
      expect(await jobs(running, 'members/remind-of-setup', { email: 'stranger@example.com' })).toHaveLength(1);
      await running.app.get(RemindOfSetupUseCase).mail({ email });
      const [mail] = await running.rows<{ values: { setup_url: string } }>(
        `select values from mail_message where template = 'vip-setup-reminder' and recipient = $1`,
        [email],
      );
      const token = new URL(mail!.values.setup_url).searchParams.get('token');
      const body = { token, password: MEMBER_PASSWORD, confirm_password: MEMBER_PASSWORD };
      expect(await codeOf(post('setup-password', body))).toEqual([200, 'ok']);
    });

    it('says no more about accounts once the password is set, whatever links are open', async () => {
      const { id, email } = await signInMember(running);
      await mailLink(running, id, { purpose: 'setup' });
      expect(await codeOf(login(email, 'not the passphrase'))).toEqual([401, 'vip_login_failed']);
    });

    it.each([
      ['no address', { password: 'x', two_factor_code: null }, 'email_required'],
      ['an address that is none', { email: 'amara', password: 'x', two_factor_code: null }, 'email_invalid'],
      ['no password', { email: 'amara@example.com', two_factor_code: null }, 'password_required'],
      ['a password that is a list', { email: 'amara@example.com', password: ['x'] }, 'password_required'],
      ['an endless password', { email: 'amara@example.com', password: 'x'.repeat(1_001) }, 'password_too_long'],
      ['a role of its own', { email: 'amara@example.com', password: 'x', role: 'admin' }, 'unknown_field'],
    ])('refuses %s', async (_name, body, code) => {
      expect(await codeOf(post('login', body))).toEqual([400, code]);
    });

    it.each([[['1']], [123456], [{ $ne: null }], ['1'.repeat(21)]])('refuses the code %p', async (two_factor_code) => {
      const body = { email: 'amara@example.com', password: MEMBER_PASSWORD, two_factor_code };
      expect(await codeOf(post('login', body))).toEqual([401, 'two_factor_code_invalid']);
    });

    it('looks at few of the guesses of a hundred machines, and lets the owner in from where they sign in', async () => {
      const { email, from } = await signInMember(running, 'guessed@example.com');
      const answers = new Map<number, number>();
      for (let batch = 0; batch < 5; batch++) {
        const responses = await Promise.all(Array.from({ length: 20 }, () => login(email, `guess ${Math.random()}`)));
        for (const { status: code } of responses) answers.set(code, (answers.get(code) ?? 0) + 1);
      }
      expect(answers.get(401)).toBeLessThanOrEqual(20);
      expect(answers.get(429)).toBeGreaterThanOrEqual(80);
      expect((await login(email, MEMBER_PASSWORD, from)).status).toBe(200);
      running.clock.advance(10 * MINUTE_MS);
      expect((await login(email)).status).toBe(200);
    });
  });

  describe('a bearer token', () => {
    it('ends with the sign-out, and after thirty days', async () => {
      const first = await signInMember(running);
      const second = await read<{ token: string }>(login(first.email));
      const headers = { authorization: `Bearer ${second.token}` };
      expect(await codeOf(post('logout', {}, { headers: first.headers }))).toEqual([200, 'ok']);
      expect((await status(first.headers)).status).toBe(401);
      running.clock.advance(30 * DAY_MS - 1_000);
      expect((await status(headers)).status).toBe(200);
      running.clock.advance(1_000);
      expect(await codeOf(status(headers))).toEqual([401, 'unauthorized']);
    });

    it('ends with the account', async () => {
      const { id, headers } = await signInMember(running);
      await running.rows('delete from member where id = $1', [id]);
      expect(await codeOf(status(headers))).toEqual([401, 'unauthorized']);
      const profile = { name: 'x', bio: '', social_links: {} };
      const saved = running.fetch('/api/vip/profile', { ...json(profile, headers), method: 'PUT' });
      expect(await codeOf(saved)).toEqual([401, 'unauthorized']);
    });

    it('means its own member, also for many who call at the same moment', async () => {
      const members = await Promise.all(Array.from({ length: 5 }, () => signInMember(running)));
      const calls = Array.from({ length: 60 }, (_, n) => members[n % members.length]!);
      const answers = await Promise.all(
        calls.map(async ({ headers }) => (await read<VipStatusResponse>(status(headers))).user.email),
      );
      expect(answers).toEqual(calls.map(({ email }) => email));
    });

    it('is refused when it is forged, unsigned, changed, or made for another area', async () => {
      const { headers, id } = await signInMember(running);
      const admin = await signInAdmin(running);
      const [head, claims, signature] = headers.authorization.slice('Bearer '.length).split('.') as [
        string,
        string,
        string,
      ];
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
      const forged = [
        `${head}.${claims}.${signature.slice(0, -4)}AAAA`,
        `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
        `${encode({ alg: 'RS256', typ: 'JWT' })}.${claims}.${signature}`,
        `${head}.${encode({ ...said, sub: id.replace(/^./, (first) => (first === 'f' ? 'e' : 'f')) })}.${signature}`,
        `${head}.${encode({ ...said, aud: 'admin' })}.${signature}`,
        `${head}.${claims}`,
        'not-a-token',
        '',
      ];
      for (const token of forged) expect((await status({ authorization: `Bearer ${token}` })).status).toBe(401);
      expect((await status({})).status).toBe(401);
      expect((await status(admin)).status).toBe(401);
      expect((await running.fetch('/api/admin/auth/status', { headers })).status).toBe(401);
      expect((await status(headers)).status).toBe(200);
    });

    it.each([
      ['GET', '/api/vip/auth/status'],
      ['POST', '/api/vip/auth/change-password'],
      ['POST', '/api/vip/auth/confirm-identity'],
      ['POST', '/api/vip/auth/enable-2fa'],
      ['POST', '/api/vip/auth/verify-2fa'],
      ['POST', '/api/vip/auth/disable-2fa'],
      ['POST', '/api/vip/auth/logout'],
      ['PUT', '/api/vip/profile'],
      ['POST', '/api/vip/profile/photo'],
      ['POST', '/api/vip/track-gift-click'],
    ])('is asked for by %s %s', async (method, path) => {
      const admin = await signInAdmin(running, `${path.replaceAll('/', '-')}@summit.test`);
      for (const headers of [{}, admin])
        expect(await codeOf(running.fetch(path, { method, headers }))).toEqual([401, 'unauthorized']);
    });
  });

  it('reads the access anew with every call (M-187)', async () => {
    const { id, headers } = await signInMember(running);
    await running.rows('update member set summit1_access = true, summit2_access = false where id = $1', [id]);
    const { user } = await read<VipStatusResponse>(status(headers));
    expect(user.summit_access).toEqual({
      business_growth_summit_2024: { has_access: true },
      passive_income_summit_2024: { has_access: false },
    });
  });

  describe('POST setup-password', () => {
    const setUp = (token: unknown, password: unknown = MEMBER_PASSWORD, confirm_password: unknown = password) =>
      post('setup-password', { token, password, confirm_password });

    it('sets the first password and signs in (M-037)', async () => {
      const { token, email } = await createMember(running);
      const answer = await read<VipSetupPasswordResponse>(setUp(token));
      expect(answer).toMatchObject({ success: true, user: { email } });
      expect((await status({ authorization: `Bearer ${answer.token}` })).status).toBe(200);
      expect((await login(email)).status).toBe(200);
    });

    it('lets one of fifty in who use a link at once (S7)', async () => {
      const { token, email } = await createMember(running);
      const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => setUp(token, `riverstone ${n} bank`)));
      const codes = await Promise.all(responses.map(codeOf));
      expect(codes.filter(([code]) => code === 200)).toHaveLength(1);
      expect(codes.filter(([, code]) => code === 'setup_link_invalid')).toHaveLength(49);
      const winner = codes.findIndex(([code]) => code === 200);
      expect((await login(email, `riverstone ${winner} bank`)).status).toBe(200);
    });

    it('lets one of two links in that are used at once, and neither hangs', async () => {
      const { id, token } = await createMember(running);
      const other = await mailLink(running, id, { purpose: 'setup' });
      const codes = await Promise.all([token, other, token, other].map((one) => codeOf(setUp(one))));
      expect(codes.map(([code]) => code).sort()).toEqual([200, 400, 400, 400]);
    });

    it('is no GET: a mail scanner that opens the link uses nothing up (M-039)', async () => {
      const { token } = await createMember(running);
      expect((await running.fetch(`/api/vip/auth/setup-password?token=${token}`)).status).toBe(404);
      expect((await setUp(token)).status).toBe(200);
    });

    it('refuses links that are missing, guessed, late, used, or for something else', async () => {
      const { id, token } = await createMember(running);
      const reset = await mailLink(running, id, { purpose: 'reset' });
      for (const wrong of [undefined, '', 'guessed', 'x'.repeat(201), ['x'], { a: 1 }, reset, `${token}x`])
        expect(await codeOf(setUp(wrong))).toEqual([400, 'setup_link_invalid']);
      running.clock.advance(7 * DAY_MS);
      expect(await codeOf(setUp(token))).toEqual([400, 'setup_link_invalid']);
    });

    it('is open to a company behind one address; one link can be tried sixty times an hour', async () => {
      const from = freshAddress();
      const fromThere = (token: string) =>
        codeOf(
          post('setup-password', { token, password: MEMBER_PASSWORD, confirm_password: MEMBER_PASSWORD }, { from }),
        );
      for (let n = 0; n < 25; n++) expect(await fromThere(`guessed ${n}`)).toEqual([400, 'setup_link_invalid']);
      const { token } = await createMember(running);
      expect(await fromThere(token)).toEqual([200, 'ok']);
      const codes = await Promise.all(Array.from({ length: 65 }, () => codeOf(setUp(token))));
      expect(new Set(codes.map(([code]) => code))).toEqual(new Set([400, 429]));
    });

    it('never replaces a password', async () => {
      const { id, email } = await signInMember(running);
      const left = await mailLink(running, id, { purpose: 'setup' });
      expect(await codeOf(setUp(left, 'somebody elses choice'))).toEqual([400, 'setup_link_invalid']);
      expect((await login(email)).status).toBe(200);
    });

    it('leaves the link alone when the password is not good enough (M-031, M-032)', async () => {
      const { token } = await createMember(running);
      expect(await codeOf(setUp(token, '1234567'))).toEqual([400, 'password_too_short']);
      expect(await codeOf(setUp(token, MEMBER_PASSWORD, 'other'))).toEqual([400, 'passwords_do_not_match']);
      expect(await codeOf(setUp(token, MEMBER_PASSWORD, null))).toEqual([400, 'passwords_do_not_match']);
      expect(await codeOf(setUp(token, 'password1'))).toEqual([400, 'password_too_common']);
      expect(await codeOf(setUp(token, 'x1-'.repeat(67)))).toEqual([400, 'password_too_long']);
      expect(await codeOf(setUp(token, ''))).toEqual([400, 'password_required']);
      expect((await setUp(token)).status).toBe(200);
    });

    it('keeps neither password nor token in the database', async () => {
      const { token, id } = await createMember(running);
      await setUp(token, 'a canary in the mine');
      const stored = JSON.stringify([
        await running.rows('select * from member where id = $1', [id]),
        await running.rows('select * from member_link where member_id = $1', [id]),
        await running.rows('select * from sign_in where subject_id = $1', [id]),
      ]);
      expect(stored).toContain('$argon2id$');
      expect(stored).not.toContain('canary');
      expect(stored).not.toContain(token);
    });
  });
});
