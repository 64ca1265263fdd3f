import type { MessageAnswer, VipEnableTwoFactorResponse, VipLoginResponse } from '@summit/contracts';
import { generate } from 'otplib';
import { MINUTE_MS } from '@summit/rules';
import { ForgotPasswordUseCase } from '../../src/modules/members/application/forgot-password.use-case.js';
import { createMember, mailLink, MEMBER_PASSWORD, signInMember, type MemberHandle } from '../harness/member.js';
import { freshAddress, jobs, json, read, startApp, type RunningApp } from '../harness/running-app.js';

const NEXT_PASSWORD = 'another long passphrase';

describe('the account of a member', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  type Headers = Record<string, string>;
  const post = (path: string, body: unknown, options: { headers?: Headers; from?: string } = {}) =>
    running.fetch(`/api/vip/auth/${path}`, { ...json(body, options.headers), from: options.from ?? freshAddress() });
  const login = (email: string, { password = MEMBER_PASSWORD, code = null as string | null, from = '' } = {}) =>
    post('login', { email, password, two_factor_code: code }, from ? { from } : {});
  const status = (headers: Headers) => running.fetch('/api/vip/auth/status', { headers });
  const codeOf = async (response: Response | Promise<Response>) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code ?? 'ok'];
  };
  const again = async ({ email }: MemberHandle): Promise<Headers> => {
    const { token } = await read<{ token: string }>(login(email));
    return { authorization: `Bearer ${token}` };
  };
  const noticesTo = (email: string) =>
    running.rows<{ template: string; values: Record<string, string> }>(
      'select template, values from mail_message where recipient = $1 order by created_at',
      [email],
    );

  describe('a forgotten password', () => {
    const mailed = async (email: string) => {
      await running.app.get(ForgotPasswordUseCase).mail({ email });
      const { values } = (await noticesTo(email)).at(-1)!;
      return new URL(values.reset_url!).searchParams.get('token')!;
    };
    const reset = (token: unknown, password: unknown = NEXT_PASSWORD, confirm_password: unknown = password) =>
      codeOf(post('reset-password', { token, password, confirm_password }));

    it('is asked for in the same way by known and unknown addresses (C-034)', async () => {
      await createMember(running, 'known@example.com');
      const emails = ['known@example.com', 'unknown@example.com'];
      const answers = await Promise.all(emails.map(async (email) => read(post('forgot-password', { email }))));
      expect(answers).toEqual([
        { success: true, message: 'If this address has VIP access, a link is on its way.' },
        { success: true, message: 'If this address has VIP access, a link is on its way.' },
      ]);
      for (const email of emails) expect(await jobs(running, 'members/mail-reset', { email })).toHaveLength(1);
      await running.app.get(ForgotPasswordUseCase).mail({ email: 'unknown@example.com' });
      expect(await noticesTo('unknown@example.com')).toEqual([]);
    });

    it('mails no more than two links in an hour to one address, whoever asks, and does not say so', async () => {
      const email = 'flooded@example.com';
      for (let n = 0; n < 8; n++) expect(await codeOf(post('forgot-password', { email }))).toEqual([200, 'ok']);
      expect(await jobs(running, 'members/mail-reset', { email })).toHaveLength(2);
    });

    it.each([
      [{}, 'email_required'],
      [{ email: 'amara' }, 'email_invalid'],
      [{ email: ['a@example.com'] }, 'email_invalid'],
      [{ email: 'a@example.com', host: 'evil.example' }, 'unknown_field'],
    ])('refuses %p', async (body, code) => {
      expect(await codeOf(post('forgot-password', body))).toEqual([400, code]);
    });

    // M-029
    it('is replaced with a mailed link to our own host, once, which ends every sign-in (S7)', async () => {
      const member = await signInMember(running);
      const token = await mailed(member.email);
      const [{ template, values }] = (await noticesTo(member.email)) as [
        { template: string; values: Record<string, string> },
      ];
      expect(template).toBe('password-reset-vip');
      expect(values).toEqual({
        name: 'Amara Okafor',
        reset_url: `http://member.test/vip/reset-password?token=${token}`,
        valid_for: '60 minutes',
      });
      const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
      expect(answers.filter(([code]) => code === 200)).toHaveLength(1);
      expect((await status(member.headers)).status).toBe(401);
      expect(await codeOf(login(member.email))).toEqual([401, 'vip_login_failed']);
      expect((await login(member.email, { password: NEXT_PASSWORD })).status).toBe(200);
    });

    it('is also a way in for who never used the setup link, which ends with it', async () => {
      const { email, token: setup } = await createMember(running);
      expect(await reset(await mailed(email))).toEqual([200, 'ok']);
      expect((await login(email, { password: NEXT_PASSWORD })).status).toBe(200);
      const late = { token: setup, password: MEMBER_PASSWORD, confirm_password: MEMBER_PASSWORD };
      expect(await codeOf(post('setup-password', late))).toEqual([400, 'setup_link_invalid']);
    });

    it('is refused with an older, late, guessed or missing link, and when it is weak', async () => {
      const { email, token: setup } = await createMember(running);
      const older = await mailed(email);
      const newer = await mailed(email);
      for (const token of [older, setup, 'guessed', '', undefined, ['x'], 'x'.repeat(201)])
        expect(await reset(token)).toEqual([400, 'reset_link_invalid']);
      expect(await reset(newer, 'short')).toEqual([400, 'password_too_short']);
      expect(await reset(newer, 'password1')).toEqual([400, 'password_too_common']);
      expect(await reset(newer, NEXT_PASSWORD, 'other')).toEqual([400, 'passwords_do_not_match']);
      running.clock.advance(60 * MINUTE_MS);
      expect(await reset(newer)).toEqual([400, 'reset_link_invalid']);
    });

    it('is not found by guessing: one link is tried sixty times an hour', async () => {
      const from = freshAddress();
      const body = { token: 'guess', password: NEXT_PASSWORD, confirm_password: NEXT_PASSWORD };
      const answers: unknown[] = [];
      for (let n = 0; n < 62; n++) answers.push((await post('reset-password', body, { from })).status);
      expect(answers.filter((code) => code === 429)).toHaveLength(2);
    });
  });

  describe('POST change-password', () => {
    const change = (headers: Headers, fields: object, from?: string) =>
      post(
        'change-password',
        {
          current_password: MEMBER_PASSWORD,
          new_password: NEXT_PASSWORD,
          confirm_password: NEXT_PASSWORD,
          ...fields,
        },
        { headers, from },
      );

    it('ends the other sign-ins and every mailed link, and keeps this one (M-060, M-062)', async () => {
      const member = await signInMember(running);
      const other = await again(member);
      const link = await mailLink(running, member.id, { purpose: 'reset' });
      const response = await change(member.headers, {});
      expect((await read<MessageAnswer>(response)).message).toBe('Password changed successfully!');
      expect([(await status(member.headers)).status, (await status(other)).status]).toEqual([200, 401]);
      expect(await codeOf(login(member.email))).toEqual([401, 'vip_login_failed']);
      expect((await login(member.email, { password: NEXT_PASSWORD })).status).toBe(200);
      const body = { token: link, password: MEMBER_PASSWORD, confirm_password: MEMBER_PASSWORD };
      expect(await codeOf(post('reset-password', body))).toEqual([400, 'reset_link_invalid']);
    });

    it.each([
      [{ confirm_password: 'x', new_password: 'short' }, 'new_passwords_do_not_match'],
      [{ confirm_password: 'short', new_password: 'short' }, 'new_password_too_short'],
      [{ confirm_password: 'letmein1', new_password: 'letmein1' }, 'password_too_common'],
      [{ confirm_password: 'trustno1', new_password: 'trustno1' }, 'password_too_common'],
      [{ confirm_password: 'Amara Okafor', new_password: 'Amara Okafor' }, 'password_is_own_name'],
      [{ confirm_password: null }, 'new_passwords_do_not_match'],
      [{ new_password: '' }, 'password_required'],
      [{ new_password: 'x'.repeat(1_001) }, 'password_too_long'],
      [{ current_password: '' }, 'password_required'],
      [{ current_password: 'not this one' }, 'current_password_wrong'],
      [{ current_password: 'x'.repeat(1_001) }, 'current_password_wrong'],
      [{ member_id: 'somebody else' }, 'unknown_field'],
    ])('refuses %p', async (fields, code) => {
      const { headers } = await signInMember(running);
      expect(await codeOf(change(headers, fields))).toEqual([400, code]);
    });

    it('is no way to try passwords with a stolen token', async () => {
      const { headers } = await signInMember(running);
      const answers: unknown[] = [];
      for (let n = 0; n < 20; n++) {
        const response = await change(headers, { current_password: `guess number ${n}` });
        answers.push(response.status);
      }
      expect(answers.filter((code) => code === 400).length).toBeLessThanOrEqual(15);
      expect(answers.at(-1)).toBe(429);
    });
  });

  describe('two-factor', () => {
    const codeFor = (secret: string) => generate({ secret, epoch: Math.floor(running.clock.now() / 1000) });
    const confirm = (headers: Headers, two_factor_code: string | null = null, current_password = MEMBER_PASSWORD) =>
      codeOf(post('confirm-identity', { current_password, two_factor_code }, { headers }));
    const enable = async (headers: Headers) => {
      expect(await confirm(headers)).toEqual([200, 'ok']);
      return read<VipEnableTwoFactorResponse>(post('enable-2fa', {}, { headers }));
    };
    const verify = (headers: Headers, code: unknown) => codeOf(post('verify-2fa', { code }, { headers }));
    const disable = (headers: Headers) => codeOf(post('disable-2fa', {}, { headers }));
    const isOn = async (headers: Headers) =>
      (await read<{ user: { two_factor_enabled: boolean } }>(status(headers))).user.two_factor_enabled;

    /** A member whose account asks for a code. */
    async function guarded() {
      const member = await signInMember(running);
      const { secret, backup_codes: codes } = await enable(member.headers);
      expect(await verify(member.headers, await codeFor(secret))).toEqual([200, 'ok']);
      // The code that switched it on counts no second time.
      running.clock.advance(31_000);
      return { ...member, secret, codes };
    }

    it('shows secret, picture and ten codes, and is on with the first right code only (M-067, M-068)', async () => {
      const { headers, email } = await signInMember(running);
      expect(await verify(headers, '123456')).toEqual([409, 'two_factor_not_started']);
      const setup = await enable(headers);
      expect(setup.qr_code_data).toMatch(/^data:image\/png;base64,/);
      expect(setup.secret).toMatch(/^[A-Z2-7]{32,}$/);
      expect(new Set(setup.backup_codes).size).toBe(10);
      for (const wrong of ['000000', '12345', '1234567', 'abcdef', setup.backup_codes[0], null, ['1']])
        expect(await verify(headers, wrong)).toEqual([401, 'two_factor_code_invalid']);
      expect(await isOn(headers)).toBe(false);
      expect((await read<VipLoginResponse>(login(email))).requires_2fa).toBe(false);
      const response = await post('verify-2fa', { code: await codeFor(setup.secret) }, { headers });
      expect((await read<MessageAnswer>(response)).message).toBe('2FA enabled successfully!');
      expect(await isOn(headers)).toBe(true);
      expect(await codeOf(post('enable-2fa', {}, { headers }))).toEqual([409, 'two_factor_already_enabled']);
      expect(await verify(headers, '123456')).toEqual([409, 'two_factor_already_enabled']);
      expect(await noticesTo(email)).toMatchObject([
        { template: 'two-factor-enabled', values: { account_email: email, area: 'VIP member area' } },
      ]);
    });

    it('counts the second set-up of two, seed and codes alike', async () => {
      const { headers, email } = await signInMember(running);
      const first = await enable(headers);
      const second = await enable(headers);
      expect(await verify(headers, await codeFor(first.secret))).toEqual([401, 'two_factor_code_invalid']);
      expect(await verify(headers, await codeFor(second.secret))).toEqual([200, 'ok']);
      expect(await codeOf(login(email, { code: first.backup_codes[0] }))).toEqual([401, 'two_factor_code_invalid']);
      expect(await codeOf(login(email, { code: second.backup_codes[0] }))).toEqual([200, 'ok']);
    });

    it('asks for the code after the right password, in the same call (M-024, C-088)', async () => {
      const { email, secret } = await guarded();
      const asked = await read<VipLoginResponse>(login(email));
      expect(asked).toEqual({ success: true, requires_2fa: true });
      expect(await read(login(email, { code: '   ' }))).toEqual({ success: true, requires_2fa: true });
      const wrong = await login(email, { code: '000000' });
      expect([wrong.status, (await read(wrong)).detail]).toEqual([401, 'Verification failed']);
      // A wrong password says nothing about the code.
      const both = login(email, { password: 'not the passphrase', code: await codeFor(secret) });
      expect(await codeOf(both)).toEqual([401, 'vip_login_failed']);
      expect(await codeOf(login(email, { code: await codeFor(secret) }))).toEqual([200, 'ok']);
    });

    it('takes a code once, also of many who bring it at once, and one step of drift (M-071)', async () => {
      const { email, secret } = await guarded();
      const code = await codeFor(secret);
      running.clock.advance(30_000);
      const answers = await Promise.all(Array.from({ length: 8 }, () => codeOf(login(email, { code }))));
      expect(answers.filter(([one]) => one === 200)).toHaveLength(1);
      expect(answers.filter(([, one]) => one === 'two_factor_code_invalid')).toHaveLength(7);
      running.clock.advance(61 * MINUTE_MS);
      const old = await codeFor(secret);
      running.clock.advance(61_000);
      expect(await codeOf(login(email, { code: old }))).toEqual([401, 'two_factor_code_invalid']);
    });

    it('takes each backup code once, however it is typed, and keeps only hashes (M-070)', async () => {
      const { id, email, codes } = await guarded();
      const [first, second] = codes as [string, string];
      expect(await codeOf(login(email, { code: ` ${first.toUpperCase().replace('-', ' ')}` }))).toEqual([200, 'ok']);
      expect(await codeOf(login(email, { code: first }))).toEqual([401, 'two_factor_code_invalid']);
      expect(await codeOf(login(email, { code: second }))).toEqual([200, 'ok']);
      const stored = JSON.stringify(await running.rows('select * from backup_code where subject_id = $1', [id]));
      for (const code of codes) expect(stored).not.toContain(code);
    });

    it('looks at ten codes an hour, whichever places they come from', async () => {
      const { email, secret } = await guarded();
      running.clock.advance(61 * MINUTE_MS);
      for (let n = 0; n < 10; n++)
        expect(await codeOf(login(email, { code: '000000' }))).toEqual([401, 'two_factor_code_invalid']);
      expect(await codeOf(login(email, { code: await codeFor(secret) }))).toEqual([429, 'rate_limited']);
      running.clock.advance(61 * MINUTE_MS);
      expect(await codeOf(login(email, { code: await codeFor(secret) }))).toEqual([200, 'ok']);
    });

    it('stays on through a new password, which signs nobody in (C-034)', async () => {
      const { id, email } = await guarded();
      const token = await mailLink(running, id, { purpose: 'reset' });
      const body = { token, password: NEXT_PASSWORD, confirm_password: NEXT_PASSWORD };
      expect(await read(post('reset-password', body))).toEqual({
        success: true,
        message: 'Your password is set. Sign in with the new one.',
      });
      expect(await read(login(email, { password: NEXT_PASSWORD }))).toEqual({ success: true, requires_2fa: true });
    });

    it('ends the other sign-ins when it is switched on', async () => {
      const member = await signInMember(running);
      const other = await again(member);
      const { secret } = await enable(member.headers);
      await verify(member.headers, await codeFor(secret));
      expect([(await status(member.headers)).status, (await status(other)).status]).toEqual([200, 401]);
    });

    it('is not changed by a token alone, however fresh it is (S5)', async () => {
      const fresh = await signInMember(running);
      expect(await codeOf(post('enable-2fa', {}, { headers: fresh.headers }))).toEqual([
        403,
        'password_confirmation_required',
      ]);
      const { email, secret } = await guarded();
      const { token } = await read<{ token: string }>(login(email, { code: await codeFor(secret) }));
      const headers = { authorization: `Bearer ${token}` };
      expect(await disable(headers)).toEqual([403, 'password_confirmation_required']);
      expect(await isOn(headers)).toBe(true);
    });

    it('asks for the password and a code of its own before it is switched off, for five minutes (C-091)', async () => {
      const { headers, email, codes, secret } = await guarded();
      running.clock.advance(15 * MINUTE_MS);
      expect(await disable(headers)).toEqual([403, 'recent_sign_in_required']);
      expect(await confirm(headers)).toEqual([401, 'two_factor_code_invalid']);
      expect(await confirm(headers, '000000')).toEqual([401, 'two_factor_code_invalid']);
      expect(await confirm(headers, codes[1]!, 'not the passphrase')).toEqual([400, 'current_password_wrong']);
      expect(await disable(headers)).toEqual([403, 'recent_sign_in_required']);
      expect(await confirm(headers, codes[1]!)).toEqual([200, 'ok']);
      running.clock.advance(5 * MINUTE_MS);
      expect(await disable(headers)).toEqual([403, 'recent_sign_in_required']);
      const other = await login(email, { code: codes[2]! });
      expect(other.status).toBe(200);
      expect(await confirm(headers, await codeFor(secret))).toEqual([200, 'ok']);
      const response = await post('disable-2fa', {}, { headers });
      expect((await read<MessageAnswer>(response)).message).toBe('2FA disabled successfully');
      const { token } = await read<{ token: string }>(other);
      expect([await isOn(headers), (await status({ authorization: `Bearer ${token}` })).status]).toEqual([false, 401]);
      expect((await noticesTo(email)).map(({ template }) => template)).toEqual([
        'two-factor-enabled',
        'two-factor-disabled',
      ]);
      expect((await read<VipLoginResponse>(login(email))).requires_2fa).toBe(false);
      const next = await enable(headers);
      await verify(headers, await codeFor(next.secret));
      expect(await codeOf(login(email, { code: codes[0] }))).toEqual([401, 'two_factor_code_invalid']);
    });

    it('is no way to try passwords with a stolen token', async () => {
      const { headers } = await signInMember(running);
      const answers: unknown[] = [];
      for (let n = 0; n < 18; n++) answers.push((await confirm(headers, null, `guess number ${n}`))[0]);
      expect(answers.filter((code) => code === 400).length).toBeLessThanOrEqual(15);
      expect(answers.at(-1)).toBe(429);
    });

    it('cannot be switched off where it is not on', async () => {
      const { headers } = await signInMember(running);
      expect(await disable(headers)).toEqual([409, 'two_factor_not_enabled']);
    });
  });
});
