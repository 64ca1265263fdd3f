import { Injectable } from '@nestjs/common';
import { Links } from '../../../platform/links/links.js';
import type { BulkMail, OwnValues } from '../../../platform/mail/mail-queue.js';
import type { RegistrantText } from '../../funnel/funnel.public.js';
import type { ScheduledDay } from '../../sessions/sessions.public.js';
import { dayAfter, pacificTime, shortPacificTime, type Reminder, type ReminderKind } from '../domain/reminder-plan.js';
import type { Recipient } from './recipients.port.js';

export const isText = (kind: ReminderKind): kind is 'text_morning' | 'text_closing' =>
  kind === 'text_morning' || kind === 'text_closing';

type ReminderMail = 'day-tomorrow' | 'day-soon' | 'day-open' | 'day-closing' | 'session-reminder';
type WrittenMail = { [Id in ReminderMail]: { template: Id; values: Omit<OwnValues<Id>, 'name'> } }[ReminderMail];

/** Words of the reminders. Every link leads to the member host, where the sessions are. */
@Injectable()
export class ReminderMessages {
  constructor(private readonly links: Links) {}

  /** Null where the day or the session is no longer there. */
  mails(reminder: Reminder, days: readonly ScheduledDay[]): ((person: Recipient) => BulkMail) | null {
    const day = days.find((one) => one.day === reminder.day);
    const message = day && this.mail(reminder, day, days);
    if (!message) return null;
    return ({ id, name, email }) => ({
      key: `reminder:${reminder.key}:${id}`,
      template: message.template,
      recipient: email,
      values: { name, ...message.values },
      late: reminder.late,
    });
  }

  texts(reminder: Reminder, days: readonly ScheduledDay[]): ((person: Recipient) => RegistrantText) | null {
    const day = days.find((one) => one.day === reminder.day);
    if (!day) return null;
    const template = reminder.kind === 'text_morning' ? ('day-reminder' as const) : ('day-closing' as const);
    const values = {
      day: String(day.day),
      day_title: day.title,
      day_url: this.links.to('day', { day: day.day }),
      closes_at: shortPacificTime(day.window.end),
    };
    const { key, late } = reminder;
    return ({ id }) => ({ key: `sms:${key}:${id}`, signupId: id, template, values, late });
  }

  private mail({ kind, sessionId }: Reminder, day: ScheduledDay, days: readonly ScheduledDay[]): WrittenMail | null {
    const names = { day: String(day.day), day_title: day.title, day_url: this.links.to('day', { day: day.day }) };
    const opens_at = pacificTime(day.window.start);
    const closes_at = pacificTime(day.window.end);
    const session_lines = day.sessions.map(({ topic, speaker }) => `${topic} (${speaker.name})`).join('\n');
    switch (kind) {
      case 'tomorrow': {
        const calendar_url = this.links.toSummitCalendar();
        return { template: 'day-tomorrow', values: { ...names, opens_at, closes_at, session_lines, calendar_url } };
      }
      case 'soon':
        return { template: 'day-soon', values: { ...names, opens_at, closes_at } };
      case 'open': {
        const sessions_url = this.links.to('sessions');
        const next_day = nextDayText(dayAfter(day, days));
        return { template: 'day-open', values: { ...names, closes_at, session_lines, next_day, sessions_url } };
      }
      case 'closing':
        return { template: 'day-closing', values: { ...names, closes_at, vip_url: this.links.to('vip') } };
      case 'session':
        return this.sessionMail(day, sessionId);
      default:
        return null;
    }
  }

  private sessionMail(day: ScheduledDay, sessionId: string | null): WrittenMail | null {
    const session = day.sessions.find(({ id }) => id === sessionId);
    if (!session) return null;
    return {
      template: 'session-reminder',
      values: {
        session_title: session.topic,
        speaker_name: session.speaker.name,
        day: String(day.day),
        opens_at: pacificTime(session.window.start),
        closes_at: pacificTime(session.window.end),
        duration: `${session.durationMinutes} min`,
        session_url: this.links.to('sessionAccess', { token: session.token }),
      },
    };
  }
}

const nextDayText = (next: ScheduledDay | null): string =>
  next
    ? `Tomorrow opens day ${next.day}, ${next.title}, at ${pacificTime(next.window.start)}.`
    : 'No further day opens tomorrow.';
