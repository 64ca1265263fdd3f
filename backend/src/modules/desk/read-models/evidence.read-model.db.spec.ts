import { DAY_MS } from '@summit/rules';
import { randomUUID } from 'node:crypto';
import { anOrder } from '../../../../test/harness/fake-orders.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { EvidenceReadModel } from './evidence.read-model.js';

const PAID_AT = Date.parse('2025-11-20T18:00:00Z');
const EMAIL = 'passed-on@example.com';
const day = (days: number): Date => new Date(PAID_AT + days * DAY_MS);

// C-019
describe('the traces of an order whose address had three holders', () => {
  let database: SqlDatabase;
  let evidence: EvidenceReadModel;
  beforeAll(async () => {
    database = await startSqlDatabase();
    evidence = new EvidenceReadModel(database.sql);
    const add = async (name: string, email: string): Promise<void> => {
      const id = randomUUID();
      await database.rows('insert into member (id, email, name, created_at) values ($1, $2, $3, $4)', [
        id,
        email,
        name,
        day(-90),
      ]);
      await database.rows(
        `insert into sign_in (id, role, subject_id, client, created_at, expires_at) values ($1, 'vip', $2, $3, $4, $4)`,
        [randomUUID(), id, name, day(1)],
      );
    };
    const leave = (name: string, at: Date) =>
      database.rows(
        'insert into member_former_email (email, member_id, changed_at) select $1, id, $3 from member where name = $2',
        [EMAIL, name, at],
      );
    await add('before', 'before@example.com');
    await leave('before', day(-30));
    await add('buyer', 'buyer@example.com');
    await leave('buyer', day(10));
    await add('later', 'later@example.com');
    await leave('later', day(20));
    await add('today', EMAIL);
    for (const [when, at] of Object.entries({ before: day(-31), buyer: day(1), later: day(11), today: day(21) })) {
      await database.rows(
        `insert into mail_message (key, template, recipient, "values", created_at) values ($1, $1, $2, '{}', $3)`,
        [when, EMAIL, at],
      );
      await database.rows('insert into bonus_download (email, bonus_key, downloaded_at) values ($1, $2, $3)', [
        EMAIL,
        when,
        at,
      ]);
    }
  });
  afterAll(() => database.stop());

  const tracesOf = async (paidAt: Date) => {
    const order = anOrder({ id: randomUUID(), email: EMAIL, createdAt: paidAt.getTime(), paidAt: paidAt.getTime() });
    const { signIns, downloads, mails } = await evidence.tracesOf(order);
    return [signIns, downloads, mails].map((traces) => traces.map(({ what }) => what));
  };

  it.each([
    ['before', -40],
    ['buyer', 0],
    ['later', 15],
    ['today', 30],
  ])('are those of who had it then: %s', async (name, days) => {
    expect(await tracesOf(day(days))).toEqual([[name], [`Download: ${name}`], [`${name}, not delivered (waiting)`]]);
  });
});
