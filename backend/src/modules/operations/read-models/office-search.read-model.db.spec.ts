import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { OfficeSearchReadModel } from './office-search.read-model.js';

describe('the search over everything', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase(1);
  });
  afterAll(() => database.stop());

  it('has people and orders planned for the word, not for any word: on large data that is 20 times slower', async () => {
    const search = new OfficeSearchReadModel(database.sql);
    for (let times = 0; times < 6; times += 1) expect((await search.find('nobody-at-all')).people).toEqual([]);
    const kept = await database.sql.query<{ name: string }>({
      name: '',
      text: 'select name from pg_prepared_statements',
    });
    expect(
      kept
        .map(({ name }) => name)
        .filter((name) => name.startsWith('office-search-'))
        .sort(),
    ).toEqual(['office-search-affiliates', 'office-search-codes']);
  });
});
