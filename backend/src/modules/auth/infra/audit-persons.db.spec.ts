import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { KeyedHash } from '../../../platform/personal-data/keyed-hash.js';
import { AuditPersons } from './audit-persons.js';

//
describe('persons in the audit log', () => {
  let database: SqlDatabase;
  let persons: AuditPersons;
  beforeAll(async () => {
    database = await startSqlDatabase();
    persons = new AuditPersons(database.sql, new KeyedHash({ secrets: { visitorHash: 'a key' } }));
  });
  afterAll(() => database.stop());

  const ENTRY = {
    action: 'DELETE /api/admin/vip/delete/zoe@example.com',
    details: { email: 'Zoe@example.com', before: [{ name: 'Zoe Quill', summit2_access: true, n: 1 }], note: null },
  };
  const CHANGE = 'PUT /api/admin/vip/update-access';

  it('are tokens, at any depth, and come back for whoever reads', async () => {
    const hidden = await persons.hide(ENTRY, ENTRY.action);
    expect(JSON.stringify(hidden)).not.toMatch(/zoe/i);
    expect(hidden.details.before).toEqual([{ name: expect.stringMatching(/^person:/), summit2_access: true, n: 1 }]);
    expect(await persons.show(hidden)).toEqual(ENTRY);
  });

  it('keep the same token, so that entries about one person can be told to be', async () => {
    const [first, second] = await Promise.all([
      persons.hide('zoe@example.com', CHANGE),
      persons.hide('sent to zoe@example.com.', CHANGE),
    ]);
    expect(second).toContain(first);
  });

  it('lose their names where a call is about persons only: an article keeps its name', async () => {
    const body = { name: 'What is included?' };
    expect(await persons.hide(body, 'PUT /api/admin/faqs/1')).toEqual(body);
    expect(await persons.hide(body, CHANGE)).not.toEqual(body);
  });

  it('are looked for in a long text without keeping everybody waiting', async () => {
    const text = 'x'.repeat(200_000);
    expect(await persons.hide(`${text} zoe@example.com`, CHANGE)).toMatch(/^x+ person:/);
  });

  it('stay unknown once they are erased, and are not remembered by who looks them up for that', async () => {
    const hidden = await persons.hide({ email: 'gone@example.com' }, CHANGE);
    await database.rows(`delete from audit_person where value = 'gone@example.com'`);
    expect(await persons.show(hidden)).toEqual(hidden);
    await persons.hide({ email: 'gone@example.com' }, 'POST /api/admin/dashboard/privacy/erase');
    expect(await persons.show(hidden)).toEqual(hidden);
  });
});
