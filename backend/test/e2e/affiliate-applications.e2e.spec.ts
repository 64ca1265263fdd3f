import type {
  AffiliateApplicationRow,
  AffiliateInvitationResponse,
  AffiliateProgramResponse,
  MessageAnswer,
  PageAnswer,
  SpeakerLoginResponse,
} from '@summit/contracts';
import { signInAdmin } from '../harness/admin.js';
import { LOAD_IS_NO_ATTACK } from '../harness/load.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { freshAddress, json, read, startApp, type RunningApp } from '../harness/running-app.js';

const PASSWORD = 'ridge walker at dawn';
const PROMOTION = 'A newsletter for ceramic studios, twice a month.';

type Headers = Record<string, string>;

/** F-009, F-279, F-283, C-057, C-062. */
describe('joining the affiliate programme', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let admin: Headers;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: { ...outside.env, SUPPORT_EMAIL: 'help@summit.test' } });
    admin = await signInAdmin(running);
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  const set = (key: string, value: unknown) =>
    running.rows(
      'insert into setting (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value',
      [key, JSON.stringify(value)],
    );
  const program = () => read<AffiliateProgramResponse>(running.fetch('/api/affiliate/program'));
  const apply = (body: object, from = freshAddress()) =>
    running.fetch('/api/affiliate/applications', { ...json({ promotion: PROMOTION, ...body }), from });
  const list = async (query = '') =>
    read<PageAnswer<AffiliateApplicationRow>>(
      running.fetch(`/api/admin/affiliate-applications${query}`, { headers: admin }),
    );
  const decide = (id: string, decision: 'approve' | 'decline', body: object = {}) =>
    running.fetch(`/api/admin/affiliate-applications/${id}/${decision}`, json(body, admin));
  const rowOf = async (email: string) => (await list()).data.find((row) => row.email === email);

  it('happens with our own form and an approval unless an operator says otherwise', async () => {
    expect(await program()).toEqual({ success: true, join_url: null, approval_needed: true });
    await set('affiliates.approval_needed', false);
    expect(await program()).toMatchObject({ approval_needed: false });
    await set('affiliates.approval_needed', true);
    await set('affiliates.join_url', 'https://platform.example/join');
    expect(await program()).toEqual({
      success: true,
      join_url: 'https://platform.example/join',
      approval_needed: false,
    });
    await set('affiliates.join_url', 'javascript:alert(1)');
    expect(await program()).toMatchObject({ join_url: null });
  });

  it('is confirmed to the applicant, told to the operator and listed once for an address', async () => {
    const answer = await read<MessageAnswer>(apply({ name: ' Hana Novak ', email: 'Hana@Novak.example' }));
    expect(await read(apply({ name: 'Again', email: 'hana@novak.example' }))).toEqual(answer);
    const received = await outside.mailAbout('hana@novak.example', 'We have your affiliate application');
    expect(received.text).toContain('Hello Hana Novak');
    const notice = await outside.mailAbout('help@summit.test', 'Somebody applied to the affiliate programme');
    expect(notice.text).toContain('hana@novak.example');
    expect(await rowOf('hana@novak.example')).toMatchObject({
      name: 'Hana Novak',
      promotion: PROMOTION,
      status: 'pending',
      decided_at: null,
      speaker_code: null,
      suggested_code: 'HANA',
    });
    expect((await outside.mailsTo('hana@novak.example')).length).toBe(1);
  });

  it('makes one of two hundred applications that come at once', async () => {
    await running.rows(LOAD_IS_NO_ATTACK);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => apply({ name: 'Twin', email: 'twin@example.com' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await running.rows('select 1 from affiliate_application where email = $1', ['twin@example.com']);
    expect(rows).toHaveLength(1);
  });

  it('keeps nothing of who fills in the field that people do not see', async () => {
    const answer = await apply({ name: 'Bot', email: 'bot@example.com', website: 'https://spam.example' });
    expect(answer.status).toBe(200);
    expect(await rowOf('bot@example.com')).toBeUndefined();
  });

  it.each([
    [{ name: '', email: 'a@b.cd' }, 'name_required'],
    [{ name: 'x'.repeat(121), email: 'a@b.cd' }, 'name_too_long'],
    [{ name: 'Win at https://evil.example', email: 'a@b.cd' }, 'validation_failed'],
    [{ name: 'See www.evil.example', email: 'a@b.cd' }, 'validation_failed'],
    [{ name: 'A', email: '' }, 'email_required'],
    [{ name: 'A', email: 'a' }, 'email_invalid'],
    [{ name: 'A', email: 'a@b.cd', promotion: '  ' }, 'promotion_required'],
    [{ name: 'A', email: 'a@b.cd', promotion: 'Mail.' }, 'promotion_too_short'],
    [{ name: 'A', email: 'a@b.cd', promotion: 'x'.repeat(2_001) }, 'promotion_too_long'],
    [{ name: 'A', email: 'a@b.cd', status: 'approved' }, 'unknown_field'],
  ])('refuses %j', async (body, code) => {
    const response = await apply(body);
    expect([response.status, (await read(response)).code]).toEqual([400, code]);
  });

  it('ends with an account whose password the mailed link sets', async () => {
    const { id } = (await rowOf('hana@novak.example'))!;
    const { setup_url } = await read<AffiliateInvitationResponse>(decide(id, 'approve', { speaker_code: 'hana' }));
    const mail = await outside.mailAbout('hana@novak.example', 'Your affiliate account is open');
    expect(mail.text).toContain(setup_url);
    const token = new URL(setup_url!).searchParams.get('token');
    const body = { token, password: PASSWORD, confirm_password: PASSWORD };
    const session = await read<SpeakerLoginResponse>(running.fetch('/api/speaker/set-password', json(body)));
    expect(session.speaker_name).toBe('Hana Novak');
    expect(await rowOf('hana@novak.example')).toMatchObject({ status: 'approved', speaker_code: 'HANA' });
    const again = await decide(id, 'approve', { speaker_code: 'HANA2' });
    expect([again.status, (await read(again)).code]).toEqual([409, 'application_decided']);
    const noted = await running.rows(
      `select 1 from audit_entry where details -> 'after' ->> 'speaker_code' = 'hana' and status = 200`,
    );
    expect(noted).toHaveLength(1);
  });

  it('can end with a no', async () => {
    const { id } = (await rowOf('twin@example.com'))!;
    expect((await decide(id, 'decline')).status).toBe(200);
    await outside.mailAbout('twin@example.com', 'About your affiliate application');
    expect((await list('?status=declined')).data.map(({ email }) => email)).toEqual(['twin@example.com']);
    expect((await list('?status=pending')).total).toBe(0);
  });

  it.each([
    ['nonsense', 'HANA', 404, 'not_found'],
    ['00000000-0000-4000-8000-000000000000', 'HANA', 404, 'not_found'],
    ['00000000-0000-4000-8000-000000000000', 'no code', 400, 'affiliate_code_format'],
    ['00000000-0000-4000-8000-000000000000', '', 400, 'speaker_code_required'],
  ])('approves nothing for %s with the code %j', async (id, speaker_code, status, code) => {
    const response = await decide(id, 'approve', { speaker_code });
    expect([response.status, (await read(response)).code]).toEqual([status, code]);
  });

  it('opens accounts with different codes at once where no approval is needed (F-283)', async () => {
    await set('affiliates.join_url', null);
    await set('affiliates.approval_needed', false);
    const emails = ['mei1@example.com', 'mei2@example.com', 'mei3@example.com'];
    const answers = await Promise.all(emails.map((email) => apply({ name: 'Mei Lin', email })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await Promise.all(emails.map(rowOf));
    expect(rows.map((row) => row?.status)).toEqual(['approved', 'approved', 'approved']);
    expect(rows.map((row) => row?.speaker_code).sort()).toEqual(['MEI', 'MEI2', 'MEI3']);
    expect((await outside.mailAbout('mei1@example.com', 'Your affiliate account is open')).text).toContain(
      '/speaker/set-password',
    );
  });
});
