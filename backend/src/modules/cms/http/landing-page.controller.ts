import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { LandingPageResponse, LandingPageStateResponse } from '@summit/contracts';
import { Public } from '../../../platform/http/access.decorators.js';
import { LandingPageService } from '../landing-page.service.js';

@ApiTags('cms')
@Public()
@Controller('landing-page')
export class LandingPageController {
  constructor(private readonly landingPage: LandingPageService) {}

  @Get()
  @Header('cache-control', 'no-cache')
  page(): Promise<LandingPageResponse> {
    return this.landingPage.page();
  }

  @Get('state')
  @Header('cache-control', 'no-cache')
  state(): Promise<LandingPageStateResponse> {
    return this.landingPage.state();
  }
}
