import { Body, Controller, Inject } from '@nestjs/common';
import { trackPageViewEndpoint, type SuccessAnswer } from '@summit/contracts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { withoutKeys } from '../page-view-url.js';
import { PageViewIntake } from '../page-view-intake.js';
import { PageViewDto } from './dto/page-view.dto.js';

/** No raw user agent beyond this (S26). */
const USER_AGENT_LENGTH = 256;

@ApiTags('analytics')
@Controller()
export class PageViewsController {
  constructor(
    private readonly intake: PageViewIntake,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Route(trackPageViewEndpoint)
  @Limited({ name: 'page-view', limit: 120, seconds: 60 })
  async track(@Body() body: PageViewDto): Promise<SuccessAnswer> {
    await this.intake.take({
      page: storable(body.page),
      url: withoutKeys(storable(body.url)),
      referrer: withoutKeys(storable(body.referrer)) || 'direct',
      affiliateCode: body.affiliate_code ? storable(body.affiliate_code) : null,
      userAgent: storable(body.user_agent).slice(0, USER_AGENT_LENGTH),
      visitorId: body.visitor_id ? storable(body.visitor_id) : null,
      viewedAt: this.clock.now(),
    });
    return { success: true };
  }
}

/** PostgreSQL can't store NUL; a page view is not worth an error, so it goes. */
const storable = (text: string): string => text.replaceAll('\u0000', '');
