import { Controller, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  landingPageEndpoint,
  landingPageStateEndpoint,
  type LandingPageResponse,
  type LandingPageStateResponse,
} from '@summit/contracts';
import { Route } from '../../../platform/http/route.decorator.js';
import { LandingPageService } from '../landing-page.service.js';

@ApiTags('cms')
@Controller()
export class LandingPageController {
  constructor(private readonly landingPage: LandingPageService) {}

  @Route(landingPageEndpoint)
  @Header('cache-control', 'no-cache')
  page(): Promise<LandingPageResponse> {
    return this.landingPage.page();
  }

  @Route(landingPageStateEndpoint)
  @Header('cache-control', 'no-cache')
  state(): Promise<LandingPageStateResponse> {
    return this.landingPage.state();
  }
}
