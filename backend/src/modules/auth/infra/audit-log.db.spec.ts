import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { KeyedHash } from '../../../platform/personal-data/keyed-hash.js';
import { AuditLogRepository } from './audit-log.repository.js';
import { AuditPersons } from './audit-persons.js';

const WRITE = `insert into audit_entry (at, admin_email, action, details, status, address, request_id)
  select now(), 'staff' || n % 3 || '@summit.test', 'PUT /api/admin/faqs/' || n % 5, '{}', 200, '192.0.2.1', 'r' || n from generate_series(1, 2500) n`;

describe('a search of the audit log', () => {
  let database: SqlDatabase;
  let log: AuditLogRepository;
  beforeAll(async () => {
    database = await startSqlDatabase();
    const persons = new AuditPersons(database.sql, new KeyedHash({ secrets: { visitorHash: 'a key' } }));
    log = new AuditLogRepository(database.sql, persons);
    await database.rows(WRITE);
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
  afterEach(() => jest.restoreAllMocks());
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
    ['staff', 2_499, [2_500, 1]],
    ['put /api', 0, [2_502, 2_502, 2_501]],
    ['nobody', 0, [0]],
    ['%', 0, [0]],
  ])('for "%s" after %i finds %j', async (search, skip, found) => {
    expect(await find(search, skip)).toEqual(found);
  });

  it.each([
    ['faqs/rare', 0, 1],
    ['nobody', 0, 1],
    ['faqs/4', 0, 2],
    ['faqs/rare', 3, 2],
  ])(
    'for "%s" after %i reads the log %i times: a page that holds the end tells the number',
    async (search, skip, times) => {
      const reads = jest.spyOn(database.sql, 'query');
      await log.page({ search, limit: 5, skip });
      expect(reads.mock.calls.filter(([{ name }]) => ['audit-page', 'audit-count'].includes(name))).toHaveLength(times);
    },
  );
});
