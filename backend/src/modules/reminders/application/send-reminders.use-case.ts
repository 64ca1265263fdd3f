import { Inject, Injectable } from '@nestjs/common';
import { CURRENT_SUMMIT_KEY } from '@summit/content';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { REGISTRANT_TEXTS, type RegistrantTexts } from '../../funnel/funnel.public.js';
import { SUMMIT_SCHEDULE, type ScheduledDay, type SummitSchedule } from '../../sessions/sessions.public.js';
import { dueReminders, reminderPlan, type RemindedDay, type Reminder } from '../domain/reminder-plan.js';
import { RECIPIENTS, type Recipient, type Recipients } from './recipients.port.js';
import { isText, ReminderMessages } from './reminder-messages.js';
import { REMINDER_RUNS, type ReminderRuns } from './reminder-runs.port.js';

/** People of one transaction: short enough to hold no lock for long, long enough that ten thousand take seconds. */
const PAGE = 1_000;

type QueueFor = (tx: Transaction, people: readonly Recipient[]) => Promise<unknown>;

/**
 * Queues the reminders that are due for everybody who registered and has not unsubscribed, each once. Whoever registers while one
 * is being queued may miss it: the welcome mail has just said the same.
 */
@Injectable()
export class SendRemindersUseCase {
  constructor(
    @Inject(SUMMIT_SCHEDULE) private readonly schedule: SummitSchedule,
    @Inject(RECIPIENTS) private readonly recipients: Recipients,
    @Inject(REMINDER_RUNS) private readonly runs: ReminderRuns,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueueAll'>,
    @Inject(REGISTRANT_TEXTS) private readonly texts: RegistrantTexts,
    private readonly messages: ReminderMessages,
  ) {}

  /** `now` in ms. */
  async run(now: number): Promise<void> {
    const days = await this.schedule.days(CURRENT_SUMMIT_KEY);
    for (const reminder of dueReminders(reminderPlan(days.map(remindedDay)), now)) {
      const queue = this.queueOf(reminder, days);
      if (queue) await this.sendToAll(reminder, now, queue);
    }
  }

  private queueOf(reminder: Reminder, days: readonly ScheduledDay[]): QueueFor | null {
    if (isText(reminder.kind)) {
      const text = this.messages.texts(reminder, days);
      return text && ((tx, people) => this.texts.queueAll(tx, people.map(text)));
    }
    const mail = this.messages.mails(reminder, days);
    return mail && ((tx, people) => this.mails.enqueueAll(tx, people.map(mail)));
  }

  private async sendToAll({ key, kind }: Reminder, now: number, queue: QueueFor): Promise<void> {
    const step = async (tx: Transaction, after: string | null): Promise<string | null> => {
      const people = await this.recipients.page(tx, {
        after,
        limit: PAGE,
        withPhone: isText(kind),
        withoutRecordings: kind === 'closing' || kind === 'text_closing',
      });
      await queue(tx, people);
      return people.length < PAGE ? null : people.at(-1)!.id;
    };
    while (await this.runs.advance(key, now, step));
  }
}

const remindedDay = ({ day, window, sessions }: ScheduledDay): RemindedDay => ({
  day,
  window,
  apart: sessions.filter((session) => session.window.start !== window.start),
});
