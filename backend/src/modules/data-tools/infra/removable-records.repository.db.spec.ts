import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { ALL_ROWS, type RecordsOfModule } from '../../../platform/removable-records/record-set.js';
import { FolderFileStore } from '../../../platform/files/folder-file-store.js';
import { BackupsRepository } from './backups.repository.js';
import { RemovableRecordsRepository } from './removable-records.repository.js';

const AT = Date.parse('2025-11-20T18:00:00Z');
const TIMERS: RecordsOfModule = {
  sets: [
    { table: 'timer_session', order: 'session_id', counted: 'timer_sessions', goes: { 'reset-analytics': ALL_ROWS } },
  ],
};
const RESET = { tool: 'reset-analytics', patterns: [] } as const;
/** Of every connection, unless a transaction says otherwise. */
const LIMITED = '10s';

describe('backups in a store that takes its time', () => {
  let database: SqlDatabase;
  let filesDir: string;
  /** The connection that was taken last: that of the transaction, while one is open. */
  let connection: PoolClient;
  /** How long that connection may idle, each time the store is asked for something. */
  let limits: string[];
  beforeAll(async () => {
    database = await startSqlDatabase();
    database.sql.connections.on('acquire', (client) => (connection = client));
  });
  afterAll(() => database.stop());
  beforeEach(async () => {
    limits = [];
    filesDir = await mkdtemp(path.join(tmpdir(), 'removable-'));
    await database.rows(
      `insert into timer_session (session_id, product, started_at) values ('s-1', 'vip', now()), ('s-2', 'vip', now())`,
    );
  });
  afterEach(async () => {
    await database.rows('delete from timer_session');
    await rm(filesDir, { recursive: true });
  });

  async function noteLimit(): Promise<void> {
    const { rows } = await connection.query<{ idle: string }>(
      `select current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    limits.push(rows[0]!.idle);
  }
  class SlowStore extends FolderFileStore {
    override async moveIn(key: string, file: string): Promise<void> {
      await noteLimit();
      await super.moveIn(key, file);
    }
    override async open(key: string) {
      await noteLimit();
      return super.open(key);
    }
  }
  const records = () => {
    const backups = new BackupsRepository(database.sql, new SlowStore(filesDir), { filesDir });
    return { backups, records: new RemovableRecordsRepository(database.sql, backups, [TIMERS]) };
  };
  const timers = async () => (await database.rows('select session_id from timer_session')).length;

  it('are kept and brought back however long it takes', async () => {
    const { backups, records: removable } = records();
    const backup = await removable.remove(RESET, AT);
    expect([await timers(), limits]).toEqual([0, ['0']]);
    limits = [];
    expect(await removable.restore(backup, AT + 1)).toBe(true);
    // Whether it is whole is looked at before anything is locked.
    expect([await timers(), limits]).toEqual([2, [LIMITED, '0']]);
    expect(await backups.byId(backup.id)).toMatchObject({ restoredAt: AT + 1 });
    expect(await removable.restore(backup, AT + 2)).toBe(false);
    expect(await timers()).toBe(2);
  });

  it('are refused where they were changed, before anything is locked', async () => {
    const { backups, records: removable } = records();
    const backup = await removable.remove(RESET, AT);
    limits = [];
    await appendFile(path.join(filesDir, 'backups', backup.file), 'x');
    await expect(removable.restore(backup, AT + 1)).rejects.toMatchObject({ code: 'backup_damaged' });
    expect([await timers(), limits]).toEqual([0, [LIMITED]]);
    expect(await backups.byId(backup.id)).toMatchObject({ restoredAt: null });
  });
});
