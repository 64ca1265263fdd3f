import { Client } from 'pg';
import { startMigratedDatabase, type MigratedDatabase } from '../../../../test/harness/migrated-database.js';
import { OpenBookingCounts1795333760001 } from './1795333760001-open-booking-counts.js';
import { OpenBookingsCounted1795333760003 } from './1795333760003-open-bookings-counted.js';

const BOOK = `insert into ledger_transaction (kind, source_ref, occurred_at) values ('payment', $1, $2)`;
const HAND_OVER = `insert into closed_booking (transaction_id, month) select id, '2025-07' from ledger_transaction where source_ref = $1`;

/** By month, as the triggers and the count have it, and as the book has it. */
const BOTH = `
  select month, sum(counted)::int as counted, sum(booked)::int as booked from (
    select month, bookings as counted, 0 as booked from open_booking_count
    union all
    select to_char(t.occurred_at at time zone 'America/Los_Angeles', 'YYYY-MM'), 0, 1 from ledger_transaction t
    where not exists (select from closed_booking c where c.transaction_id = t.id)
  ) part group by month order by month`;

describe('the migrations of how many bookings are open', () => {
  const [triggers, count] = [new OpenBookingCounts1795333760001(), new OpenBookingsCounted1795333760003()];
  let database: MigratedDatabase;
  let running: Client;
  let slow: Client;
  beforeAll(async () => {
    database = await startMigratedDatabase();
    [running, slow] = [1, 2].map(() => new Client({ connectionString: database.applicationUrl })) as [Client, Client];
    await Promise.all([running.connect(), slow.connect()]);
    await database.run(count, 'down');
    await database.run(triggers, 'down');
  });
  afterAll(async () => {
    await Promise.all([running?.end(), slow?.end()]);
    await database?.stop();
  });

  const book = (who: Client, ref: string, month: string) => who.query(BOOK, [ref, `${month}-10T20:00:00Z`]);
  const handOver = (who: Client, ref: string) => who.query(HAND_OVER, [ref]);
  const counts = () => database.rows<{ month: string; counted: number; booked: number }>(BOTH);

  it('stop nobody who books or hands over meanwhile, and end in exact sums', async () => {
    for (const ref of ['may-1', 'may-2', 'may-3', 'may-4']) await book(running, ref, '2025-05');
    for (const ref of ['june-1', 'june-2', 'june-3']) await book(running, ref, '2025-06');
    await handOver(running, 'may-1');

    await database.run(triggers, 'up');
    // The running product gets its rights only after all migrations; what it does is counted all the same.
    await expect(running.query('select from open_booking_count')).rejects.toMatchObject({ code: '42501' });
    await book(running, 'may-5', '2025-05');
    await book(running, 'july-1', '2025-07');
    await book(running, 'july-2', '2025-07');
    for (const ref of ['may-2', 'june-1', 'july-1']) await handOver(running, ref);

    await slow.query('begin');
    await book(slow, 'may-6', '2025-05');
    await handOver(slow, 'june-2');
    const meanwhile = async () => {
      for (let n = 0; n < 20; n++) await book(running, `june-beside-${n}`, '2025-06');
      await handOver(running, 'june-beside-0');
    };
    await Promise.all([database.run(count, 'up'), meanwhile()]);
    expect(await counts()).toEqual([
      { month: '2025-05', counted: 3, booked: 3 },
      { month: '2025-06', counted: 21, booked: 21 },
      { month: '2025-07', counted: 1, booked: 1 },
    ]);
    await slow.query('commit');
    const exact = [
      { month: '2025-05', counted: 4, booked: 4 },
      { month: '2025-06', counted: 20, booked: 20 },
      { month: '2025-07', counted: 1, booked: 1 },
    ];
    expect(await counts()).toEqual(exact);

    // Whatever is counted already is not counted again.
    await database.run(count, 'up');
    expect(await counts()).toEqual(exact);
  });
});
