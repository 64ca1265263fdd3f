import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { DataAnswer, FunnelReport, PageViewsReport } from '@summit/contracts';
import { ForRole } from '../../../platform/http/access.decorators.js';
import { FunnelReadModel } from '../read-models/funnel.read-model.js';
import { PageViewsReadModel } from '../read-models/page-views.read-model.js';
import { DaysQueryDto } from './dto/dashboard-query.dto.js';

/** What visitors do on the pages (A-065..A-067). */
@ApiTags('admin analytics')
@ForRole('admin')
@Controller('admin/analytics')
export class VisitsController {
  constructor(
    private readonly funnelOf: FunnelReadModel,
    private readonly pageViewsOf: PageViewsReadModel,
  ) {}

  @Get('page-views')
  async pageViews(@Query() { days }: DaysQueryDto): Promise<DataAnswer<PageViewsReport>> {
    return { success: true, data: await this.pageViewsOf.read(days) };
  }

  @Get('funnel')
  async funnel(@Query() { days }: DaysQueryDto): Promise<DataAnswer<FunnelReport>> {
    return { success: true, data: await this.funnelOf.read(days) };
  }
}
