import { Controller, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { adminExportOverviewEndpoint, adminExportCustomersEndpoint, ALL_TIME_DAYS } from '@summit/contracts';
import { isDatabaseUnavailable } from '../../../platform/database/unavailable.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { asStream } from '../exports/as-stream.js';
import { customersCsv } from '../exports/customers-csv.js';
import { overviewCsv } from '../exports/overview-csv.js';
import { primed } from '../exports/primed.js';
import { CustomersReadModel } from '../read-models/customers.read-model.js';
import { OverviewReadModel } from '../read-models/overview.read-model.js';
import { DaysQueryDto, OverviewQueryDto } from './dto/dashboard-query.dto.js';

const TYPE = 'text/csv; charset=utf-8';
const fileName = (what: string, days: number): string => `attachment; filename="${what}_${days}days.csv"`;

function asExportError(error: unknown): never {
  throw isDatabaseUnavailable(error) ? error : new AppError('export_failed', { cause: error });
}

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
    const bytes = Buffer.from(overviewCsv(await this.overviewOf.read(query)));
    return new StreamableFile(bytes, {
      type: TYPE,
      disposition: fileName('overview', query.days ?? ALL_TIME_DAYS),
      length: bytes.length,
    });
  }

  /** As long as it may be: a batch at a time leaves the house before the next one is read. */
  @Route(adminExportCustomersEndpoint)
  async customers(@Query() { days }: DaysQueryDto): Promise<StreamableFile> {
    const lines = await primed(customersCsv(this.customersOf.all({ days }))).catch(asExportError);
    return new StreamableFile(asStream(lines), {
      type: TYPE,
      disposition: fileName('customers', days ?? ALL_TIME_DAYS),
    });
  }
}
