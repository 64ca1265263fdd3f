import { Controller, Header, Query, Res } from '@nestjs/common';
import {
  landingPageEndpoint,
  landingPageStateEndpoint,
  landingPreviewEndpoint,
  type LandingPageResponse,
  type LandingPageStateResponse,
} from '@summit/contracts';
import { fingerprint } from '@summit/rules';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { LandingPageDrafts } from '../landing-page-drafts.service.js';
import { LandingPageService } from '../landing-page.service.js';
import { LandingPreviewDto } from './dto/landing-page.dto.js';
import { LandingAnswers } from './landing-answers.js';

@ApiTags('cms')
@Controller()
export class LandingPageController {
  constructor(
    private readonly answers: LandingAnswers,
    private readonly landingPage: LandingPageService,
    private readonly drafts: LandingPageDrafts,
  ) {}

  @Route(landingPageEndpoint)
  @Header('cache-control', 'no-cache')
  page(@Res({ passthrough: true }) reply: FastifyReply): Promise<LandingPageResponse> {
    return this.answers.page(reply);
  }

  @Route(landingPageStateEndpoint)
  @Header('cache-control', 'no-cache')
  state(@Res({ passthrough: true }) reply: FastifyReply): Promise<LandingPageStateResponse> {
    return this.answers.state(reply);
  }

  @Route(landingPreviewEndpoint)
  @Header('cache-control', 'no-store')
  async preview(@Query() { token }: LandingPreviewDto): Promise<LandingPageResponse> {
    const content = await this.drafts.behind(token);
    if (!content) throw new AppError('not_found');
    return this.landingPage.with(content, fingerprint(content));
  }
}
