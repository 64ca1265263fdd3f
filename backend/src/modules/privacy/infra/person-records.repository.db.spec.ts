import { insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { PERSONAL_DATA } from '../../../personal-data.js';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { KeptElsewhere } from '../../../platform/personal-data/kept-elsewhere.js';
import { PersonRecordsRepository } from './person-records.repository.js';

const EMAIL = 'anna@example.com';
const LIMIT = { name: '', text: `select current_setting('idle_in_transaction_session_timeout') as idle` };

//
describe('what is kept of a person', () => {
  let database: SqlDatabase;
  beforeAll(async () => (database = await startSqlDatabase()));
  afterAll(() => database.stop());

  it('in a store that takes its time is counted, collected and erased however long it takes', async () => {
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

  it('says of a payment that failed when it is tried again, and once they are erased no more where it can be paid', async () => {
    const id = await insertOrder(database, { email: EMAIL, plan: true, product: 'dfy' });
    const tries = (payUrl: (ref: string) => string | null) => ({
      in_2: { nextAttemptAt: 1_764_525_600_000, payUrl: payUrl('in_2') },
      in_3: { nextAttemptAt: null, payUrl: payUrl('in_3') },
    });
    await database.rows(
      `insert into payment_plan (order_id, subscription_ref, pay_url, failed_invoices, invoice_tries, ended_at)
       values ($1, 'sub_1', 'https://pay.test/in_2', '{in_2,in_3}', $2, now())`,
      [id, tries((ref) => `https://pay.test/${ref}`)],
    );
    const other = await insertOrder(database, { email: 'bo@example.com', plan: true, product: 'dfy' });
    await database.rows(`insert into payment_plan (order_id, subscription_ref) values ($1, 'sub_2')`, [other]);
    const records = new PersonRecordsRepository(
      database.sql,
      { hashOf: (email) => email },
      new KeptElsewhere(),
      PERSONAL_DATA,
    );
    await records.erase(EMAIL, () => undefined);
    const plans = 'select pay_url, invoice_tries from payment_plan where order_id = $1';
    expect(await database.rows(plans, [id])).toEqual([{ pay_url: null, invoice_tries: tries(() => null) }]);
    await records.erase('bo@example.com', () => undefined);
    expect(await database.rows(plans, [other])).toEqual([{ pay_url: null, invoice_tries: {} }]);
  });
});
