import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { Installation, MARK } from './installation.js';

describe('the mark of an installation', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  afterAll(() => database.stop());

  it('is made once, by whichever process asks first, and stays', async () => {
    const marks = await Promise.all(Array.from({ length: 8 }, () => new Installation(database.sql).mark()));
    expect(new Set(marks).size).toBe(1);
    expect(marks[0]).toMatch(MARK);
    expect(await new Installation(database.sql).mark()).toBe(marks[0]);
  });

  it('is another one when an operator says so, for a copy of a database', async () => {
    const before = await new Installation(database.sql).mark();
    await new Installation(database.sql).change('c3c3c3c3c3c3');
    expect(await new Installation(database.sql).mark()).toBe('c3c3c3c3c3c3');
    expect(before).not.toBe('c3c3c3c3c3c3');
    await expect(new Installation(database.sql).change('production')).rejects.toThrow(RangeError);
  });
});
