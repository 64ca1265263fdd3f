import { startMigratedDatabase, type MigratedDatabase } from '../../../../test/harness/migrated-database.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { AuditSubjects1795500002100 } from '../../../platform/database/migrations/1795500002100-audit-subjects.js';
import { EntriesOfAuditSubjects1795500002101 } from '../../../platform/database/migrations/1795500002101-entries-of-audit-subjects.js';
import { KeyedHash } from '../../../platform/personal-data/keyed-hash.js';
import { AuditLogRepository } from './audit-log.repository.js';
import { AuditPersons } from './audit-persons.js';

const WRITE = `insert into audit_entry (at, admin_email, action, details, status, address, request_id)
  select now(), 'staff' || n % 3 || '@summit.test', 'PUT /api/admin/faqs/' || n % 5, '{}', 200, '192.0.2.1', 'r' || n from generate_series(1, $1::int) n`;
const COUNTED = `select admin_email, action, entries from audit_subject order by 1, 2`;
const TRUE_COUNTS = `select admin_email, action, count(*)::int as entries from audit_entry group by 1, 2 order by 1, 2`;

describe('who did what in the audit log, counted', () => {
  const steps = [new AuditSubjects1795500002100(), new EntriesOfAuditSubjects1795500002101()];
  let database: MigratedDatabase;
  beforeAll(async () => {
    database = await startMigratedDatabase();
  });
  afterAll(() => database?.stop());

  it('holds what was there before an upgrade, and each entry since', async () => {
    for (const step of steps.toReversed()) await database.run(step, 'down');
    await database.rows(WRITE, [40]);
    for (const step of steps) await database.run(step, 'up');
    await database.rows(WRITE, [7]);
    const counted = await database.rows(COUNTED);
    expect(counted).toHaveLength(15);
    expect(counted).toEqual(await database.rows(TRUE_COUNTS));
  });
});

describe('a search of the audit log', () => {
  let database: SqlDatabase;
  let log: AuditLogRepository;
  beforeAll(async () => {
    database = await startSqlDatabase();
    const persons = new AuditPersons(database.sql, new KeyedHash({ secrets: { visitorHash: 'a key' } }));
    log = new AuditLogRepository(database.sql, persons);
    await database.rows(WRITE, [2_500]);
    for (const action of [
      'PUT /api/admin/vip/zoe@example.com',
      'PUT /api/admin/faqs/rare',
      'POST /api/admin/faqs/rare',
    ])
      await log.append({
        at: 0,
        adminId: null,
        adminEmail: 'owner@summit.test',
        action,
        details: {},
        status: 200,
        address: '',
        requestId: '',
      });
  });
  afterAll(() => database?.stop());

  const find = async (search: string, skip = 0) => {
    const { rows, total } = await log.page({ search, limit: 2, skip });
    return [total, ...rows.map(({ id }) => Number(id))];
  };

  it.each([
    ['', 0, [2_503, 2_503, 2_502]],
    ['', 2_501, [2_503, 2, 1]],
    ['FAQS/Rare', 0, [2, 2_503, 2_502]],
    ['faqs/rare', 1, [2, 2_502]],
    ['owner@summit.test', 0, [3, 2_503, 2_502]],
    ['zoe@example.com', 0, [1, 2_501]],
    ['faqs/4', 498, [500, 9, 4]],
    ['faqs/4', 500, [500]],
    // Of more than a thousand.
    ['staff', 0, [2_500, 2_500, 2_499]],
    ['staff', 2_499, [2_500, 1]],
    ['put /api', 0, [2_502, 2_502, 2_501]],
    ['nobody', 0, [0]],
    ['%', 0, [0]],
  ])('for "%s" after %i finds %j', async (search, skip, found) => {
    expect(await find(search, skip)).toEqual(found);
  });

  it('can not be kept from finding by the application', async () => {
    await expect(database.sql.query({ name: '', text: 'delete from audit_subject' })).rejects.toMatchObject({
      code: '42501',
    });
  });
});
