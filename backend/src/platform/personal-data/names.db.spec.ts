import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { names } from './personal-data.js';

//
describe('whether a text names an address', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  afterAll(() => database.stop());

  const isNamed = async (text: string, email = 'ann.b+c@example.co'): Promise<boolean> => {
    const [row] = await database.rows<{ named: boolean }>(
      `with person as (select array['other@example.com', $2::text] as emails)
       select ${names('t.value')} as named from person, (select $1::text as value) t`,
      [text, email],
    );
    return row!.named;
  };

  it.each([
    'ann.b+c@example.co',
    'Ann.B+C@Example.co',
    '{"email":"ann.b+c@example.co"}',
    'Ask ann.b+c@example.co.',
    'bonus-links:ann.b+c@example.co:1',
    'https://x.test/?email=ann.b+c%40example.co&a=b',
    'https://x.test/?to=a%3Dann.b+c%40example.co',
    '<other@example.com>',
  ])('%s does', async (text) => {
    expect(await isNamed(text)).toBe(true);
  });

  it.each([
    '',
    'joann.b+c@example.co',
    'jo.ann.b+c@example.co',
    'jo+ann.b+c@example.co',
    'ann.b+c@example.com',
    'ann.b+c@example.co.uk',
    'ann-b+c@example.co',
    'annxb+c@example.co',
    '{"emails":["another@example.com"]}',
  ])('%p does not', async (text) => {
    expect(await isNamed(text)).toBe(false);
  });

  it('letters of every language are letters', async () => {
    expect(await isNamed('an zoë@example.com!', 'zoë@example.com')).toBe(true);
    expect(await isNamed('ézoë@example.com', 'zoë@example.com')).toBe(false);
  });
});
