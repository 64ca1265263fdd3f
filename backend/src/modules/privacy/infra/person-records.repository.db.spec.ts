import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { KeptElsewhere } from '../../../platform/personal-data/kept-elsewhere.js';
import { PersonRecordsRepository } from './person-records.repository.js';

const EMAIL = 'anna@example.com';
const LIMIT = { name: '', text: `select current_setting('idle_in_transaction_session_timeout') as idle` };

//
describe('what is kept of a person in a store that takes its time', () => {
  let database: SqlDatabase;
  beforeAll(async () => (database = await startSqlDatabase()));
  afterAll(() => database.stop());

  it('is counted, collected and erased however long it takes', async () => {
    const limits: string[] = [];
    /** How long the transaction may wait for the store. */
    const note = async (tx: SqlExecutor): Promise<void> => {
      limits.push((await tx.query<{ idle: string }>(LIMIT))[0]!.idle);
    };
    const elsewhere = new KeptElsewhere();
    elsewhere.add({
      module: 'spec',
      what: 'file',
      count: async (tx) => note(tx).then(() => 1),
      collect: async (tx) => note(tx).then(() => []),
      erase: note,
    });
    const records = new PersonRecordsRepository(database.sql, { hashOf: (email) => email }, elsewhere, []);
    await records.find(EMAIL);
    await records.collect(EMAIL);
    await records.erase(EMAIL, () => undefined);
    expect(limits).toEqual(['0', '0', '0', '0', '0']);
  });
});
