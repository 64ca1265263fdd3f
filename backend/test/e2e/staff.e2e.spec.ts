import type { AdminStatusResponse, StaffResponse } from '@summit/contracts';
import { ADMIN_PASSWORD, confirmAdmin, signInAdmin } from '../harness/admin.js';
import { adminCalls } from '../harness/admin-calls.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

const STAFF = '/api/admin/staff';
const NEW_PASSWORD = 'walks the ridge at dawn';

//
describe('the staff of the back office', () => {
  let running: RunningApp;
  let owner: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    owner = await signInAdmin(running);
    await confirmAdmin(running, owner);
  });
  afterAll(() => running.stop());

  const { post, login, status, codeOf, withTwoFactor } = adminCalls(() => running);
  const send = (path: string, body: unknown, method = 'POST', headers = owner) =>
    running.fetch(path, { ...json(body, headers), method });
  const codeFrom = async (answer: Promise<Response>) => {
    const response = await answer;
    return [response.status, (await read(response)).code ?? 'ok'];
  };
  const listed = async () => (await read<StaffResponse>(running.fetch(STAFF, { headers: owner }))).data;
  const staffOf = async (email: string) => (await listed()).find((one) => one.email === email)!;
  const linkFor = async (email: string) => {
    const [mail] = await running.rows<{ values: { reset_url: string } }>(
      `select values from mail_message where template = 'staff-invitation' and recipient = $1 order by created_at desc limit 1`,
      [email],
    );
    return new URL(mail!.values.reset_url).searchParams.get('token');
  };
  const signIn = async (email: string) => {
    const { token } = await read<{ token: string }>(login(email, NEW_PASSWORD));
    return { authorization: `Bearer ${token}` };
  };

  it('is invited by mail, chooses a password and works as support', async () => {
    expect(await codeFrom(send(STAFF, { email: 'Helper@summit.test', role: 'support' }))).toEqual([200, 'ok']);
    expect(await codeFrom(send(STAFF, { email: 'helper@summit.test', role: 'owner' }))).toEqual([409, 'staff_exists']);
    expect(await staffOf('helper@summit.test')).toMatchObject({ role: 'support', status: 'invited' });
    expect(await codeFrom(login('helper@summit.test', NEW_PASSWORD))).toEqual([401, 'admin_login_failed']);
    const reset_token = await linkFor('helper@summit.test');
    expect(await codeFrom(post('reset-password', { reset_token, new_password: NEW_PASSWORD }))).toEqual([200, 'ok']);
    const helper = await signIn('helper@summit.test');
    const { data } = await read<AdminStatusResponse>(status(helper));
    expect(data).toEqual({ two_factor_enabled: false, role: 'support', two_factor_missing: false, passkeys: 0 });
    expect((await running.fetch('/api/admin/dashboard/overview', { headers: helper })).status).toBe(200);
    for (const path of [STAFF, '/api/admin/payouts', '/api/admin/dashboard/data-backups'])
      expect(await codeFrom(running.fetch(path, { headers: helper }))).toEqual([403, 'forbidden']);
    expect(await staffOf('helper@summit.test')).toMatchObject({ status: 'active' });
  });

  it('is changed only after the password was given again, and what changed is in the audit log (A-005)', async () => {
    const { id } = await staffOf('helper@summit.test');
    const fresh = await signInAdmin(running);
    const change = { role: 'owner', disabled: false };
    expect(await codeFrom(send(`${STAFF}/${id}`, change, 'PUT', fresh))).toEqual([
      403,
      'password_confirmation_required',
    ]);
    expect(await codeFrom(send(`${STAFF}/${id}`, change, 'PUT'))).toEqual([200, 'ok']);
    const [entry] = await running.rows<{ details: object }>(
      `select details from audit_entry where action = $1 and status = 200`,
      [`PUT ${STAFF}/${id}`],
    );
    expect(entry!.details).toMatchObject({
      before: { email: expect.stringMatching(/^person:/), role: 'support' },
      after: { email: expect.stringMatching(/^person:/), role: 'owner' },
    });
  });

  it('is out at once when it is disabled, and cannot come back by mail', async () => {
    const helper = await signIn('helper@summit.test');
    const { id } = await staffOf('helper@summit.test');
    expect(await codeFrom(send(`${STAFF}/${id}`, { role: 'support', disabled: true }, 'PUT'))).toEqual([200, 'ok']);
    expect((await status(helper)).status).toBe(401);
    expect(await codeFrom(login('helper@summit.test', NEW_PASSWORD))).toEqual([401, 'admin_login_failed']);
    expect(await codeFrom(send(`${STAFF}/${id}/invitation`, {}))).toEqual([409, 'staff_disabled']);
    await send(`${STAFF}/${id}`, { role: 'support', disabled: false }, 'PUT');
    expect((await status(helper)).status).toBe(401);
    expect((await status(await signIn('helper@summit.test'))).status).toBe(200);
  });

  it('sets two-factor up before anything else once an owner asks for it (A-026)', async () => {
    const settings = '/api/admin/staff-settings';
    const require = (on: boolean, headers = owner) =>
      codeFrom(send(settings, { two_factor_required: on }, 'PUT', headers));
    await confirmAdmin(running, owner);
    expect(await require(true)).toEqual([409, 'staff_two_factor_own_first']);
    const strict = await withTwoFactor('strict@summit.test');
    const body = { current_password: ADMIN_PASSWORD, two_factor_code: await codeOf(strict.secret) };
    await post('confirm-identity', body, { headers: strict.headers });
    const strictHeaders = strict.headers as { authorization: string };
    expect(await require(true, strictHeaders)).toEqual([200, 'ok']);
    const { data } = await read<AdminStatusResponse>(status(owner));
    expect(data).toMatchObject({ two_factor_missing: true });
    expect(await codeFrom(running.fetch(STAFF, { headers: owner }))).toEqual([403, 'two_factor_required']);
    await confirmAdmin(running, owner);
    expect((await post('setup-2fa', {}, { headers: owner })).status).toBe(200);
    expect((await running.fetch(STAFF, { headers: strictHeaders })).status).toBe(200);
    expect(await require(false, strictHeaders)).toEqual([200, 'ok']);
    expect((await running.fetch(STAFF, { headers: owner })).status).toBe(200);
  });
});
