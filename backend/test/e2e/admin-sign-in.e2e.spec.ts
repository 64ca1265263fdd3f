import type { AdminEnableTwoFactorResponse, AdminSetupTwoFactorResponse, AdminSignedIn } from '@summit/contracts';
import { MINUTE_MS } from '@summit/rules';
import { ADMIN_PASSWORD, signInAdmin } from '../harness/admin.js';
import { freshAddress, read, startApp, type RunningApp } from '../harness/running-app.js';
import { adminCalls } from '../harness/admin-calls.js';

describe('the sign-in of administrators', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  const { post, login, status, create, codeOf, confirm, withTwoFactor } = adminCalls(() => running);

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
});
