import { createHash } from 'node:crypto';
import { Controller, Header, Param, Query, Res } from '@nestjs/common';
import {
  calendarFeedEndpoint,
  calendarFeedLinkEndpoint,
  dayCalendarEndpoint,
  renewCalendarFeedLinkEndpoint,
  sessionCalendarEndpoint,
  summitCalendarEndpoint,
  type CalendarFeedResponse,
} from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import type { EventCalendar } from '../application/calendar-event.js';
import { CalendarsUseCase } from '../application/calendars.use-case.js';
import { FeedLinks } from '../application/feed-links.js';
import { CalendarDayDto, CalendarTokenDto, CalendarZoneDto } from './dto/calendar.dto.js';
import { icalendarText } from './icalendar.js';

const TYPE = 'text/calendar';
const FILES = { name: 'calendar-file', limit: 120, seconds: 60 };

/** Access windows for calendars: files to open once, and a feed that a member's calendar reads again and again. */
@ApiTags('calendar')
@Controller()
export class CalendarController {
  constructor(
    private readonly calendars: CalendarsUseCase,
    private readonly feeds: FeedLinks,
  ) {}

  @Route(summitCalendarEndpoint)
  @ApiProduces(TYPE)
  @Limited(FILES)
  async summit(@Query() { zone }: CalendarZoneDto, @Res() reply: FastifyReply): Promise<void> {
    await sendFile(reply, 'growth-scale-summit', await this.calendars.summit(zone ?? null));
  }

  @Route(dayCalendarEndpoint)
  @ApiProduces(TYPE)
  @Limited(FILES)
  async day(
    @Param() { day }: CalendarDayDto,
    @Query() { zone }: CalendarZoneDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, `summit-day-${day}`, await this.calendars.day(day, zone ?? null));
  }

  @Route(sessionCalendarEndpoint)
  @ApiProduces(TYPE)
  @Limited(FILES)
  async session(
    @Param() { token }: CalendarTokenDto,
    @Query() { zone }: CalendarZoneDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, 'summit-session', await this.calendars.session(token, zone ?? null));
  }

  /** Many members' calendars ask from the few addresses of their providers. */
  @Route(calendarFeedEndpoint)
  @ApiProduces(TYPE)
  @Limited({ name: 'calendar-feed', limit: 600, seconds: 60 })
  async feed(@Param() { token }: CalendarTokenDto, @Res() reply: FastifyReply): Promise<void> {
    reply.header('x-robots-tag', 'noindex');
    await send(reply, await this.calendars.feed(token));
  }

  @Route(calendarFeedLinkEndpoint)
  @Header('cache-control', 'no-store')
  async feedLink(@CurrentPrincipal() { id }: Principal): Promise<CalendarFeedResponse> {
    return presentLink(await this.feeds.of(id));
  }

  @Route(renewCalendarFeedLinkEndpoint)
  @Header('cache-control', 'no-store')
  @Limited({ name: 'calendar-feed-renew', limit: 10, seconds: 600 })
  async renewFeedLink(@CurrentPrincipal() { id }: Principal): Promise<CalendarFeedResponse> {
    return presentLink(await this.feeds.renew(id));
  }
}

const presentLink = (url: string): CalendarFeedResponse => ({
  success: true,
  feed_url: url,
  webcal_url: url.replace(/^https?:/, 'webcal:'),
});

async function sendFile(reply: FastifyReply, name: string, calendar: EventCalendar): Promise<void> {
  reply.header('content-disposition', `attachment; filename="${name}.ics"`);
  await send(reply, calendar);
}

/** Calendars ask often and mostly hear that nothing has changed. */
async function send(reply: FastifyReply, calendar: EventCalendar): Promise<void> {
  const text = icalendarText(calendar);
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 27);
  await reply
    .header('content-type', `${TYPE}; charset=utf-8`)
    .header('cache-control', 'private, no-cache')
    .header('etag', `"${etag}"`)
    .send(text);
}
