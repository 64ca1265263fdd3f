import type { AffiliateInvitationResponse, SpeakerLoginResponse, SpeakerStatsResponse } from '@summit/contracts';
import { DAY_MS } from '@summit/rules';
import { InviteSpeakerUseCase } from '../../src/modules/affiliates/application/invite-speaker.use-case.js';
import { SIGN_INS, type SignIns } from '../../src/modules/auth/auth.public.js';
import { signInAdmin } from '../harness/admin.js';
import { freshAddress, read, startApp, type RunningApp } from '../harness/running-app.js';
import { SPEAKER_PASSWORD } from '../harness/speaker.js';
import { speakerCalls } from '../harness/speaker-calls.js';

type Headers = Record<string, string>;

describe('the sign-in of speakers', () => {
  let running: RunningApp;
  let admin: Headers;
  beforeAll(async () => {
    running = await startApp();
    admin = await signInAdmin(running);
  });
  afterAll(() => running.stop());

  const {
    post,
    get,
    statusAndCode,
    create,
    invite,
    tokenOf,
    invitedToken,
    setPassword,
    login,
    bearer,
    speaker,
    mailsTo,
    click,
  } = speakerCalls(() => ({ running, admin }));

  describe('an invitation (C-062)', () => {
    it('is mailed with a link for a password, which signs in at once (F-315)', async () => {
      const answer = await read<AffiliateInvitationResponse>(create('amara', { speaker_name: 'Amara Okafor' }));
      expect(answer.message).toBe('The affiliate is created. The link is on its way by email.');
      const [mail] = await mailsTo('amara@speakers.test');
      expect(mail).toMatchObject({
        template: 'speaker-invitation',
        values: {
          name: 'Amara Okafor',
          speaker_code: 'AMARA',
          set_password_url: answer.setup_url,
          referral_url: 'http://funnel.test/?ref=AMARA',
          valid_for: '7 days',
          payout_minimum: '$50',
          login_url: 'http://funnel.test/speaker/login',
        },
      });
      const url = new URL(answer.setup_url!);
      expect(url.origin + url.pathname).toBe('http://funnel.test/speaker/set-password');
      const token = url.searchParams.get('token')!;
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(JSON.stringify(await running.rows('select * from speaker_link'))).not.toContain(token);

      const signedIn = await read<SpeakerLoginResponse>(setPassword(token));
      expect(signedIn.speaker_name).toBe('Amara Okafor');
      const stats = await get('stats', { authorization: `Bearer ${signedIn.access_token}` });
      expect(stats.status).toBe(200);
    });

    it('is not sent when the administrator does not ask for it', async () => {
      const answer = await read<AffiliateInvitationResponse>(create('QUIET', { send_invitation: false }));
      expect(answer).toEqual({ success: true, message: 'The affiliate is created.', setup_url: null });
      expect(await mailsTo('quiet@speakers.test')).toEqual([]);
      expect(await statusAndCode(login('QUIET'))).toEqual([401, 'speaker_login_failed']);
    });

    it('works once, also for many who bring it at the same time', async () => {
      const token = await tokenOf(create('ONCE'));
      const answers = await Promise.all(Array.from({ length: 10 }, () => statusAndCode(setPassword(token))));
      expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
      expect(answers.filter(([, code]) => code === 'speaker_setup_link_invalid')).toHaveLength(9);
    });

    it('works for seven days, and not after a newer one', async () => {
      const first = await tokenOf(create('LATE'));
      const second = await tokenOf(invite('late'));
      expect(await statusAndCode(setPassword(first))).toEqual([400, 'speaker_setup_link_invalid']);
      const now = running.clock.now();
      running.clock.advance(7 * DAY_MS);
      expect(await statusAndCode(setPassword(second))).toEqual([400, 'speaker_setup_link_invalid']);
      running.clock.set(now + 7 * DAY_MS - 1);
      expect(await statusAndCode(setPassword(second))).toEqual([200, 'ok']);
      running.clock.set(now);
    });

    it('leaves one link that works of many sent at once', async () => {
      await create('MANY', { send_invitation: false });
      const sut = running.app.get(InviteSpeakerUseCase);
      await Promise.all(Array.from({ length: 8 }, () => sut.invite('MANY')));
      expect(
        await running.rows(
          `select 1 from speaker_link l join affiliate a on a.id = l.affiliate_id where a.code = 'MANY'`,
        ),
      ).toHaveLength(1);
    });

    it.each([
      ['no name', { speaker_name: ' ' }, 400, 'name_required'],
      ['a long name', { speaker_name: 'x'.repeat(121) }, 400, 'name_too_long'],
      ['no code', { speaker_code: '' }, 400, 'speaker_code_required'],
      ['a code with a space', { speaker_code: 'AM ARA' }, 400, 'affiliate_code_format'],
      ['no address', { email: '' }, 400, 'email_required'],
      ['an address that is none', { email: 'amara' }, 400, 'email_invalid'],
      ['no word on the invitation', { send_invitation: undefined }, 400, 'validation_failed'],
      ['a status of its own', { status: 'active' }, 400, 'unknown_field'],
      ['a code that is taken, in other letters', { speaker_code: 'Amara' }, 409, 'affiliate_code_exists'],
    ])('refuses an affiliate with %s', async (_name, given, status, code) => {
      expect(await statusAndCode(create('FRESH', given))).toEqual([status, code]);
    });

    it('finds nobody for an unknown code, and refuses a disabled one', async () => {
      expect(await statusAndCode(invite('NOBODY'))).toEqual([404, 'not_found']);
      expect(await statusAndCode(invite('not%20a%20code'))).toEqual([404, 'not_found']);
      await create('ASLEEP', { send_invitation: false });
      await running.rows(`update affiliate set status = 'disabled' where code = 'ASLEEP'`);
      expect(await statusAndCode(invite('ASLEEP'))).toEqual([409, 'affiliate_disabled']);
    });

    it('gives the new owner of a code the clicks that it had before', async () => {
      await Promise.all([click('EARLY'), click('early')]);
      const headers = await speaker('EARLY');
      expect(await read<SpeakerStatsResponse>(get('stats', headers))).toMatchObject({ total_clicks: 2 });
    });

    it('is written down without its link', async () => {
      const rows = JSON.stringify(await running.rows(`select * from audit_entry where action like '%affiliates%'`));
      expect(rows).toContain('"AMARA"'.toLowerCase());
      expect(rows).not.toContain('token');
    });
  });

  describe('a new password', () => {
    it('is mailed by an administrator, ends every sign-in, and leaves the old one until it is set', async () => {
      const headers = await speaker('AGAIN');
      const token = await invitedToken('AGAIN');
      expect((await mailsTo('again@speakers.test')).at(-1)).toMatchObject({
        template: 'password-reset-speaker',
        values: { speaker_code: 'AGAIN', valid_for: '1 day' },
      });
      expect((await login('AGAIN')).status).toBe(200);
      expect((await setPassword(token, 'another ridge at dusk')).status).toBe(200);
      expect((await get('stats', headers)).status).toBe(401);
      expect(await statusAndCode(login('AGAIN'))).toEqual([401, 'speaker_login_failed']);
      expect((await login('AGAIN', 'another ridge at dusk')).status).toBe(200);
    });

    it.each([
      ['short', ['seven c'], 'password_too_short', 'Password must be at least 8 characters long'],
      ['long', ['x1'.repeat(101)], 'password_too_long', /200 characters/],
      ['common', ['password123'], 'password_too_common', /common passwords/],
      [
        'typed differently',
        [SPEAKER_PASSWORD, 'ridge walker at dusk'],
        'passwords_do_not_match',
        'Passwords do not match',
      ],
      ['missing', [''], 'password_required', 'Password is required'],
    ])('is refused when it is %s, which does not use the link up', async (...[, passwords, code, text]) => {
      const token = await invitedToken('QUIET');
      const response = await setPassword(token, ...(passwords as [string, string?]));
      const body = await read(response);
      expect([response.status, body.code]).toEqual([400, code]);
      expect(body.detail).toMatch(text);
      expect((await setPassword(token)).status).toBe(200);
    });

    it.each([
      ['no token', ''],
      ['a guessed token', 'guessed'],
      ['an endless token', 'x'.repeat(500)],
    ])('is refused with %s', async (_name, token) => {
      expect(await statusAndCode(setPassword(token))).toEqual([400, 'speaker_setup_link_invalid']);
    });
  });

  describe('POST login', () => {
    it('takes the code in any letters, and answers token and name (F-306)', async () => {
      const answer = await read<SpeakerLoginResponse>(login(' aMaRa '));
      expect(Object.keys(answer).sort()).toEqual(['access_token', 'speaker_name']);
      expect(answer.speaker_name).toBe('Amara Okafor');
    });

    it('answers unknown codes, missing and wrong passwords and disabled affiliates in the same words (F-307, S4)', async () => {
      await create('NOPASSWORD');
      await speaker('DISABLED');
      await running.rows(`update affiliate set status = 'disabled' where code = 'DISABLED'`);
      const bodies = await Promise.all(
        [login('AMARA', 'wrong'), login('UNKNOWN'), login('NOPASSWORD'), login('DISABLED')].map(async (answer) => ({
          status: (await answer).status,
          ...(await read(answer)),
          request_id: '',
        })),
      );
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
      expect(bodies[0]).toMatchObject({ status: 401, code: 'speaker_login_failed', detail: 'Login failed' });
    });

    it.each([
      ['no code', { password: 'x' }, 400, 'speaker_code_required'],
      ['an empty code', { speaker_code: ' ', password: 'x' }, 400, 'speaker_code_required'],
      ['a code that is a list', { speaker_code: ['AMARA'], password: 'x' }, 400, 'speaker_code_required'],
      ['a code that nobody can have', { speaker_code: 'A'.repeat(65), password: 'x' }, 401, 'speaker_login_failed'],
      ['no password', { speaker_code: 'AMARA' }, 400, 'password_required'],
      ['a role of its own', { speaker_code: 'AMARA', password: 'x', role: 'admin' }, 400, 'unknown_field'],
    ])('refuses %s (F-305)', async (_name, body, status, code) => {
      expect(await statusAndCode(post('speaker/login', body))).toEqual([status, code]);
    });

    it('looks at few of the guesses of many machines, and lets the owner in from a known place (S3)', async () => {
      const token = await tokenOf(create('GUESSED'));
      const home = freshAddress();
      await setPassword(token);
      expect((await login('GUESSED', SPEAKER_PASSWORD, home)).status).toBe(200);
      const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => login('GUESSED', `guess ${n}`)));
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      expect(count(401)).toBeLessThanOrEqual(15);
      expect(count(429)).toBeGreaterThanOrEqual(25);
      expect((await login('GUESSED', SPEAKER_PASSWORD, home)).status).toBe(200);
    });
  });

  describe('a token', () => {
    it('ends with the sign-out, and after a day', async () => {
      const [first, second] = [await bearer(login('AMARA')), await bearer(login('AMARA'))];
      expect((await post('speaker/logout', {}, { headers: first })).status).toBe(200);
      expect([(await get('stats', first)).status, (await get('stats', second)).status]).toEqual([401, 200]);
      const now = running.clock.now();
      running.clock.advance(DAY_MS);
      expect((await get('stats', second)).status).toBe(401);
      running.clock.set(now);
    });

    it('of an affiliate who was disabled since opens nothing (F-313)', async () => {
      const headers = await speaker('FIRED');
      await running.rows(`update affiliate set status = 'disabled' where code = 'FIRED'`);
      for (const path of ['stats', 'commissions', 'payouts'])
        expect(await statusAndCode(get(path, headers))).toEqual([403, 'forbidden']);
    });

    it('is good for its own area only: the matrix of roles', async () => {
      const [{ id }] = (await running.rows<{ id: string }>(`select id from affiliate where code = 'AMARA'`)) as [
        { id: string },
      ];
      const vip = await running.app.get<SignIns>(SIGN_INS).open({ role: 'vip', id }, '198.51.100.1');
      const tokens = {
        speaker: await bearer(login('AMARA')),
        admin,
        vip: { authorization: `Bearer ${vip.token}` },
        nobody: {} as Headers,
      };
      const routes = {
        speaker: [
          ['GET', '/api/speaker/stats'],
          ['GET', '/api/speaker/commissions'],
          ['GET', '/api/speaker/payouts'],
          ['POST', '/api/speaker/logout'],
        ],
        admin: [
          ['GET', '/api/admin/dashboard/all-affiliates'],
          ['POST', '/api/admin/affiliates'],
          ['POST', '/api/admin/affiliates/QUIET/invite'],
        ],
      } as const;
      for (const [area, calls] of Object.entries(routes))
        for (const [method, path] of calls)
          for (const [role, headers] of Object.entries(tokens).filter(([role]) => role !== area)) {
            const response = await running.fetch(path, { method, headers });
            expect([role, path, response.status]).toEqual([role, path, 401]);
          }
      expect((await get('stats', tokens.speaker)).status).toBe(200);
    });
  });
});
