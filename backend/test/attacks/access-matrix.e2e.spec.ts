import { isRole, ROLES, type EndpointSpec, type Role } from '@summit/contracts';
import { ENDPOINT_ROWS, pathOf } from '../harness/endpoints.js';
import { signInAdmin } from '../harness/admin.js';
import { signInMember } from '../harness/member.js';
import { freshAddress, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { openSignIns, openSupportSignIn } from '../harness/sign-ins.js';

const guarded = ENDPOINT_ROWS.filter(({ access }) => isRole(access));

/** a flag, with what was asked for or with what went wrong in words. */
function isDocumented(method: string, { success, detail, message, ...payload }: Record<string, unknown>): boolean {
  if (success === true) return method !== 'GET' || Object.keys(payload).length > 0;
  return success === false && typeof detail === 'string' && message === detail;
}

/** Every route with every token: own area only (S1, S12). */
describe('the access matrix', () => {
  let running: RunningApp;
  let tokens: Record<Role, string>;
  beforeAll(async () => {
    running = await startApp();
    tokens = await openSignIns(running);
  });
  afterAll(() => running.stop());

  const call = (endpoint: EndpointSpec, headers: Record<string, string>) =>
    running.fetch(pathOf(endpoint), { method: endpoint.method, headers, from: freshAddress() });

  //
  it('covers routes of all three areas', () => {
    expect(new Set(guarded.map(({ access }) => access))).toEqual(new Set(ROLES));
    expect(guarded.length).toBeGreaterThan(30);
  });

  //
  it('turns away everybody without a token and every token of another area', async () => {
    for (const route of guarded) {
      const strangers = ROLES.filter((role) => role !== route.access).map((role) => ({
        authorization: `Bearer ${tokens[role]}`,
      }));
      for (const headers of [{}, { authorization: 'Bearer forged' }, ...strangers]) {
        const response = await call(route, headers as Record<string, string>);
        expect([route.method, route.path, response.status, (await read(response)).code]).toEqual([
          route.method,
          route.path,
          401,
          'unauthorized',
        ]);
      }
    }
  });

  it('lets support make the calls whose rows say so, and owners the others (A-001)', async () => {
    const office = guarded.filter(({ access, path }) => access === 'admin' && !path.endsWith('/logout'));
    const authorization = `Bearer ${await openSupportSignIn(running)}`;
    for (const route of office) {
      const response = await call(route, { authorization });
      const isForbidden = response.status === 403 && (await read(response)).code === 'forbidden';
      expect([route.method, route.path, isForbidden]).toEqual([
        route.method,
        route.path,
        route.staffRole !== 'support',
      ]);
    }
    const owners = office.filter(({ staffRole }) => staffRole !== 'support').map(({ path }) => path);
    for (const closed of ['payouts', 'data-backups', 'clear-all-data', 'staff', 'company', 'audit-log'])
      expect(owners.some((path) => path.includes(`/${closed}`))).toBe(true);
  });

  it('asks staff for a fresh confirmation where the row says so, and before a new second factor (S5)', async () => {
    const headers = await signInAdmin(running, 'unconfirmed@summit.test');
    const dangerous = guarded.filter(({ confirmed, path }) => confirmed || path.endsWith('/setup-2fa'));
    for (const route of dangerous)
      expect([route.path, (await read(call(route, headers))).code]).toEqual([
        route.path,
        'password_confirmation_required',
      ]);
    expect(dangerous.length).toBeGreaterThan(20);
  });

  it('asks members for a fresh confirmation before their ways in change (S5, C-091)', async () => {
    const { id, headers } = await signInMember(running);
    await running.rows(
      `insert into second_factor (role, subject_id, secret, confirmed_at) values ('vip', $1, 'sealed', now())`,
      [id],
    );
    const body = { new_email: 'elsewhere@members.test' };
    for (const [method, path] of [
      ['POST', 'enable-2fa'],
      ['POST', 'disable-2fa'],
      ['POST', 'backup-codes'],
      ['POST', 'change-email'],
      ['POST', 'passkeys/options'],
      ['DELETE', `passkeys/${id}`],
    ] as const) {
      const options = { ...json(path === 'change-email' ? body : {}, headers), method, from: freshAddress() };
      const { code } = await read(running.fetch(`/api/vip/auth/${path}`, options));
      expect([path, code]).toEqual([path, 'password_confirmation_required']);
    }
  });

  it('lets the own area pass to what the call itself has to say', async () => {
    // What ends sign-ins comes last, because the others need them.
    const order = [...guarded].sort(
      (one, other) => Number(one.path.includes('logout')) - Number(other.path.includes('logout')),
    );
    for (const route of order) {
      const response = await call(route, { authorization: `Bearer ${tokens[route.access as Role]}` });
      const isJson = (response.headers.get('content-type') ?? '').includes('json');
      const answer = isJson ? await read<Record<string, unknown>>(response) : null;
      // A wrong code is 401 too, and says so: only `unauthorized` is about the token.
      const refused = response.status === 401 && answer?.code === 'unauthorized';
      // Here `prepare` has written no files, and a call that needs them says so.
      const failed = response.status >= 500 && answer?.code !== 'service_unavailable';
      expect([route.method, route.path, refused, failed]).toEqual([route.method, route.path, false, false]);
      const documented = route.access !== 'admin' || answer === null || isDocumented(route.method, answer);
      expect([route.method, route.path, documented]).toEqual([route.method, route.path, true]);
    }
  });
});
