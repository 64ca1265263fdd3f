import type {
  VipBackupCodesResponse,
  VipConfirmEmailResponse,
  VipEnableTwoFactorResponse,
  VipLostTwoFactorConfirmResponse,
  VipSecurityResponse,
  VipSetupPasswordResponse,
} from '@summit/contracts';
import { generate } from 'otplib';
import { HOUR_MS } from '@summit/rules';
import { EndLostFactorsJob } from '../../src/modules/members/application/end-lost-factors.job.js';
import { createMember, mailLink, MEMBER_PASSWORD, signInMember, type MemberHandle } from '../harness/member.js';
import { freshAddress, json, read, startApp, type RunningApp } from '../harness/running-app.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Headers = Record<string, string>;

// M-184
describe('ways back into an account, and its safety', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  const post = (path: string, body: unknown, headers: Headers = {}) =>
    running.fetch(`/api/vip/auth/${path}`, { ...json(body, headers), from: freshAddress() });
  const codeOf = async (response: Response | Promise<Response>) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code ?? 'ok'];
  };
  const login = (email: string, code: string | null = null, headers: Headers = {}) =>
    post('login', { email, password: MEMBER_PASSWORD, two_factor_code: code }, headers);
  const security = (headers: Headers) =>
    read<VipSecurityResponse>(running.fetch('/api/vip/auth/security', { headers }));
  const isSignedIn = async (headers: Headers) =>
    (await running.fetch('/api/vip/auth/status', { headers })).status === 200;
  const again = async ({ email }: MemberHandle): Promise<Headers> => {
    const { token } = await read<{ token: string }>(login(email, null, { 'user-agent': FIREFOX }));
    return { authorization: `Bearer ${token}` };
  };
  const mailsTo = (email: string) =>
    running.rows<{ template: string; values: Record<string, string> }>(
      'select template, values from mail_message where recipient = $1 order by created_at, id',
      [email],
    );
  const tokenIn = async (email: string, template: string, value: string) => {
    const mail = (await mailsTo(email)).findLast((one) => one.template === template)!;
    return new URL(mail.values[value]!).searchParams.get('token')!;
  };
  const confirm = (headers: Headers, two_factor_code: string | null = null) =>
    post('confirm-identity', { current_password: MEMBER_PASSWORD, two_factor_code }, headers);
  const codeFor = (secret: string) => generate({ secret, epoch: Math.floor(running.clock.now() / 1000) });

  async function guarded() {
    const member = await signInMember(running);
    await confirm(member.headers);
    const { secret, backup_codes } = await read<VipEnableTwoFactorResponse>(post('enable-2fa', {}, member.headers));
    await post('verify-2fa', { code: await codeFor(secret) }, member.headers);
    running.clock.advance(31_000);
    return { ...member, secret, codes: backup_codes };
  }

  describe('sign-ins', () => {
    it('are shown with browser, network and time, and the one that asks among them', async () => {
      const member = await signInMember(running);
      const other = await again(member);
      const { sign_ins: rows, ...rest } = await security(other);
      expect(rest).toEqual({ success: true, backup_codes_left: null, two_factor_ends_at: null });
      expect(rows.map(({ browser, current }) => [browser, current])).toEqual(
        expect.arrayContaining([
          ['Firefox on Linux', true],
          [null, false],
        ]),
      );
      expect(rows[0]!.network).toMatch(/^198\.18\./);
      expect(rows[0]!.signed_in_at).toBe(new Date(running.clock.now()).toISOString());
    });

    it('end one by one, or everywhere else at once; nobody ends another member’s', async () => {
      const member = await signInMember(running);
      const stranger = await signInMember(running);
      const [second, third] = [await again(member), await again(member)];
      const idOf = async (headers: Headers) => (await security(headers)).sign_ins.find(({ current }) => current)!.id;
      const end = (id: string, headers: Headers) =>
        codeOf(running.fetch(`/api/vip/auth/sign-ins/${id}`, { method: 'DELETE', headers }));
      const secondId = await idOf(second);
      for (const id of [await idOf(stranger.headers), 'nobody', '6a1c4d1e-0000-4000-8000-000000000000'])
        expect(await end(id, member.headers)).toEqual([404, 'not_found']);
      expect(await end(secondId, member.headers)).toEqual([200, 'ok']);
      expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true]);
      expect(await codeOf(post('sign-out-everywhere', {}, member.headers))).toEqual([200, 'ok']);
      expect([await isSignedIn(third), await isSignedIn(member.headers)]).toEqual([false, true]);
      expect(await isSignedIn(stranger.headers)).toBe(true);
    });
  });

  it('backup codes are counted, and renewed with the password given again (M-070)', async () => {
    const { headers, email, codes, secret } = await guarded();
    await login(email, codes[0]!);
    expect((await security(headers)).backup_codes_left).toBe(9);
    running.clock.advance(6 * 60_000);
    expect(await codeOf(post('backup-codes', {}, headers))).toEqual([403, 'password_confirmation_required']);
    expect(await codeOf(confirm(headers, await codeFor(secret)))).toEqual([200, 'ok']);
    const renewed = await read<VipBackupCodesResponse>(post('backup-codes', {}, headers));
    expect(new Set(renewed.backup_codes).size).toBe(10);
    expect((await security(headers)).backup_codes_left).toBe(10);
    expect(await codeOf(login(email, codes[1]!))).toEqual([401, 'two_factor_code_invalid']);
    expect(await codeOf(login(email, renewed.backup_codes[0]!))).toEqual([200, 'ok']);
    expect((await mailsTo(email)).at(-1)!.template).toBe('backup-codes-renewed');
  });

  describe('a lost second factor', () => {
    const report = (email: string, password = MEMBER_PASSWORD) => codeOf(post('lost-2fa', { email, password }));
    it('is reported behind the shield of the sign-in, as it tells whether a password is right (F-330)', async () => {
      const { email } = await guarded();
      const endsAt = new Date(running.clock.now() + 60_000);
      await running.rows(`insert into form_attack (form, ends_at) values ('vip_login', $1)`, [endsAt]);
      expect((await report(email))[1]).toBe('proof_of_work_needed');
      await running.rows(`delete from form_attack`);
      expect(await report(email)).toEqual([200, 'ok']);
    });

    const start = async (email: string) => {
      await report(email);
      const token = await tokenIn(email, 'two-factor-lost', 'confirm_url');
      return read<VipLostTwoFactorConfirmResponse>(post('lost-2fa/confirm', { token }));
    };
    const runJob = () => running.app.get(EndLostFactorsJob).run();

    it('goes off after 72 hours, told twice, and leaves entries with before and after in the audit log (A-005)', async () => {
      const { id, email, headers } = await guarded();
      expect(await report(email, 'not the passphrase')).toEqual([401, 'vip_login_failed']);
      const { ends_at } = await start(email);
      expect(Date.parse(ends_at) - running.clock.now()).toBe(72 * HOUR_MS);
      expect((await security(headers)).two_factor_ends_at).toBe(ends_at);
      await runJob();
      expect(await read(login(email))).toEqual({ success: true, requires_2fa: true });
      running.clock.advance(72 * HOUR_MS);
      await runJob();
      expect(await codeOf(login(email))).toEqual([200, 'ok']);
      expect(await isSignedIn(headers)).toBe(false);
      const entries = await running.rows<{ action: string; details: { before: unknown; after: unknown } }>(
        `select action, details from audit_entry where admin_email = $1 order by id`,
        [`vip account ${id}`],
      );
      expect(entries.map(({ action }) => action)).toEqual([
        'member second factor called lost',
        'member second factor switched off',
      ]);
      expect(entries[1]!.details).toEqual({
        before: { two_factor_enabled: true, two_factor_ends_at: ends_at },
        after: { two_factor_enabled: false, two_factor_ends_at: null },
      });
      expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
        'two-factor-enabled',
        'two-factor-lost',
        'two-factor-ending',
        'two-factor-disabled',
      ]);
    });

    it.each([
      [
        'signs in with a code',
        async ({ email, secret }: { email: string; secret: string }) => login(email, await codeFor(secret)),
      ],
      [
        'uses the link of the warning',
        async ({ email }: { email: string }) =>
          post('lost-2fa/cancel', { token: await tokenIn(email, 'two-factor-ending', 'keep_url') }),
      ],
      ['says so where they are signed in', async ({ headers }: MemberHandle) => post('keep-2fa', {}, headers)],
    ])('stays on where the owner %s', async (_how, act) => {
      const member = await guarded();
      await start(member.email);
      expect((await act(member)).status).toBe(200);
      running.clock.advance(72 * HOUR_MS);
      await runJob();
      expect(await read(login(member.email))).toEqual({ success: true, requires_2fa: true });
    });

    it('is refused with a guessed, used, late or foreign link', async () => {
      const { id, email } = await guarded();
      await report(email);
      const token = await tokenIn(email, 'two-factor-lost', 'confirm_url');
      const reset = await mailLink(running, id, { purpose: 'reset' });
      for (const wrong of ['guessed', reset, '', null, 'x'.repeat(201)])
        for (const path of ['lost-2fa/confirm', 'lost-2fa/cancel', 'confirm-email'])
          expect(await codeOf(post(path, { token: wrong }))).toEqual([400, 'account_link_invalid']);
      running.clock.advance(HOUR_MS);
      expect(await codeOf(post('lost-2fa/confirm', { token }))).toEqual([400, 'account_link_invalid']);
    });
  });

  describe('another address', () => {
    it('takes over with the mailed link; the one before signs in no more and hears of it', async () => {
      const member = await signInMember(running);
      const email = `new-${member.email}`;
      const ask = () => codeOf(post('change-email', { new_email: email }, member.headers));
      expect(await ask()).toEqual([403, 'password_confirmation_required']);
      await confirm(member.headers);
      expect(await ask()).toEqual([200, 'ok']);
      expect(await codeOf(login(email))).toEqual([401, 'vip_login_failed']);
      const token = await tokenIn(email, 'email-change-link', 'confirm_url');
      const elsewhere = await read<{ token: string }>(login(member.email));
      const confirmed = post('confirm-email', { token }, member.headers);
      expect(await read<VipConfirmEmailResponse>(confirmed)).toEqual({ success: true, email });
      expect(await isSignedIn({ authorization: `Bearer ${elsewhere.token}` })).toBe(false);
      expect(await codeOf(login(email))).toEqual([200, 'ok']);
      expect(await codeOf(login(member.email))).toEqual([401, 'vip_login_failed']);
      expect((await mailsTo(member.email)).at(-1)!.template).toBe('email-changed');
      expect(await isSignedIn(member.headers)).toBe(true);
      const { undo_url: undo } = (await mailsTo(member.email)).at(-1)!.values;
      const takeBack = () => post('take-back-email', { token: new URL(undo!).searchParams.get('undo') });
      expect(await read(takeBack())).toEqual({ success: true, email: member.email });
      expect(await isSignedIn(member.headers)).toBe(false);
      // The password may be the thief's by now: it has ended, and the mailbox has a link to a new one.
      expect(await codeOf(login(member.email))).toEqual([401, 'vip_login_failed']);
      expect((await mailsTo(member.email)).at(-1)!.template).toBe('password-reset-vip');
      expect(await codeOf(takeBack())).toEqual([400, 'account_link_invalid']);
    });

    it('that somebody else has gets no mail, and the answer is the same', async () => {
      const [member, other] = [await signInMember(running), await signInMember(running)];
      await confirm(member.headers);
      const answers = [];
      for (const new_email of [other.email, `free-${member.email}`])
        answers.push(await read(post('change-email', { new_email }, member.headers)));
      expect(answers[0]).toEqual(answers[1]);
      expect(await mailsTo(other.email)).toEqual([]);
      for (const [new_email, code] of [
        [member.email, 'new_email_is_current'],
        ['nobody', 'email_invalid'],
        ['', 'email_required'],
      ] as const)
        expect(await codeOf(post('change-email', { new_email }, member.headers))).toEqual([400, code]);
    });
  });

  it('a setup link that is over mails its owner a new one (M-039, C-109)', async () => {
    const { email, token } = await createMember(running);
    running.clock.advance(8 * 24 * HOUR_MS);
    const body = { password: MEMBER_PASSWORD, confirm_password: MEMBER_PASSWORD };
    expect(await codeOf(post('setup-password', { token, ...body }))).toEqual([400, 'setup_link_invalid']);
    const answers = [];
    for (const asked of [token, 'guessed']) answers.push(await read(post('renew-setup-link', { token: asked })));
    expect(answers[0]).toEqual(answers[1]);
    const renewed = await tokenIn(email, 'vip-setup-resend', 'setup_url');
    const answer = await read<VipSetupPasswordResponse>(post('setup-password', { token: renewed, ...body }));
    expect(answer.user.email).toBe(email);
  });
});
