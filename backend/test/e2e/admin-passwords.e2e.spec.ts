import type { AdminLoginResponse } from '@summit/contracts';
import { MINUTE_MS } from '@summit/rules';
import { AdminPasswordUseCase } from '../../src/modules/auth/application/admin-password.use-case.js';
import { Sql } from '../../src/platform/database/sql.js';
import { ADMIN_PASSWORD, signInAdmin } from '../harness/admin.js';
import { someoneWaits } from '../harness/eventually.js';
import { jobs, read, startApp, type RunningApp } from '../harness/running-app.js';
import { adminCalls } from '../harness/admin-calls.js';

const NEXT_PASSWORD = 'another long passphrase';

describe('passwords of administrators', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  const { post, login, status, create, codeOf, mailed, withTwoFactor } = adminCalls(() => running);

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
        await someoneWaits(running);
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
});
