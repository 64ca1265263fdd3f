import { CURRENT_SUMMIT_KEY } from '@summit/content';
import { HOUR_MS } from '@summit/rules';
import { FakeMails } from '../../../../test/harness/fake-mails.js';
import { aScheduledDay, aScheduledSession, FakeSchedule } from '../../../../test/harness/fake-schedule.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { Links } from '../../../platform/links/links.js';
import type { RegistrantText } from '../../funnel/funnel.public.js';
import type { Recipient, Recipients, RecipientsQuery } from './recipients.port.js';
import { ReminderMessages } from './reminder-messages.js';
import type { ReminderRuns, Step } from './reminder-runs.port.js';
import { SendRemindersUseCase } from './send-reminders.use-case.js';

/** Midnight in the Pacific zone. */
const START = Date.parse('2025-10-27T07:00:00Z');

class InMemoryRecipients implements Recipients {
  people: Recipient[] = [];
  readonly members = new Set<string>();

  async page(_tx: unknown, { after, limit, withPhone, withoutRecordings }: RecipientsQuery): Promise<Recipient[]> {
    return this.people
      .filter(({ id }) => after === null || id > after)
      .filter(({ phone }) => !withPhone || phone !== null)
      .filter(({ id }) => !withoutRecordings || !this.members.has(id))
      .slice(0, limit);
  }
}

/** Marks of the runs; `interruptAfter` steps everything stops, as when the process is killed. */
class InMemoryRuns implements ReminderRuns {
  interruptAfter = Infinity;
  private readonly marks = new Map<string, string | null | 'done'>();

  async advance(key: string, _now: number, step: Step): Promise<boolean> {
    const mark = this.marks.get(key) ?? null;
    if (mark === 'done') return false;
    if (this.interruptAfter-- <= 0) throw new Error('killed');
    const last = await step({}, mark);
    this.marks.set(key, last ?? 'done');
    return last !== null;
  }
}

//
describe('the reminders of a day', () => {
  let schedule: FakeSchedule;
  let recipients: InMemoryRecipients;
  let runs: InMemoryRuns;
  let mails: FakeMails;
  let texts: RegistrantText[];
  let reminders: SendRemindersUseCase;
  beforeEach(() => {
    schedule = new FakeSchedule();
    schedule.editions.set(CURRENT_SUMMIT_KEY, [aScheduledDay(1, START), aScheduledDay(2, START + 24 * HOUR_MS)]);
    recipients = new InMemoryRecipients();
    recipients.people = [
      { id: 'a', name: 'Ann', email: 'ann@example.com', phone: '+15550100199' },
      { id: 'b', name: 'Ben', email: 'ben@example.com', phone: null },
    ];
    runs = new InMemoryRuns();
    mails = new FakeMails();
    texts = [];
    reminders = new SendRemindersUseCase(
      schedule,
      recipients,
      runs,
      mails,
      { queueAll: async (_tx, all) => void texts.push(...all) },
      new ReminderMessages(new Links(unitConfig())),
    );
  });

  const sent = () => mails.queued.map(({ template, recipient }) => `${template} ${recipient}`);

  it('go to everybody who registered when they are due, and once', async () => {
    await reminders.run(START - 24 * HOUR_MS - 1);
    expect(sent()).toEqual([]);
    await reminders.run(START - 24 * HOUR_MS);
    await reminders.run(START - 24 * HOUR_MS + 60_000);
    expect(sent()).toEqual(['day-tomorrow ann@example.com', 'day-tomorrow ben@example.com']);
    await reminders.run(START);
    expect(sent().slice(2)).toEqual(['day-open ann@example.com', 'day-open ben@example.com']);
    expect(mails.queued.at(-1)!.values).toMatchObject({
      name: 'Ben',
      day: '1',
      day_title: 'TITLE 1',
      session_lines: 'Topic 1 (Amara Okafor)',
      next_day: expect.stringMatching(/^Tomorrow opens day 2, TITLE 2, at .*Oct.* 28/),
    });
  });

  it('take along from when on they would be false', async () => {
    await reminders.run(START - HOUR_MS);
    expect(mails.queued.find(({ template }) => template === 'day-soon')).toMatchObject({ late: START });
  });

  it('that a day closes do not go to members, who keep the recordings', async () => {
    recipients.members.add('a');
    await reminders.run(START + 42 * HOUR_MS);
    expect(sent().filter((one) => one.startsWith('day-closing'))).toEqual(['day-closing ben@example.com']);
  });

  it('ring only where there is a number to call', async () => {
    await reminders.run(START + 7.5 * HOUR_MS);
    expect(texts).toEqual([
      {
        key: 'sms:day-1/2025-10-27/text_morning:a',
        signupId: 'a',
        template: 'day-reminder',
        values: {
          day: '1',
          day_title: 'TITLE 1',
          day_url: expect.stringMatching(/\/day\/1$/),
          closes_at: 'Wed, 12:00 AM PDT',
        },
        late: START + 24 * HOUR_MS,
      },
    ]);
  });

  it('name a session that opens apart from its day in a mail of its own', async () => {
    const later = aScheduledSession(1, START + 5 * HOUR_MS, { id: 'late', token: 'late', topic: 'The late talk' });
    schedule.editions.set(CURRENT_SUMMIT_KEY, [aScheduledDay(1, START, [aScheduledSession(1, START), later])]);
    await reminders.run(START + 4 * HOUR_MS);
    const mail = mails.queued.find(({ template }) => template === 'session-reminder')!;
    expect(mail.values).toMatchObject({ session_title: 'The late talk', duration: '45 min' });
    expect(mail.values['session_url']).toMatch(/\/summit\/access\/late$/);
  });

  it('go on where they stopped: nobody twice, nobody left out', async () => {
    recipients.people = Array.from({ length: 2_500 }, (_, n) => {
      const id = String(n).padStart(4, '0');
      return { id, name: 'Someone', email: `someone-${id}@example.com`, phone: null };
    });
    runs.interruptAfter = 2;
    await expect(reminders.run(START - 24 * HOUR_MS)).rejects.toThrow('killed');
    expect(mails.queued).toHaveLength(2_000);
    runs.interruptAfter = Infinity;
    await reminders.run(START - 24 * HOUR_MS + 60_000);
    expect(new Set(sent()).size).toBe(2_500);
    expect(mails.queued).toHaveLength(2_500);
  });
});
