import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@summit/rules';
import { Client } from 'pg';
import { someoneWaits } from '../../../../test/harness/eventually.js';
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

  /** The registration with this number. */
  const signups = new Map<string, string>();
  const NUMBERS = ['01', '11', '12', '13', '21', '31'].map((end) => `+120255501${end}`);
  beforeAll(async () => {
    for (const number of NUMBERS) {
      const id = randomUUID();
      signups.set(number, id);
      await database.rows(
        `insert into signup (id, name, email, phone, invite_token, created_at) values ($1, 'Jane', $2, $3, $2, now())`,
        [id, `jane${number}@example.com`, number],
      );
    }
  });
  const text = (key: string, now: number, recipient = '+12025550101') => ({
    key,
    template: 'day-reminder' as const,
    signupId: signups.get(recipient)!,
    recipient,
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
    const to = (recipient: string, key = `noon:${recipient}`) => ({ ...text(key, noon, recipient), dailyLimit: 2 });
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

  describe('whose text has no end yet', () => {
    const ofState = async (key: string) =>
      (await database.rows<{ state: string }>('select state from sms_message where key = $1', [key]))[0]!.state;
    const timePasses = (key: string) =>
      database.rows(`update sms_message set handed_over_at = handed_over_at - interval '2 minutes' where key = $1`, [
        key,
      ]);

    it('gives it to one of two that ask at once', async () => {
      const twice = text('same', Date.parse('2025-12-05T12:00:00Z'), '+12025550121');
      expect(await Promise.all([texts.decide(twice), texts.decide(twice)])).toEqual(['send', 'under_way']);
      expect(await texts.decide(twice)).toBe('under_way');
    });

    it('lets it go out a second time after its process died, and never a third time', async () => {
      const died = text('died', Date.parse('2025-12-06T12:00:00Z'), '+12025550121');
      expect(await texts.decide(died)).toBe('send');
      await timePasses('died');
      expect(await texts.decide(died)).toBe('send');
      await timePasses('died');
      expect(await texts.decide(died)).toBe('unconfirmed');
      await texts.end('died', 'unconfirmed');
      expect(await texts.decide(died)).toBe('done');
    });

    it('does not count a try that the gateway has surely not taken', async () => {
      const patient = text('patient', Date.parse('2025-12-07T12:00:00Z'), '+12025550121');
      for (let tries = 0; tries < 5; tries += 1) {
        expect(await texts.decide(patient)).toBe('send');
        await texts.noteFailedTry('patient', { certain: true });
      }
      expect(await texts.decide(patient)).toBe('send');
      await texts.noteFailedTry('patient', { certain: false });
      expect(await texts.decide(patient)).toBe('send');
      await texts.noteFailedTry('patient', { certain: false });
      expect(await texts.decide(patient)).toBe('unconfirmed');
    });

    it('withholds it where it may not go out any more', async () => {
      const late = text('late', Date.parse('2025-12-08T12:00:00Z'), '+12025550121');
      await texts.decide(late);
      await texts.noteFailedTry('late', { certain: true });
      await texts.withhold(late);
      expect(await ofState('late')).toBe('withheld');
      const given = text('given', Date.parse('2025-12-10T12:00:00Z'), '+12025550121');
      await texts.decide(given);
      await texts.noteFailedTry('given', { certain: false });
      await texts.withhold(given);
      expect(await ofState('given')).toBe('unconfirmed');
    });

    it('repeats what an older version decided on', async () => {
      await database.rows(
        `insert into sms_message (key, template, recipient, decided_at, state)
         values ('older', 'day-reminder', '+12025550121', now(), 'sending')`,
      );
      expect(await texts.decide(text('older', Date.parse('2025-12-05T12:00:00Z'), '+12025550121'))).toBe('send');
    });
  });

  it('keeps no number of whoever is erased before it is decided, and sends nothing there', async () => {
    const number = '+12025550131';
    const [asked, withheld] = ['decided', 'withheld'].map((key) =>
      text(key, Date.parse('2025-12-09T12:00:00Z'), number),
    );
    const eraser = new Client({ connectionString: database.database.url });
    await eraser.connect();
    await eraser.query('begin');
    await eraser.query('update signup set phone = null where phone = $1', [number]);
    const verdict = texts.decide(asked!);
    const kept = texts.withhold(withheld!);
    await someoneWaits(database);
    await eraser.query('commit');
    await eraser.end();
    expect(await verdict).toBe('done');
    await kept;
    expect(await database.rows('select key from sms_message where recipient = $1', [number])).toEqual([]);
  });
});
