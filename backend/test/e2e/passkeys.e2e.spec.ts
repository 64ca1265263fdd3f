import type { AdminSignedIn, AdminStatusResponse, PasskeysResponse, VipPasskeySignInResponse } from '@summit/contracts';
import { MINUTE_MS } from '@summit/rules';
import {
  PASSKEY_STORE,
  type NewPasskey,
  type PasskeyStore,
} from '../../src/modules/auth/application/passkey-store.port.js';
import { Settings } from '../../src/platform/settings/settings.js';
import { Sql } from '../../src/platform/database/sql.js';
import { randomUUID } from 'node:crypto';
import { ADMIN_PASSWORD, confirmAdmin, signInAdmin } from '../harness/admin.js';
import { adminCalls } from '../harness/admin-calls.js';
import { mailLink, MEMBER_PASSWORD, signInMember } from '../harness/member.js';
import { passkeyCalls } from '../harness/passkeys.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

// C-088, C-091
describe('passkeys', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  const office = adminCalls(() => running);
  const admin = passkeyCalls(() => running, 'admin');
  const vip = passkeyCalls(() => running, 'vip');
  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  const mailsOf = (recipient: string) =>
    running
      .rows<{ template: string }>(
        `select template from mail_message where recipient = $1 and template like 'passkey-%' order by created_at, template`,
        [recipient],
      )
      .then((rows) => rows.map(({ template }) => template));

  const newPasskey = (subject: NewPasskey['subject']): NewPasskey => ({
    id: randomUUID(),
    subject,
    label: 'Phone',
    createdAt: running.clock.now(),
    credentialId: randomUUID(),
    publicKey: new Uint8Array([1]),
    counter: 0,
    transports: [],
    deviceType: 'multiDevice',
    backedUp: true,
  });

  describe('of staff', () => {
    /** An administrator with a passkey, signed in by password. */
    const withPasskey = async (email: string, counting = false) => {
      const headers = await signInAdmin(running, email);
      await confirmAdmin(running, headers);
      const device = admin.device(counting);
      expect(await admin.outcome(admin.add(headers, device))).toEqual([200, 'ok']);
      const [row] = await running.rows<{ id: string; subject_id: string }>(
        `select p.id, p.subject_id from passkey p join admin_account a on a.id = p.subject_id where a.email = $1`,
        [email],
      );
      return { headers, device, id: row!.id, adminId: row!.subject_id };
    };

    it('are added once password and code were given again, and then sign in alone', async () => {
      const headers = await signInAdmin(running, 'ada@summit.test');
      expect(await admin.outcome(admin.send('/options', {}, headers))).toEqual([403, 'password_confirmation_required']);
      await confirmAdmin(running, headers);
      const device = admin.device();
      expect(await admin.outcome(admin.add(headers, device))).toEqual([200, 'ok']);
      const answer = await read<AdminSignedIn>(admin.signIn(device));
      expect(answer).toMatchObject({ success: true, admin_email: 'ada@summit.test' });
      const { data } = await read<PasskeysResponse>(admin.list(bearer(answer)));
      expect(data).toMatchObject([{ label: 'Passkey', synced: true, last_used_at: expect.any(String) }]);
      const { data: status } = await read<AdminStatusResponse>(office.status(bearer(answer)));
      expect(status).toMatchObject({ two_factor_enabled: false, passkeys: 1 });
    });

    it('tell nobody who has one: the question to everybody is the same but for its random parts', async () => {
      const [one, other] = [await admin.askToSignIn(), await admin.askToSignIn()];
      expect(one.options).toEqual({ ...other.options, challenge: one.options.challenge });
      expect(one.options).toMatchObject({ rpId: 'admin.test', allowCredentials: [], userVerification: 'required' });
    });

    it.each([
      ['by a page of the member area', { origin: 'http://member.test' }],
      ['for another host', { rpId: 'member.test' }],
      ['without finger, face or PIN', { unverified: true }],
      ['with another signature', { foreignKey: true }],
    ])('are not taken %s, in the words of a wrong password (S4)', async (name, faults) => {
      const { headers, device } = await withPasskey(`${name.toLowerCase().replace(/\W+/g, '-')}@summit.test`);
      expect(await admin.outcome(admin.signIn(device, faults))).toEqual([401, 'admin_login_failed']);
      expect(await admin.outcome(admin.confirm(headers, device, faults))).toEqual([400, 'passkey_refused']);
      if (!('foreignKey' in faults))
        expect(await admin.outcome(admin.add(headers, device, faults))).toEqual([400, 'passkey_not_added']);
    });

    it('answer a question once, also of many answers at the same moment', async () => {
      const { device } = await withPasskey('many@summit.test');
      const { handle, options } = await admin.askToSignIn();
      const body = { handle, ...device.use(options) };
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => admin.outcome(admin.send('/sign-in', body))));
      expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
      expect(outcomes.filter(([, code]) => code === 'passkey_question_ended')).toHaveLength(7);
    });

    it('are counted one change after the other, also of an account that has none yet', async () => {
      const [store, sql] = [running.app.get<PasskeyStore>(PASSKEY_STORE), running.app.get(Sql)];
      const subject = { role: 'admin', id: randomUUID() } as const;
      const addFirst = () =>
        sql.transaction(async (tx) => {
          const held = await store.hold(tx, subject);
          if (held.length === 0) await store.add(tx, newPasskey(subject));
        });
      await Promise.all(Array.from({ length: 4 }, addFirst));
      expect(await store.list(subject)).toHaveLength(1);
    });

    it('answer no question after five minutes, and none of another sign-in, purpose or area', async () => {
      const { headers, device } = await withPasskey('late@summit.test');
      const other = await withPasskey('other@summit.test');
      const ended = [400, 'passkey_question_ended'];
      const question = await admin.askToAdd(headers);
      const made = { handle: question.handle, ...admin.device().make(question.options) };
      expect(await admin.outcome(admin.send('', made, other.headers))).toEqual(ended);
      expect(await admin.outcome(admin.send('', made, headers))).toEqual([200, 'ok']);

      const { handle, options } = await admin.askToSignIn();
      const used = { handle, ...device.use(options) };
      expect(await admin.outcome(admin.send('/confirm', used, headers))).toEqual(ended);
      expect(await admin.outcome(vip.send('/sign-in', used))).toEqual(ended);
      running.clock.advance(5 * MINUTE_MS);
      expect(await admin.outcome(admin.send('/sign-in', used))).toEqual(ended);
    });

    it('that count their uses are taken once for each count, and a copy is told to the owner', async () => {
      const { device } = await withPasskey('copied@summit.test', true);
      const questions = await Promise.all([admin.askToSignIn(), admin.askToSignIn()]);
      const both = questions.map(({ handle, options }) => ({ handle, ...device.use(options, { counter: 5 }) }));
      const outcomes = await Promise.all(both.map((body) => admin.outcome(admin.send('/sign-in', body))));
      expect(outcomes.map(([status]) => status).sort()).toEqual([200, 401]);
      expect(await admin.outcome(admin.signIn(device, { counter: 4 }))).toEqual([401, 'admin_login_failed']);
      expect((await mailsOf('copied@summit.test')).filter((template) => template === 'passkey-refused')).not.toEqual(
        [],
      );
      expect(await admin.outcome(admin.signIn(device, { counter: 6 }))).toEqual([200, 'ok']);
    });

    it('open nothing once they are removed, which ends the other sign-ins, or once the account is disabled', async () => {
      const { headers, device, id, adminId } = await withPasskey('gone@summit.test');
      const elsewhere = bearer(await read<AdminSignedIn>(admin.signIn(device)));
      await running.rows('update admin_account set disabled_at = now() where id = $1', [adminId]);
      expect(await admin.outcome(admin.signIn(device))).toEqual([401, 'admin_login_failed']);
      expect((await office.status(elsewhere)).status).toBe(401);
      await running.rows('update admin_account set disabled_at = null where id = $1', [adminId]);
      expect((await office.status(elsewhere)).status).toBe(200);
      await confirmAdmin(running, headers);
      expect(await admin.outcome(admin.remove(headers, id))).toEqual([200, 'ok']);
      expect((await office.status(elsewhere)).status).toBe(401);
      expect((await office.status(headers)).status).toBe(200);
      expect(await admin.outcome(admin.signIn(device))).toEqual([401, 'admin_login_failed']);
      expect(await mailsOf('gone@summit.test')).toEqual(['passkey-added', 'passkey-removed']);
    });

    it('go with a new password from the mailbox where they are new', async () => {
      const { device } = await withPasskey('reset@summit.test');
      const { reset_token } = await office.mailed('reset@summit.test');
      const reset = await office.post('reset-password', { reset_token, new_password: 'walks the ridge at dawn' });
      expect(reset.status).toBe(200);
      expect(await admin.outcome(admin.signIn(device))).toEqual([401, 'admin_login_failed']);
    });

    it('are written down without keys and signatures (A-005)', async () => {
      const { device } = await withPasskey('audited@summit.test');
      await admin.signIn(device);
      const entries = await running.rows<{ action: string; details: string }>(
        `select action, details::text from audit_entry where action like '%/passkeys%' order by id desc limit 4`,
      );
      expect(entries.map(({ action }) => action)).toContain('POST /api/admin/auth/passkeys/sign-in');
      const { credential_id } = device.use((await admin.askToSignIn()).options);
      for (const { details } of entries) expect(details).not.toContain(credential_id);
      for (const { details } of entries) expect(details).not.toMatch(/[\w-]{60}/);
    });

    describe('where two-factor is asked of everybody', () => {
      const require = (on: boolean) =>
        running.app
          .get(Sql)
          .transaction((tx) => running.app.get(Settings).write(tx, { 'staff.two_factor_required': on }));
      afterEach(() => require(false));

      it('are both factors; the password alone neither opens the back office nor brings in another factor', async () => {
        const { device, id } = await withPasskey('both@summit.test');
        await require(true);
        const byPasskey = bearer(await read<AdminSignedIn>(admin.signIn(device)));
        expect((await running.fetch('/api/admin/mails', { headers: byPasskey })).status).toBe(200);

        const byPassword = bearer(await read<AdminSignedIn>(office.login('both@summit.test', ADMIN_PASSWORD)));
        const mails = () => admin.outcome(running.fetch('/api/admin/mails', { headers: byPassword }));
        expect(await mails()).toEqual([403, 'two_factor_required']);
        expect(await office.confirm(byPassword)).toEqual([400, 'passkey_confirmation_required']);
        expect(await admin.outcome(office.post('setup-2fa', {}, { headers: byPassword }))).toEqual([
          403,
          'password_confirmation_required',
        ]);

        expect(await admin.outcome(admin.confirm(byPassword, device))).toEqual([200, 'ok']);
        expect(await mails()).toEqual([200, 'ok']);
        expect(await admin.outcome(admin.remove(byPassword, id))).toEqual([409, 'passkey_needed']);
      });
    });
  });

  describe('of members', () => {
    const confirmedMember = async () => {
      const member = await signInMember(running);
      const body = { current_password: MEMBER_PASSWORD, two_factor_code: null };
      const confirmed = await running.fetch('/api/vip/auth/confirm-identity', {
        ...json(body, member.headers),
        from: member.from,
      });
      expect(confirmed.status).toBe(200);
      return member;
    };

    it('sign in, have names, and confirm what is hard to undo', async () => {
      const member = await confirmedMember();
      const device = vip.device();
      expect(await vip.outcome(vip.add(member.headers, device))).toEqual([200, 'ok']);
      const answer = await read<VipPasskeySignInResponse>(vip.signIn(device));
      expect(answer.user).toMatchObject({ email: member.email });
      const headers = bearer(answer);
      const { data } = await read<PasskeysResponse>(vip.list(headers));
      const { id } = data[0]!;
      const rename = (label: string) => vip.outcome(vip.send(`/${id}`, { label }, headers, 'PUT'));
      expect(await rename(' Phone ')).toEqual([200, 'ok']);
      expect(await rename(' ')).toEqual([400, 'passkey_label_invalid']);
      expect(await rename('x'.repeat(61))).toEqual([400, 'passkey_label_invalid']);
      expect((await read<PasskeysResponse>(vip.list(headers))).data).toMatchObject([{ label: 'Phone' }]);

      expect(await vip.outcome(vip.remove(headers, id))).toEqual([403, 'password_confirmation_required']);
      expect(await vip.outcome(vip.confirm(headers, device))).toEqual([200, 'ok']);
      expect(await vip.outcome(vip.remove(headers, id))).toEqual([200, 'ok']);
      expect((await vip.list(member.headers)).status).toBe(401);
      expect(await vip.outcome(vip.signIn(device))).toEqual([401, 'vip_login_failed']);
      expect(await mailsOf(member.email)).toEqual(['passkey-added', 'passkey-removed']);
    });

    it('belong to one member only', async () => {
      const [amara, bo] = [await confirmedMember(), await confirmedMember()];
      const device = vip.device();
      await vip.add(amara.headers, device);
      const [row] = (await read<PasskeysResponse>(vip.list(amara.headers))).data;
      expect(await vip.outcome(vip.remove(bo.headers, row!.id))).toEqual([404, 'not_found']);
      expect(await vip.outcome(vip.send(`/${row!.id}`, { label: 'Mine' }, bo.headers, 'PUT'))).toEqual([
        404,
        'not_found',
      ]);
      const { handle, options } = await read<{ handle: string; options: Parameters<typeof device.use>[0] }>(
        vip.send('/confirm-options', {}, bo.headers),
      );
      const foreign = { handle, ...device.use({ ...options, allowCredentials: [] }) };
      expect(await vip.outcome(vip.send('/confirm', foreign, bo.headers))).toEqual([400, 'passkey_refused']);
    });

    it('go with a new password from the mailbox where they are new', async () => {
      const member = await confirmedMember();
      const device = vip.device();
      await vip.add(member.headers, device);
      const token = await mailLink(running, member.id, { purpose: 'reset' });
      const body = { token, password: 'another long passphrase', confirm_password: 'another long passphrase' };
      expect((await running.fetch('/api/vip/auth/reset-password', json(body))).status).toBe(200);
      expect(await vip.outcome(vip.signIn(device))).toEqual([401, 'vip_login_failed']);
    });
  });
});
