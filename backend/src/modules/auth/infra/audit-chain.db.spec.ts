import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { createLogger } from '../../../platform/logging/logger.js';
import { VerifyAuditUseCase } from '../application/verify-audit.use-case.js';
import { AuditChainRepository } from './audit-chain.repository.js';
import { KeyedHash } from '../../../platform/personal-data/keyed-hash.js';
import { AuditLogRepository } from './audit-log.repository.js';
import { AuditPersons } from './audit-persons.js';

describe('the audit log as a chain (A-005, S14)', () => {
  const clock = new FixedClock(Date.parse('2025-11-20T18:00:00Z'));
  let database: SqlDatabase;
  let logged: string[];
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  beforeEach(async () => {
    await pastTheGuards('truncate audit_entry, audit_checkpoint restart identity');
    logged = [];
  });
  afterAll(() => database.stop());

  const persons = () => new AuditPersons(database.sql, new KeyedHash({ secrets: { visitorHash: 'a key' } }));
  const append = (n: number) =>
    new AuditLogRepository(database.sql, persons()).append({
      at: clock.now() + n,
      adminId: null,
      adminEmail: `office${n}@summit.test`,
      action: 'PUT /api/admin/faqs/1',
      details: { question: `Frage ${n}? 😀`, nested: { list: [1, null, true] } },
      status: 200,
      address: '198.18.0.1',
      requestId: `r${n}`,
    });
  const write = async (count: number) => {
    for (let n = 1; n <= count; n++) await append(n);
  };
  const verify = (bite?: number) => {
    const logger = createLogger('info', { write: (line: string) => void logged.push(line) });
    return new VerifyAuditUseCase(new AuditChainRepository(database.sql, bite), clock, logger).execute();
  };
  /** As somebody would who owns the database. */
  const pastTheGuards = async (text: string) => {
    for (const table of ['audit_entry', 'audit_checkpoint'])
      await database.rows(`alter table ${table} disable trigger user`);
    await database.rows(text);
    for (const table of ['audit_entry', 'audit_checkpoint'])
      await database.rows(`alter table ${table} enable trigger user`);
  };

  it('is whole, empty or full, and says where it ends', async () => {
    expect(await verify()).toMatchObject({ isWhole: true, entries: 0, head: null });
    await write(3);
    const { isWhole, entries, head } = await verify();
    expect([isWhole, entries, head!.entryId]).toEqual([true, 3, '3']);
    expect(logged.join()).toContain(head!.hash);
  });

  it('keeps its order when forty are written at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => append(n)));
    expect(await verify()).toMatchObject({ isWhole: true, entries: 40, head: { entryId: '40' } });
  });

  it.each([
    ['an edit', `update audit_entry set status = 500 where id = 3`, ['3']],
    ['an edit of details', `update audit_entry set details = details || '{"question": "x"}' where id = 2`, ['2']],
    ['another time', `update audit_entry set at = at + interval '1 microsecond' where id = 5`, ['5']],
    ['a deletion', `delete from audit_entry where id = 3`, ['4']],
    ['a deletion of the first', `delete from audit_entry where id = 1`, ['2']],
    [
      'another order',
      `update audit_entry set id = case id when 2 then -3 when 3 then -2 end where id in (2, 3);
       update audit_entry set id = -id where id < 0`,
      ['2', '3', '4'],
    ],
    [
      'an insertion',
      `insert into audit_entry select -id, at, admin_id, admin_email, action, details, status, address, request_id, previous_hash, hash
       from audit_entry where id = 3`,
      ['-3', '1'],
    ],
  ])('shows %s', async (_what, tampering, brokenEntries) => {
    await write(5);
    for (const text of tampering.split(';')) await pastTheGuards(text);
    expect(await verify()).toMatchObject({ isWhole: false, brokenEntries });
    expect(logged.join()).toContain('audit_log_changed');
  });

  it.each([1, 2, 3, 5, 6])('is read in bites, here of %i, and shows the same', async (bite) => {
    await write(6);
    expect(await verify(bite)).toMatchObject({ isWhole: true, entries: 6, head: { entryId: '6' } });
    await pastTheGuards('delete from audit_entry where id = 4');
    await pastTheGuards('update audit_entry set status = 500 where id = 2');
    expect(await verify(bite)).toMatchObject({ isWhole: false, entries: 5, brokenEntries: ['2', '5'] });
  });

  it('shows that its end was cut off, once it was looked at before', async () => {
    await write(5);
    await verify();
    await pastTheGuards('delete from audit_entry where id >= 4');
    expect(await verify()).toMatchObject({ isWhole: false, brokenEntries: [], lostEntries: ['5'] });
    await append(6);
    expect(await verify()).toMatchObject({ isWhole: false, lostEntries: ['5'] });
  });

  it.each(['audit_entry', 'audit_checkpoint', 'ledger_line', 'ledger_transaction cascade', 'commission_entry'])(
    'is among what cannot be emptied: %s',
    async (table) => {
      await write(1);
      await expect(database.rows(`truncate ${table}`)).rejects.toThrow('append-only');
    },
  );

  it.each([`update audit_entry set status = 1`, `delete from audit_entry`, `delete from audit_checkpoint`])(
    'refuses %p',
    async (text) => {
      await expect(database.rows(text)).rejects.toThrow('append-only');
    },
  );
});
