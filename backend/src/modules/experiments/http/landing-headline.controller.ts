import { Controller, Header, Headers, Inject, Req, Res } from '@nestjs/common';
import {
  HEADLINE_HEADER,
  HEADLINE_PUBLISHED,
  HEADLINE_VARIANT_HEADER,
  landingHeadlineEndpoint,
  type LandingHeadlineResponse,
} from '@summit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import { LANDING_HEADLINE, type LandingHeadline } from '../../cms/cms.public.js';
import { ChooseHeadlineUseCase } from '../application/choose-headline.use-case.js';
import { headerHtml } from './header-html.js';
import { ExperimentCookie } from './experiment-cookie.js';

/** New visitors of one address. A visitor who comes again does not count. */
const NEW_VISITORS = { name: 'landing-headline', limit: 120, seconds: 60 };

@ApiTags('funnel')
@Controller()
export class LandingHeadlineController {
  constructor(
    private readonly choose: ChooseHeadlineUseCase,
    private readonly cookie: ExperimentCookie,
    private readonly limiter: RateLimiter,
    @Inject(LANDING_HEADLINE) private readonly published: Pick<LandingHeadline, 'edited'>,
  ) {}

  @Route(landingHeadlineEndpoint)
  @Header('cache-control', 'no-store')
  async headline(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('user-agent') userAgent = '',
    @Headers('sec-fetch-dest') destination = 'document',
  ): Promise<LandingHeadlineResponse> {
    const shown = await this.choose.execute({
      visitor: this.cookie.keptBy(request),
      userAgent,
      isDocument: destination === 'document',
      mayCount: async () => (await this.limiter.hit(NEW_VISITORS, clientSubject(request.ip))).allowed,
    });
    if (!shown) {
      const edited = await this.published.edited();
      if (edited !== null) writeHeadline(reply, edited, HEADLINE_PUBLISHED);
      return { success: true, headline: edited, variant: null };
    }
    // Each visit begins its days anew.
    this.cookie.keep(shown.visitor, reply);
    writeHeadline(reply, shown.headline, shown.variant);
    return { success: true, headline: shown.headline, variant: shown.variant };
  }
}

/** For a web server that reads no body. */
const writeHeadline = (reply: FastifyReply, headline: string, variant: string) =>
  reply.header(HEADLINE_HEADER, headerHtml(headline)).header(HEADLINE_VARIANT_HEADER, variant);
