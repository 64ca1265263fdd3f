import { Inject, Injectable } from '@nestjs/common';
import {
  calendarFeedEndpoint,
  endpointUrl,
  linkTo,
  summitCalendarEndpoint,
  type LinkExtras,
  type PageName,
  type PageParams,
} from '@summit/contracts';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

/** Absolute addresses of pages for mails, text messages and answers. The host comes from the configuration, never from a request. */
@Injectable()
export class Links {
  private readonly origins: AppConfig['origins'];

  constructor(@Inject(APP_CONFIG) { origins }: Pick<AppConfig, 'origins'>) {
    this.origins = origins;
  }

  /** `to('vip')`, `to('day', { day: 3 })`, `to('vipSetupPassword', {}, { query: { token } })`: `linkTo` with our origins. */
  to<Name extends PageName>(
    name: Name,
    ...[params, extras]: object extends PageParams<Name>
      ? [params?: PageParams<Name>, extras?: LinkExtras<Name>]
      : [params: PageParams<Name>, extras?: LinkExtras<Name>]
  ): string {
    return linkTo<Name>(name, (params ?? {}) as PageParams<Name>, this.origins, extras);
  }

  /** The file that puts all days into a calendar. */
  toSummitCalendar(): string {
    return endpointUrl(summitCalendarEndpoint, {}, this.origins.funnel);
  }

  /** What a member's calendar subscribes to. */
  toCalendarFeed(token: string): string {
    return endpointUrl(calendarFeedEndpoint, { params: { token } }, this.origins.member);
  }
}
