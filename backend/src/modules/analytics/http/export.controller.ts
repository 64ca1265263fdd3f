import { Controller, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportCustomersEndpoint,
  adminExportFigureEndpoint,
  adminExportFunnelDetailsEndpoint,
  adminExportInstallmentsEndpoint,
  adminExportOrdersEndpoint,
  adminExportOverviewEndpoint,
  adminExportPageViewsEndpoint,
  adminExportProductsEndpoint,
  adminExportReferrersEndpoint,
  adminExportRevenueEndpoint,
  adminExportTopAffiliatesEndpoint,
  ALL_TIME_DAYS,
} from '@summit/contracts';
import { pagesOf } from '../../../platform/csv/pages-of.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { csvFile, csvStream } from '../../../platform/http/csv-answer.js';
import { Route } from '../../../platform/http/route.decorator.js';
import * as FILES from '../exports/list-files.js';
import { customersCsv } from '../exports/customers-csv.js';
import { overviewCsv } from '../exports/overview-csv.js';
import { AffiliatePerformanceReadModel } from '../read-models/affiliate-performance.read-model.js';
import { CustomersReadModel } from '../read-models/customers.read-model.js';
import { FigureRowsReadModel } from '../read-models/figure-rows.read-model.js';
import { FunnelDetailsReadModel } from '../read-models/funnel-details.read-model.js';
import { OrdersReadModel } from '../read-models/orders.read-model.js';
import { OverviewReadModel } from '../read-models/overview.read-model.js';
import { PageViewsReadModel } from '../read-models/page-views.read-model.js';
import { PendingInstallmentsReadModel } from '../read-models/pending-installments.read-model.js';
import { SalesReadModel } from '../read-models/sales.read-model.js';
import {
  CustomersFileQueryDto,
  DaysQueryDto,
  FigureQueryDto,
  FunnelDetailsQueryDto,
  OrdersQueryDto,
  OverviewQueryDto,
  RevenueChartQueryDto,
} from './dto/dashboard-query.dto.js';

const fileName = (what: string, days: number | undefined): string => `${what}_${days ?? ALL_TIME_DAYS}days.csv`;

/** Figures and lists of the dashboard as files. */
@ApiTags('admin export')
@ApiProduces('text/csv')
@Controller()
export class ExportController {
  constructor(
    private readonly overviewOf: OverviewReadModel,
    private readonly customersOf: CustomersReadModel,
    private readonly ordersOf: OrdersReadModel,
    private readonly installments: PendingInstallmentsReadModel,
    private readonly figures: FigureRowsReadModel,
    private readonly funnelDetails: FunnelDetailsReadModel,
    private readonly sales: SalesReadModel,
    private readonly performance: AffiliatePerformanceReadModel,
    private readonly views: PageViewsReadModel,
  ) {}

  @Route(adminExportOverviewEndpoint)
  async overview(@Query() query: OverviewQueryDto): Promise<StreamableFile> {
    return csvFile(fileName('overview', query.days), overviewCsv(await this.overviewOf.read(query)));
  }

  /** Any length: each batch is sent before the next one is read. */
  @Route(adminExportCustomersEndpoint)
  async customers(@Query() query: CustomersFileQueryDto): Promise<StreamableFile> {
    return csvStream(fileName('customers', query.days), customersCsv(this.customersOf.all(query)));
  }

  @Route(adminExportOrdersEndpoint)
  orders(@Query() query: OrdersQueryDto): Promise<StreamableFile> {
    return FILES.ORDERS.of(this.ordersOf.all(query));
  }

  @Route(adminExportInstallmentsEndpoint)
  pendingInstallments(): Promise<StreamableFile> {
    const plans = pagesOf(
      (page) => this.installments.page(page),
      ({ id }) => id,
    );
    return FILES.INSTALLMENTS.of(plans);
  }

  @Route(adminExportFigureEndpoint)
  figure(@Query() query: FigureQueryDto): Promise<StreamableFile> {
    return FILES.FIGURE.of(this.figures.all(query));
  }

  @Route(adminExportFunnelDetailsEndpoint)
  details(@Query() { stage, days }: FunnelDetailsQueryDto): Promise<StreamableFile> {
    return FILES.FUNNEL_DETAILS.ofAll(async () => (await this.funnelDetails.list(stage, days)).map(FILES.funnelLine));
  }

  @Route(adminExportRevenueEndpoint)
  revenue(@Query() query: RevenueChartQueryDto): Promise<StreamableFile> {
    return FILES.REVENUE.ofAll(() => this.sales.chart(query));
  }

  @Route(adminExportPageViewsEndpoint)
  pageViews(@Query() { days }: DaysQueryDto): Promise<StreamableFile> {
    return FILES.PAGE_VIEWS.ofAll(async () => (await this.views.read(days)).by_page);
  }

  @Route(adminExportReferrersEndpoint)
  referrers(@Query() { days }: DaysQueryDto): Promise<StreamableFile> {
    return FILES.REFERRERS.ofAll(async () => (await this.views.read(days)).top_referrers);
  }

  @Route(adminExportProductsEndpoint)
  products(@Query() { days }: DaysQueryDto): Promise<StreamableFile> {
    return FILES.PRODUCTS.ofAll(() => this.sales.products(days));
  }

  /** The panel shows the best five, the file everybody. */
  @Route(adminExportTopAffiliatesEndpoint)
  topAffiliates(@Query() { days }: DaysQueryDto): Promise<StreamableFile> {
    return FILES.TOP_AFFILIATES.ofAll(() => this.performance.list({ days }));
  }
}
