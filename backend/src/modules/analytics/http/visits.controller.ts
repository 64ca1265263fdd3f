import { Controller, Query, UseInterceptors } from '@nestjs/common';
import {
  adminPageViewsEndpoint,
  adminFunnelEndpoint,
  type DataAnswer,
  type FunnelReport,
  type PageViewsReport,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { FiguresAge } from '../../../platform/http/figures-age.interceptor.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { FunnelReadModel } from '../read-models/funnel.read-model.js';
import { PageViewsReadModel } from '../read-models/page-views.read-model.js';
import { DaysQueryDto } from './dto/dashboard-query.dto.js';

/** What visitors do on the pages (A-065..A-067). */
@ApiTags('admin analytics')
@Controller()
@UseInterceptors(FiguresAge)
export class VisitsController {
  constructor(
    private readonly funnelOf: FunnelReadModel,
    private readonly pageViewsOf: PageViewsReadModel,
  ) {}

  @Route(adminPageViewsEndpoint)
  async pageViews(@Query() { days }: DaysQueryDto): Promise<DataAnswer<PageViewsReport>> {
    return { success: true, data: await this.pageViewsOf.read(days) };
  }

  @Route(adminFunnelEndpoint)
  async funnel(@Query() { days }: DaysQueryDto): Promise<DataAnswer<FunnelReport>> {
    return { success: true, data: await this.funnelOf.read(days) };
  }
}
