import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { adminExportOverviewEndpoint, adminExportCustomersEndpoint, ALL_TIME_DAYS } from '@summit/contracts';
import { csvFile, csvStream } from '../../../platform/http/csv-answer.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { customersCsv } from '../exports/customers-csv.js';
import { overviewCsv } from '../exports/overview-csv.js';
import { CustomersReadModel } from '../read-models/customers.read-model.js';
import { OverviewReadModel } from '../read-models/overview.read-model.js';
import { DaysQueryDto, OverviewQueryDto } from './dto/dashboard-query.dto.js';

const fileName = (what: string, days: number | undefined): string => `${what}_${days ?? ALL_TIME_DAYS}days.csv`;

/** Figures and registrants as files. */
@ApiTags('admin export')
@ApiProduces('text/csv')
@Controller()
export class ExportController {
  constructor(
    private readonly overviewOf: OverviewReadModel,
    private readonly customersOf: CustomersReadModel,
  ) {}

  @Route(adminExportOverviewEndpoint)
  async overview(@Query() query: OverviewQueryDto): Promise<StreamableFile> {
    return csvFile(fileName('overview', query.days), overviewCsv(await this.overviewOf.read(query)));
  }

  /** As long as it may be: a batch at a time leaves the house before the next one is read. */
  @Route(adminExportCustomersEndpoint)
  async customers(@Query() { days }: DaysQueryDto): Promise<StreamableFile> {
    return csvStream(fileName('customers', days), customersCsv(this.customersOf.all({ days })));
  }
}
