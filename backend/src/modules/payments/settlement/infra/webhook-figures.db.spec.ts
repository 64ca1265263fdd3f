import { HOUR_MS } from '@summit/rules';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { WEBHOOK_FIGURES } from './webhook-figures.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

describe('the figures of payment events', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  afterAll(() => database.stop());

  it('say how long a list has not been read to its end, also where it never was', async () => {
    await database.rows(`insert into provider_cursor (provider, read_until) values ('stripe', $1)`, [
      new Date(NOW - 2 * HOUR_MS),
    ]);
    const rows = await database.sql.query<{ provider: string; summit_payment_events_list_age_seconds: string }>(
      WEBHOOK_FIGURES.read,
      [NOW],
    );
    const ages = rows.map((row) => [row.provider, Number(row.summit_payment_events_list_age_seconds)]);
    expect(Object.fromEntries(ages)).toEqual({ stripe: 7_200, paypal: Infinity });
  });
});
