import type { ImportRunResponse, VipImportResponse, VipUsersResponse } from '@summit/contracts';
import { Sql } from '../../src/platform/database/sql.js';
import { ImportRuns } from '../../src/platform/import-runs/import-runs.js';
import { signInAdmin } from '../harness/admin.js';
import { jobs, read, startApp, type RunningApp } from '../harness/running-app.js';

// A-134, C-097
describe('the import of VIP users', () => {
  let running: RunningApp;
  let admin: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    admin = await signInAdmin(running);
  });
  afterAll(() => running.stop());

  const post = (body: string | Buffer, query = '', type = 'text/csv; charset=utf-8') =>
    running.fetch(`/api/admin/vip/import-csv${query}`, {
      method: 'POST',
      headers: { ...admin, 'content-type': type },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
  const outcome = async (response: Response | Promise<Response>) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code ?? 'ok'];
  };
  const newest = () => read<ImportRunResponse>(running.fetch('/api/admin/imports/vip_users', { headers: admin }));
  const rows = async (search: string) =>
    (await read<VipUsersResponse>(running.fetch(`/api/admin/vip/users?search=${search}`, { headers: admin }))).users;

  const FILE = [
    'name,email,summit1_access,summit2_access',
    'Ann,ann@import.example,yes,no',
    `=cmd|'/c calc'!A1,formula@import.example,0,1`,
    'Bo,bo@import,yes,no',
    'Cy,ANN@import.example,no,yes',
  ].join('\r\n');
  const ERRORS = ['Line 4: the email is not a valid address.', 'Line 5: the email is already on line 2.'];

  it('previews a file without changing anything, imports it, and is safe to repeat (A-139)', async () => {
    const answer = { success: true, imported: 2, skipped: 2, errors: ERRORS };
    expect(await read(post(FILE, '?dry_run=true'))).toEqual(answer);
    expect(await rows('import.example')).toEqual([]);
    expect(await read(post(FILE))).toEqual(answer);
    expect(await rows('import.example')).toMatchObject([
      { email: 'ann@import.example', name: 'Ann', summit1_access: true, summit2_access: false, setup_pending: true },
      { email: 'formula@import.example', name: `=cmd|'/c calc'!A1`, summit1_access: false, summit2_access: true },
    ]);
    expect(await read(post(FILE))).toEqual({
      success: true,
      imported: 0,
      skipped: 4,
      errors: [
        'Line 2: a VIP user with this email already exists.',
        'Line 3: a VIP user with this email already exists.',
        ...ERRORS,
      ],
    });
  });

  it('refuses a second import while one runs, and says where that is; a preview is no import', async () => {
    const sql = running.app.get(Sql);
    await running.app.get(ImportRuns).follow('vip_users', async (progress) => {
      await progress.reached({ done: 1_000, total: 9_000 });
      expect(await outcome(post(FILE))).toEqual([409, 'import_running']);
      expect(await outcome(post(FILE, '?dry_run=true'))).toEqual([200, 'ok']);
      expect((await newest()).run).toMatchObject({ state: 'running', done: 1_000, total: 9_000, outcome: null });
      await sql.transaction((tx) => progress.ended(tx, { imported: 8_000, skipped: 1_000 }));
    });
    expect((await newest()).run).toMatchObject({ state: 'done', outcome: { imported: 8_000, skipped: 1_000 } });
    expect(await outcome(running.fetch('/api/admin/imports/people', { headers: admin }))).toEqual([404, 'not_found']);
  });

  it('notes counts in the audit log, and no text of the file (A-005)', async () => {
    await post('email,name\nnoted@import.example,Noted');
    const [entry] = await running.rows<{ action: string; details: object }>(
      'select action, details from audit_entry order by id desc limit 1',
    );
    expect(entry).toEqual({
      action: 'POST /api/admin/vip/import-csv',
      details: { before: null, after: { imported: 1, skipped: 0 } },
    });
  });

  it('mails links only where it is asked to', async () => {
    await post('email,name\nquiet@import.example,Q');
    await post('email,name\nloud@import.example,L', '?send_setup_links=true');
    expect(await jobs(running, 'members/mail-setup-links')).toEqual([{ emails: ['loud@import.example'] }]);
  });

  it.each([
    ['UTF-16', Buffer.from('\ufeffemail,name\na@b.cd,Al', 'utf16le'), 'csv_not_utf8'],
    ['UTF-16 without a mark', Buffer.from('email,name\na@b.cd,Al', 'utf16le'), 'csv_not_utf8'],
    ['Latin-1', Buffer.from('email,name\na@b.cd,Zoë', 'latin1'), 'csv_not_utf8'],
    [
      'a hundred thousand rows of UTF-16',
      Buffer.from(`\ufeffemail,name\n${'a@b.cd,Al\n'.repeat(100_000)}`, 'utf16le'),
      'csv_not_utf8',
    ],
    ['a zero byte', Buffer.from('email,name\na@b.cd,A\0l'), 'csv_not_utf8'],
    ['nothing', Buffer.from(''), 'csv_header_invalid'],
    ['a header of other columns', Buffer.from('mail,name\na@b.cd,Al'), 'csv_header_invalid'],
    ['no rows', Buffer.from('email,name\n'), 'csv_empty'],
    ['an open quotation mark', Buffer.from('email,name\na@b.cd,"Al'), 'csv_malformed'],
  ])('refuses a file with %s', async (_what, file, code) => {
    expect(await outcome(post(file))).toEqual([400, code]);
  });

  it('refuses other formats and larger files than 16 MB', async () => {
    expect(await outcome(post('{}', '', 'application/json'))).toEqual([415, 'unsupported_media_type']);
    expect(await outcome(post(Buffer.alloc(16 * 1024 * 1024 + 1, 'a')))).toEqual([413, 'payload_too_large']);
    expect(await outcome(post(FILE, '?dry_run=perhaps'))).toEqual([400, 'validation_failed']);
  });

  it('takes a hundred thousand rows at once', async () => {
    const lines = Array.from({ length: 100_000 }, (_none, index) => `Member ${index},m${index}@full.example,yes,1`);
    const answer = await read<VipImportResponse>(
      post(['name,email,summit1_access,summit2_access', ...lines].join('\n')),
    );
    expect(answer).toEqual({ success: true, imported: 100_000, skipped: 0, errors: [] });
    const [counted] = await running.rows<{ count: string }>(
      `select count(*) from member where email like '%@full.example' and summit2_by_hand`,
    );
    expect(counted).toEqual({ count: '100000' });
    expect((await newest()).run).toMatchObject({
      state: 'done',
      done: 100_000,
      total: 100_000,
      outcome: { imported: 100_000, skipped: 0 },
    });
  });
});
