import { Inject, Injectable } from '@nestjs/common';
import { CURRENT_SUMMIT_KEY, SUMMITS, type Summit } from '@summit/content';
import type { SummitDay } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Links } from '../../../platform/links/links.js';
import { MEMBER_ACCESS, type MemberAccessReader } from '../../members/members.public.js';
import { SUMMIT_SCHEDULE, type SummitSchedule } from '../../sessions/sessions.public.js';
import type { CalendarEvent, EventCalendar } from './calendar-event.js';
import { dayEvent, sessionEvent, type EventScope } from './day-events.js';
import { EVENT_REVISIONS, type EventRevisions } from './event-revisions.port.js';
import { FeedLinks } from './feed-links.js';

const NAME = 'Growth & Scale Summit';

/** The access windows as calendars take them. `zone`: IANA name of the reader's zone, where it is known. */
@Injectable()
export class CalendarsUseCase {
  private readonly host: string;

  constructor(
    @Inject(SUMMIT_SCHEDULE) private readonly schedule: SummitSchedule,
    @Inject(MEMBER_ACCESS) private readonly members: MemberAccessReader,
    @Inject(EVENT_REVISIONS) private readonly revisions: EventRevisions,
    private readonly feeds: FeedLinks,
    private readonly links: Links,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) { origins }: Pick<AppConfig, 'origins'>,
  ) {
    this.host = new URL(origins.member).hostname;
  }

  async summit(zone: string | null): Promise<EventCalendar> {
    return this.published(NAME, await this.days(CURRENT_SUMMIT_KEY, this.forVisitor(zone)));
  }

  /** Throws `not_found` for a day without sessions. */
  async day(day: SummitDay, zone: string | null): Promise<EventCalendar> {
    const found = (await this.schedule.days(CURRENT_SUMMIT_KEY)).find((one) => one.day === day);
    if (!found) throw new AppError('not_found');
    return this.published(NAME, [dayEvent(CURRENT_SUMMIT_KEY, found, this.forVisitor(zone))]);
  }

  /** Throws `not_found` for an unknown token. */
  async session(token: string, zone: string | null): Promise<EventCalendar> {
    const session = await this.schedule.session(token);
    if (!session) throw new AppError('not_found');
    return this.published(NAME, [sessionEvent(session, this.forVisitor(zone))]);
  }

  /** Throws `not_found` for a link that is none, was replaced, or belongs to somebody who is no member any more. */
  async feed(token: string): Promise<EventCalendar> {
    const id = await this.feeds.memberBehind(token);
    const member = id === null ? null : await this.members.byId(id);
    if (!member) throw new AppError('not_found');
    const editions = SUMMITS.filter(({ number }) => (number === 1 ? member.summit1Access : member.summit2Access)).map(
      (edition) => this.days(edition.key, this.forMember(edition)),
    );
    return this.published(`${NAME}, VIP`, (await Promise.all(editions)).flat());
  }

  private async days(summitKey: string, scope: EventScope): Promise<CalendarEvent[]> {
    return (await this.schedule.days(summitKey)).map((day) => dayEvent(summitKey, day, scope));
  }

  private forVisitor(zone: string | null): EventScope {
    return {
      host: this.host,
      zone,
      keepsRecordings: false,
      links: {
        day: (day) => this.links.to('day', { day }),
        session: (token) => this.links.to('sessionAccess', { token }),
      },
    };
  }

  /** A feed is read by a program that does not say where its owner is. */
  private forMember({ number }: Summit): EventScope {
    const visitor = this.forVisitor(null);
    const recordings = (day: SummitDay): string =>
      this.links.to('vipRecordings', { summit: `summit${number}`, day: `day${day}` });
    return { ...visitor, keepsRecordings: true, links: { ...visitor.links, day: recordings } };
  }

  private async published(name: string, events: CalendarEvent[]): Promise<EventCalendar> {
    const prints = new Map(events.map(({ uid, print }) => [uid, print]));
    const revisions = await this.revisions.note(prints, this.clock.now());
    return { name, events: events.map((event) => ({ ...event, ...revisions.get(event.uid)! })) };
  }
}
