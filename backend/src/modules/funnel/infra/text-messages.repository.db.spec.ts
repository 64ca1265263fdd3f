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
});
