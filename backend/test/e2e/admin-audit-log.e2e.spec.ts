import type { AuditLogRow, PageAnswer } from '@summit/contracts';
import { RefusedCalls } from '../../src/modules/auth/application/refused-calls.js';
import { readCsv } from '../builders/read-csv.js';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { ENDPOINT_ROWS, nameOf, pathOf } from '../harness/endpoints.js';
import { freshAddress, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { adminCalls } from '../harness/admin-calls.js';

const NEXT_PASSWORD = 'another long passphrase';
const manyFields = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, index]));
const boxed = (depth: number): object => (depth === 0 ? {} : { box: boxed(depth - 1) });

describe('what administrators do is written down', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running.stop());

  const { post, login, create, mailed } = adminCalls(() => running);

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

    it('is handed out as a file, as it is searched, and no spreadsheet runs what somebody typed (S15)', async () => {
      const headers = await signInAdmin(running, 'file@summit.test');
      await login('=file()', 'a wrong passphrase', freshAddress());
      const search = encodeURIComponent('POST /api/admin/auth');
      const answer = await running.fetch(`/api/admin/export/audit-log?search=${search}`, { headers });
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit_log.csv"');
      const [head, ...rows] = readCsv(await answer.text());
      expect(head).toEqual(['id', 'at', 'admin_email', 'action', 'status', 'address', 'details']);
      const list = await read<PageAnswer<AuditLogRow>>(
        running.fetch(`/api/admin/dashboard/audit-log?search=${search}&limit=1000`, { headers }),
      );
      expect(rows.map((row) => [row[0], row[4]])).toEqual(list.data.map(({ id, status }) => [id, String(status)]));
      expect(rows.slice(0, 2).map((row) => row[2])).toEqual(["'=file()", 'file@summit.test']);
      expect(JSON.parse(rows[0]![6]!)).toMatchObject({ password: '…' });
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
      const email = expect.stringMatching(/^person:[\w-]{22}$/) as string;
      expect(entry!.details).toEqual({ email, password: '…', unknown_fields: 4 });
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

    it('names every file that leaves the house, and who took it', async () => {
      const files = ENDPOINT_ROWS.filter(({ access, answerFormat }) => access === 'admin' && answerFormat === 'file');
      const from = freshAddress();
      const headers = await signInAdmin(running, 'files@summit.test');
      await confirmAdmin(running, headers);
      for (const row of files) {
        const asked = row.method === 'GET' ? { headers } : json({ email: 'nobody@summit.test' }, headers);
        await (await running.fetch(pathOf(row), { ...asked, from })).arrayBuffer();
      }
      const taken = await running.rows<{ route: string }>(
        `select regexp_replace(action, '[0-9a-f-]{36}', ':id') as route from audit_entry where address = $1 and admin_id is not null`,
        [from],
      );
      expect(taken.map(({ route }) => route).toSorted()).toEqual(
        files.map((row) => nameOf(row).replace(/:\w+/, ':id')).toSorted(),
      );
    });

    it('can be read by administrators only', async () => {
      expect((await running.fetch('/api/admin/dashboard/audit-log')).status).toBe(401);
    });
  });
});
