import { DAY_MS } from '@summit/rules';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { TextMessagesRepository } from './text-messages.repository.js';

describe('TextMessagesRepository', () => {
  let database: SqlDatabase;
  let texts: TextMessagesRepository;
  beforeAll(async () => {
    database = await startSqlDatabase();
    texts = new TextMessagesRepository(database.sql);
  });
  afterAll(() => database.stop());

  const text = (key: string, now: number) => ({
    key,
    template: 'day-reminder' as const,
    recipient: '+12025550101',
    now,
    dailyLimit: 10,
  });

  it('lets a number have the text of every morning, though a queue is not punctual to the second', async () => {
    const morning = Date.parse('2025-10-27T14:30:00Z');
    expect(await texts.decide(text('day-1', morning + 9_000))).toBe('send');
    expect(await texts.decide(text('day-1-again', morning + 60_000))).toBe('number_had_it');
    expect(await texts.decide(text('day-2', morning + DAY_MS + 1_000))).toBe('send');
  });

  it('decides on many at once as on one after the other', async () => {
    const noon = Date.parse('2025-12-01T12:00:00Z');
    const to = (recipient: string, key = `noon:${recipient}`) => ({ ...text(key, noon), recipient, dailyLimit: 2 });
    const wanted = [to('+12025550111'), to('+12025550111', 'twice'), to('+12025550112'), to('+12025550113')];
    expect(await Promise.all(wanted.map((one) => texts.decide(one)))).toEqual([
      'send',
      'number_had_it',
      'send_last_of_day',
      'over_budget',
    ]);
    await Promise.all([
      texts.end('noon:+12025550111', 'sent'),
      texts.end('noon:+12025550112', 'refused'),
      texts.end('no such text', 'sent'),
    ]);
    const again = [to('+12025550111'), to('+12025550112'), to('+12025550113'), to('+12025550111', 'twice')];
    expect(await Promise.all(again.map((one) => texts.decide(one)))).toEqual(['done', 'done', 'done', 'done']);
  });

  it('repeats a decision whose text has no end yet, also where both are asked for at once', async () => {
    const twice = { ...text('same', Date.parse('2025-12-05T12:00:00Z')), recipient: '+12025550121' };
    expect(await Promise.all([texts.decide(twice), texts.decide(twice)])).toEqual(['send', 'send']);
    expect(await texts.decide(twice)).toBe('send');
  });
});
