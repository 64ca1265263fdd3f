import type {
  AdminEnableTwoFactorResponse,
  AdminLoginResponse,
  AdminSetupTwoFactorResponse,
  AdminSignedIn,
} from '@summit/contracts';
import { generate } from 'otplib';
import { AdminPasswordUseCase } from '../../src/modules/auth/application/admin-password.use-case.js';
import { CreateAdminUseCase } from '../../src/modules/auth/application/create-admin.use-case.js';
import { RefusedCalls } from '../../src/modules/auth/application/refused-calls.js';
import { Sql } from '../../src/platform/database/sql.js';
import { ADMIN_PASSWORD, signInAdmin } from '../harness/admin.js';
import { freshAddress, jobs, json, read, startApp, type RunningApp } from '../harness/running-app.js';

const MINUTE_MS = 60_000;
const NEXT_PASSWORD = 'another long passphrase';

const manyFields = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, index]));

const boxed = (depth: number): object => (depth === 0 ? {} : { box: boxed(depth - 1) });

describe('the sign-in of administrators', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  const post = (path: string, body: unknown, options: { headers?: Record<string, string>; from?: string } = {}) =>
    running.fetch(`/api/admin/auth/${path}`, { ...json(body, options.headers), from: options.from ?? freshAddress() });
  const login = (email: string, password = ADMIN_PASSWORD, from?: string) =>
    post('login', { email, password }, { from });
  const status = (headers: Record<string, string>) => running.fetch('/api/admin/auth/status', { headers });
  const create = (email: string) => running.app.get(CreateAdminUseCase).execute({ email, password: ADMIN_PASSWORD });
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(running.clock.now() / 1000) });

  /** Mails a reset link and answers what it says. */
  const mailed = async (email: string) => {
    await running.app.get(AdminPasswordUseCase).mailReset({ email });
    const [mail] = await running.rows<{ values: { reset_token: string; reset_url: string } }>(
      `select values from mail_message where template = 'password-reset-admin' and recipient = $1 order by created_at desc limit 1`,
      [email],
    );
    return mail!.values;
  };

  /** Until a call waits for a row that somebody else holds, or two seconds. */
  async function someoneWaits(): Promise<void> {
    for (let looks = 0; looks < 100; looks++) {
      const waiting = await running.rows(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (waiting.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const confirm = async (headers: Record<string, string>, current_password = ADMIN_PASSWORD) => {
    const response = await post('confirm-identity', { current_password, two_factor_code: null }, { headers });
    return [response.status, (await read(response)).code ?? 'ok'];
  };

  /** An administrator with the code step on. */
  async function withTwoFactor(email: string) {
    const headers = await signInAdmin(running, email);
    await confirm(headers);
    const { secret } = await read<AdminSetupTwoFactorResponse>(post('setup-2fa', {}, { headers }));
    const enabled = await read<AdminEnableTwoFactorResponse>(
      post('enable-2fa', { code: await codeOf(secret) }, { headers }),
    );
    // The code that switched it on counts no second time.
    running.clock.advance(31_000);
    const challenge = async () => {
      const answer = await read<AdminLoginResponse>(login(email));
      return 'temp_token' in answer ? answer.temp_token : 'none';
    };
    return { headers, secret, codes: enabled.backup_codes, challenge };
  }

  describe('POST login', () => {
    it('answers a token, the address and the time at which it ends (A-029)', async () => {
      await create('amara@summit.test');
      const response = await login(' AMARA@summit.test ');
      expect(response.status).toBe(200);
      const answer = await read<AdminSignedIn>(response);
      expect(answer).toMatchObject({ success: true, requires_2fa: false, admin_email: 'amara@summit.test' });
      expect(Date.parse(answer.expires_at)).toBe(running.clock.now() + 8 * 60 * MINUTE_MS);
      expect((await status({ authorization: `Bearer ${answer.token}` })).status).toBe(200);
    });

    it('answers wrong passwords and unknown addresses in the same words (S4)', async () => {
      const wrong = await login('amara@summit.test', 'not her passphrase');
      const unknown = await login('nobody@summit.test', 'not her passphrase');
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      const [one, other] = [await read(wrong), await read(unknown)];
      expect({ ...one, request_id: '' }).toEqual({ ...other, request_id: '' });
      expect(one).toMatchObject({ code: 'admin_login_failed', detail: 'Invalid credentials' });
    });

    it.each([
      ['no address', { password: 'x' }, 'email_required'],
      ['an address that is none', { email: 'amara', password: 'x' }, 'email_invalid'],
      ['no password', { email: 'amara@summit.test' }, 'password_required'],
      ['a password that is a list', { email: 'amara@summit.test', password: ['x'] }, 'password_required'],
      ['a role of its own', { email: 'amara@summit.test', password: 'x', role: 'admin' }, 'unknown_field'],
    ])('refuses %s', async (_name, body, code) => {
      const response = await post('login', body);
      expect([response.status, (await read(response)).code]).toEqual([400, code]);
    });

    it('looks at few of the guesses of two hundred machines, and lets the owner in from where she signs in', async () => {
      await create('guessed@summit.test');
      const home = freshAddress();
      expect((await login('guessed@summit.test', ADMIN_PASSWORD, home)).status).toBe(200);
      const answers = new Map<number, number>();
      for (let batch = 0; batch < 10; batch++) {
        const responses = await Promise.all(
          Array.from({ length: 20 }, () => login('guessed@summit.test', `guess ${Math.random()}`)),
        );
        for (const { status: code } of responses) answers.set(code, (answers.get(code) ?? 0) + 1);
      }
      expect(answers.get(401)).toBeLessThanOrEqual(20);
      expect(answers.get(429)).toBeGreaterThanOrEqual(180);
      expect((await login('guessed@summit.test', ADMIN_PASSWORD, home)).status).toBe(200);
    });

    it('is open again for everybody ten minutes later', async () => {
      running.clock.advance(10 * MINUTE_MS);
      expect((await login('guessed@summit.test')).status).toBe(200);
    });
  });

  describe('a bearer token', () => {
    //
    it('ends with the sign-out, and at the end of the working day', async () => {
      const first = await signInAdmin(running, 'ends@summit.test');
      expect((await post('logout', {}, { headers: first })).status).toBe(200);
      expect((await status(first)).status).toBe(401);
      const second = await signInAdmin(running, 'ends@summit.test');
      running.clock.advance(8 * 60 * MINUTE_MS - 1_000);
      expect((await status(second)).status).toBe(200);
      running.clock.advance(1_000);
      expect((await status(second)).status).toBe(401);
    });

    it('is refused when it is forged, unsigned, changed, or made for another area', async () => {
      const { authorization } = await signInAdmin(running, 'token@summit.test');
      const [head, claims, signature] = authorization.slice('Bearer '.length).split('.') as [string, string, string];
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const other = { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), aud: 'vip' };
      const forged = [
        `${head}.${claims}.${signature.slice(0, -4)}AAAA`,
        `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
        `${encode({ alg: 'RS256', typ: 'JWT' })}.${claims}.${signature}`,
        `${head}.${encode(other)}.${signature}`,
        `${head}.${claims}`,
        'not-a-token',
        '',
      ];
      for (const token of forged) expect((await status({ authorization: `Bearer ${token}` })).status).toBe(401);
      expect((await status({})).status).toBe(401);
      expect((await status({ authorization })).status).toBe(200);
    });
  });

  describe('the code step', () => {
    //
    it('asks for a code and takes each code once, also of many who bring it at once (A-030, M-071)', async () => {
      const { secret, challenge } = await withTwoFactor('codes@summit.test');
      const code = await codeOf(secret);
      const tokens = [await challenge(), await challenge(), await challenge()];
      const responses = await Promise.all(
        tokens.flatMap((temp_token) =>
          Array.from({ length: 4 }, () => post('verify-2fa', { email: 'codes@summit.test', temp_token, code })),
        ),
      );
      expect(responses.filter(({ status: code }) => code === 200)).toHaveLength(1);
      const answer = await read<AdminSignedIn>(responses.find(({ status: code }) => code === 200)!);
      expect((await status({ authorization: `Bearer ${answer.token}` })).status).toBe(200);
    });

    //
    it('ends a temporary token after five wrong codes, after five minutes, and for another address', async () => {
      const { secret, challenge } = await withTwoFactor('worn@summit.test');
      const verify = async (temp_token: string, code: string, email = 'worn@summit.test') => {
        const response = await post('verify-2fa', { email, temp_token, code });
        return [response.status, (await read(response)).code];
      };
      const worn = await challenge();
      for (let n = 0; n < 5; n++) expect(await verify(worn, '000000')).toEqual([401, 'admin_two_factor_code_invalid']);
      expect(await verify(worn, await codeOf(secret))).toEqual([401, 'admin_two_factor_failed']);

      const foreign = await challenge();
      expect(await verify(foreign, await codeOf(secret), 'amara@summit.test')).toEqual([
        401,
        'admin_two_factor_failed',
      ]);

      const late = await challenge();
      running.clock.advance(5 * MINUTE_MS + 1);
      expect(await verify(late, await codeOf(secret))).toEqual([401, 'admin_two_factor_failed']);
      expect(await verify('never given', await codeOf(secret))).toEqual([401, 'admin_two_factor_failed']);
    });

    it('takes each backup code once, however it is typed, and keeps only hashes', async () => {
      const { codes, challenge } = await withTwoFactor('backup@summit.test');
      expect(codes).toHaveLength(10);
      const verify = async (code: string) =>
        (await post('verify-2fa', { email: 'backup@summit.test', temp_token: await challenge(), code })).status;
      expect(await verify(codes[0]!.toUpperCase().replace('-', ' '))).toBe(200);
      expect(await verify(codes[0]!)).toBe(401);
      expect(await verify(codes[1]!)).toBe(200);
      const stored = JSON.stringify(
        await running.rows('select b.code_hash, f.secret from backup_code b join second_factor f using (subject_id)'),
      );
      for (const code of codes) expect(stored).not.toContain(code);
    });

    //
    it('is on only after a right code, and tells its secret once (A-040)', async () => {
      const elsewhere = await signInAdmin(running, 'setup@summit.test');
      const headers = await signInAdmin(running, 'setup@summit.test');
      const early = await post('setup-2fa', {}, { headers });
      expect([early.status, (await read(early)).code]).toEqual([403, 'password_confirmation_required']);
      expect(await confirm(headers, 'not her passphrase')).toEqual([400, 'current_password_wrong']);
      expect(await confirm(headers)).toEqual([200, 'ok']);
      const setup = await read<AdminSetupTwoFactorResponse>(post('setup-2fa', {}, { headers }));
      expect(setup.qr_code).toMatch(/^data:image\/png;base64,/);
      const wrong = await post('enable-2fa', { code: '000000' }, { headers });
      expect([wrong.status, (await read(wrong)).detail]).toEqual([400, 'Invalid verification code']);
      expect(await read((await status(headers)) as Response)).toMatchObject({ data: { two_factor_enabled: false } });
      const right = await read<AdminEnableTwoFactorResponse>(
        post('enable-2fa', { code: await codeOf(setup.secret) }, { headers }),
      );
      expect(right.message).toBe('2FA enabled successfully!');
      expect((await status(elsewhere)).status).toBe(401);
      expect(await read(await status(headers))).toMatchObject({ data: { two_factor_enabled: true } });
      expect((await post('setup-2fa', {}, { headers })).status).toBe(409);
      expect(await running.rows(`select template from mail_message where recipient = 'setup@summit.test'`)).toEqual([
        { template: 'two-factor-enabled' },
      ]);
    });
  });

  describe('a new password', () => {
    const reset = async (reset_token: string, new_password: string) => {
      const response = await post('reset-password', { reset_token, new_password });
      return [response.status, (await read(response)).code ?? 'ok'];
    };

    //
    it('is asked for in the same way by known and unknown addresses (A-039)', async () => {
      const answers = await Promise.all(
        ['amara@summit.test', 'nobody@summit.test'].map(async (email) => read(post('forgot-password', { email }))),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toMatchObject({ success: true, contact_support: false });
      expect(await jobs(running, 'auth/mail-admin-reset')).toHaveLength(2);
      await running.app.get(AdminPasswordUseCase).mailReset({ email: 'nobody@summit.test' });
      expect(await running.rows(`select 1 from mail_message where recipient = 'nobody@summit.test'`)).toEqual([]);
    });

    //
    it('is set once with a mailed token, which ends every sign-in and leaves the code step on', async () => {
      const { headers, challenge } = await withTwoFactor('reset@summit.test');
      const { reset_token, reset_url } = await mailed('reset@summit.test');
      expect(reset_url).toBe(`http://admin.test/admin/reset-password?token=${reset_token}`);
      const tries = await Promise.all(Array.from({ length: 10 }, () => reset(reset_token, 'another long passphrase')));
      expect(tries.filter(([code]) => code === 200)).toHaveLength(1);
      expect((await status(headers)).status).toBe(401);
      expect(await challenge()).toBe('none');
      const again = await read<AdminLoginResponse>(login('reset@summit.test', 'another long passphrase'));
      expect(again).toMatchObject({ requires_2fa: true });
    });

    //
    it('is refused with an older, late, guessed or missing token, and when it is weak', async () => {
      await create('weak@summit.test');
      const older = await mailed('weak@summit.test');
      const newer = await mailed('weak@summit.test');
      expect(await reset(older.reset_token, 'another long passphrase')).toEqual([400, 'admin_reset_failed']);
      expect(await reset('guessed', 'another long passphrase')).toEqual([400, 'admin_reset_failed']);
      expect(await reset('', 'another long passphrase')).toEqual([400, 'reset_token_required']);
      expect(await reset(newer.reset_token, 'short')).toEqual([400, 'admin_reset_password_too_short']);
      expect(await reset(newer.reset_token, 'passwordpassword')).toEqual([400, 'password_too_common']);
      expect(await reset(newer.reset_token, 'qwertyuiop12')).toEqual([400, 'password_too_common']);
      expect(await reset(newer.reset_token, 'Weak@Summit.test')).toEqual([400, 'password_is_own_name']);
      running.clock.advance(10 * MINUTE_MS + 1);
      expect(await reset(newer.reset_token, 'another long passphrase')).toEqual([400, 'admin_reset_failed']);
    });

    //
    it('is changed with the current one, and asks to sign in again (A-027)', async () => {
      const headers = await signInAdmin(running, 'change@summit.test');
      const other = await signInAdmin(running, 'change@summit.test');
      const change = async (current_password: string, new_password: string) => {
        const response = await post('change-password', { current_password, new_password }, { headers });
        return [response.status, await read<{ message: string }>(response)] as const;
      };
      expect((await change('wrong', 'another long passphrase'))[1].code).toBe('current_password_wrong');
      expect((await change(ADMIN_PASSWORD, 'short'))[1].detail).toBe('Password must be at least 12 characters');
      const [code, answer] = await change(ADMIN_PASSWORD, 'another long passphrase');
      expect([code, answer.message]).toEqual([200, 'password changed successfully! Please login again']);
      expect([(await status(headers)).status, (await status(other)).status]).toEqual([401, 401]);
      expect((await login('change@summit.test')).status).toBe(401);
      expect((await login('change@summit.test', 'another long passphrase')).status).toBe(200);
    });
  });

  describe('a password that counts no longer', () => {
    it('opens nothing when it was changed while it was looked at', async () => {
      await create('late@summit.test');
      const { late } = await running.app.get(Sql).transaction(async (tx) => {
        const text = `update admin_account set password_hash = 'another' where email = 'late@summit.test'`;
        await tx.query({ name: '', text });
        const pending = login('late@summit.test');
        await someoneWaits();
        return { late: pending };
      });
      expect((await late).status).toBe(401);
      const open = `select 1 from sign_in s join admin_account a on a.id = s.subject_id
        where a.email = 'late@summit.test' and s.ended_at is null`;
      expect(await running.rows(open)).toEqual([]);
    });

    it('has opened no code step that still leads in (S7)', async () => {
      const email = 'half-way@summit.test';
      const { secret, challenge } = await withTwoFactor(email);
      const temp_token = await challenge();
      const { reset_token: token } = await mailed(email);
      await running.app.get(AdminPasswordUseCase).reset({ token, password: NEXT_PASSWORD, client: 'c' });
      const answer = await post('verify-2fa', { email, temp_token, code: await codeOf(secret) });
      expect(await read(answer)).toMatchObject({ code: 'admin_two_factor_failed' });
    });

    it('is no longer what a reset link can replace once it was changed', async () => {
      const email = 'changed@summit.test';
      const headers = await signInAdmin(running, email);
      const { reset_token } = await mailed(email);
      const changed = await post(
        'change-password',
        { current_password: ADMIN_PASSWORD, new_password: NEXT_PASSWORD },
        { headers },
      );
      expect(changed.status).toBe(200);
      const answer = await post('reset-password', { reset_token, new_password: 'a passphrase of a thief' });
      expect(await read(answer)).toMatchObject({ code: 'admin_reset_failed' });
    });

    it('cannot be guessed with a stolen token: it is looked at as seldom as at the sign-in (S3)', async () => {
      const headers = await signInAdmin(running, 'stolen@summit.test');
      const guess = () =>
        post('change-password', { current_password: 'a wrong passphrase', new_password: NEXT_PASSWORD }, { headers });
      const statuses = [];
      for (let tries = 0; tries < 20; tries++) statuses.push((await guess()).status);
      expect(statuses.filter((one) => one !== 429).length).toBeLessThanOrEqual(15);
    });
  });

  it('looks at 15 codes of an account in an hour, however many code steps are open', async () => {
    const email = 'hourly@summit.test';
    const { secret, challenge } = await withTwoFactor(email);
    for (let steps = 0; steps < 3; steps++) {
      const temp_token = await challenge();
      for (let tries = 0; tries < 5; tries++)
        expect((await post('verify-2fa', { email, temp_token, code: 'aaaaa-aaaaa' })).status).toBe(401);
    }
    const right = { email, temp_token: await challenge(), code: await codeOf(secret) };
    expect((await post('verify-2fa', right)).status).toBe(429);
    running.clock.advance(60 * MINUTE_MS);
    const later = { email, temp_token: await challenge(), code: await codeOf(secret) };
    expect((await post('verify-2fa', later)).status).toBe(200);
  });

  describe('the audit log (A-005, S14)', () => {
    it('tells who did what, when and from where, without a secret', async () => {
      const from = freshAddress();
      const headers = await signInAdmin(running, 'audit@summit.test');
      await login('audit@summit.test', 'a wrong passphrase', from);
      await post('change-password', { current_password: 'x', new_password: 'another long passphrase' }, { headers });
      const { data, total } = await read<{ data: object[]; total: number }>(
        running.fetch('/api/admin/dashboard/audit-log?search=audit@summit.test&limit=2', { headers }),
      );
      expect(total).toBe(3);
      expect(data).toMatchObject([
        {
          admin_email: 'audit@summit.test',
          action: 'POST /api/admin/auth/change-password',
          status: 400,
          details: { current_password: '…', new_password: '…' },
        },
        {
          admin_email: 'audit@summit.test',
          action: 'POST /api/admin/auth/login',
          status: 401,
          address: from,
          details: { email: 'audit@summit.test', password: '…' },
        },
      ]);
      expect(JSON.stringify(await running.rows('select * from audit_entry'))).not.toMatch(/passphrase/);
    });

    it.each([
      ['an address written in another way', '/api/%61dmin/auth/change-password', {}],
      ['a NUL in the query', '/api/admin/auth/change-password?a=%00', {}],
      ['half of a sign in a field', '/api/admin/auth/change-password', { extra: '\ud800', '\ud800': '\u0000' }],
      ['a sign on the border of what is kept', '/api/admin/auth/change-password', { extra: `${'a'.repeat(299)}😀` }],
      ['an address that is no text', '/api/admin/auth/change-password', { email: { toString: 1 } }],
      ['more fields than anybody reads', '/api/admin/auth/change-password', manyFields(500)],
      ['boxes in boxes', '/api/admin/auth/change-password', boxed(500)],
    ])('cannot be kept quiet by %s', async (_how, path, body) => {
      const headers = await signInAdmin(running, 'quiet@summit.test');
      const [last] = await running.rows<{ id: string }>('select max(id) as id from audit_entry');
      const answer = await running.fetch(path, json(body, headers));
      expect(answer.status).toBe(400);
      const entries = await running.rows('select * from audit_entry where id > $1', [last?.id]);
      expect(entries).toMatchObject([
        { action: 'POST /api/admin/auth/change-password', admin_email: 'quiet@summit.test', status: 400 },
      ]);
      expect(JSON.stringify(entries).length).toBeLessThan(5_000);
    });

    it('keeps the fields of the call and nothing that it does not know', async () => {
      const unknown = { passwd: 'canary', Authorization: 'canary', card_number: 'canary', nested: { canary: 1 } };
      const from = freshAddress();
      const answer = await post('login', { email: 'canary@summit.test', password: 'canary', ...unknown }, { from });
      expect(answer.status).toBe(400);
      const [entry] = await running.rows<{ details: object }>('select details from audit_entry where address = $1', [
        from,
      ]);
      expect(entry!.details).toEqual({ email: 'canary@summit.test', password: '…', unknown_fields: 4 });
    });

    it('names the administrator whose password was reset', async () => {
      await create('forgetful@summit.test');
      const { reset_token } = await mailed('forgetful@summit.test');
      const from = freshAddress();
      await post('reset-password', { reset_token, new_password: NEXT_PASSWORD }, { from });
      expect(
        await running.rows('select action, admin_email, status from audit_entry where address = $1', [from]),
      ).toEqual([{ action: 'POST /api/admin/auth/reset-password', admin_email: 'forgetful@summit.test', status: 200 }]);
    });

    it('counts the calls that nobody was let in with', async () => {
      const from = freshAddress();
      const refused = (headers: Record<string, string> = {}) =>
        running.fetch('/api/admin/dashboard/audit-log?search=x', { headers, from });
      for (let n = 0; n < 3; n++) expect((await refused({ authorization: 'Bearer guessed' })).status).toBe(401);
      for (let n = 0; n < 6; n++) await post('forgot-password', { email: 'nobody@summit.test' }, { from });
      await running.app.get(RefusedCalls).flush();
      expect(
        await running.rows(
          `select action, status, details from audit_entry where address = $1 and action like 'refused %'`,
          [from],
        ),
      ).toEqual([
        { action: 'refused GET /api/admin/dashboard/audit-log', status: 401, details: { calls: 3 } },
        { action: 'refused POST /api/admin/auth/forgot-password', status: 429, details: { calls: 1 } },
      ]);
    });

    it('can be read by administrators only', async () => {
      expect((await running.fetch('/api/admin/dashboard/audit-log')).status).toBe(401);
    });
  });
});
