import { Controller, Query, UseInterceptors } from '@nestjs/common';
import {
  adminFigureEndpoint,
  adminOverviewEndpoint,
  adminOrdersEndpoint,
  adminPendingInstallmentsEndpoint,
  adminCustomersEndpoint,
  adminFunnelDetailsEndpoint,
  adminRevenueChartEndpoint,
  adminProductPerformanceEndpoint,
  adminTopAffiliatesEndpoint,
  adminAffiliatePerformanceEndpoint,
  type AffiliatePerformanceRow,
  type CustomerRow,
  type DataAnswer,
  type FigureAnswer,
  type FunnelDetailRow,
  type ListAnswer,
  type OrderRow,
  type OverviewData,
  type PageAnswer,
  type PendingInstallmentRow,
  type ProductPerformanceRow,
  type RevenuePoint,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { PageQueryDto } from '../../../platform/http/list-query.js';
import { FiguresAge } from '../../../platform/http/figures-age.interceptor.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { AffiliatePerformanceReadModel } from '../read-models/affiliate-performance.read-model.js';
import { CustomersReadModel } from '../read-models/customers.read-model.js';
import { FigureRowsReadModel } from '../read-models/figure-rows.read-model.js';
import { FunnelDetailsReadModel } from '../read-models/funnel-details.read-model.js';
import { OrdersReadModel } from '../read-models/orders.read-model.js';
import { OverviewReadModel } from '../read-models/overview.read-model.js';
import { PendingInstallmentsReadModel } from '../read-models/pending-installments.read-model.js';
import { SalesReadModel } from '../read-models/sales.read-model.js';
import {
  AffiliatePerformanceQueryDto,
  CustomersQueryDto,
  DaysQueryDto,
  FigureQueryDto,
  FunnelDetailsQueryDto,
  OrdersQueryDto,
  OverviewQueryDto,
  RevenueChartQueryDto,
  TopAffiliatesQueryDto,
} from './dto/dashboard-query.dto.js';

/** Figures and lists of the back office (A-050..A-100). Only figures may come from a replica, and say how old they are. */
@ApiTags('admin dashboard')
@Controller()
export class DashboardController {
  constructor(
    private readonly overviewOf: OverviewReadModel,
    private readonly figures: FigureRowsReadModel,
    private readonly ordersOf: OrdersReadModel,
    private readonly installments: PendingInstallmentsReadModel,
    private readonly customersOf: CustomersReadModel,
    private readonly funnelDetailsOf: FunnelDetailsReadModel,
    private readonly sales: SalesReadModel,
    private readonly performance: AffiliatePerformanceReadModel,
  ) {}

  @Route(adminOverviewEndpoint)
  @UseInterceptors(FiguresAge)
  async overview(@Query() query: OverviewQueryDto): Promise<DataAnswer<OverviewData>> {
    return { success: true, data: await this.overviewOf.read(query) };
  }

  @Route(adminFigureEndpoint)
  @UseInterceptors(FiguresAge)
  figure(@Query() query: FigureQueryDto): Promise<FigureAnswer> {
    return this.figures.page(query);
  }

  @Route(adminOrdersEndpoint)
  orders(@Query() query: OrdersQueryDto): Promise<PageAnswer<OrderRow>> {
    return this.ordersOf.page(query);
  }

  @Route(adminPendingInstallmentsEndpoint)
  pendingInstallments(@Query() query: PageQueryDto): Promise<PageAnswer<PendingInstallmentRow>> {
    return this.installments.page(query);
  }

  @Route(adminCustomersEndpoint)
  customers(@Query() query: CustomersQueryDto): Promise<PageAnswer<CustomerRow>> {
    return this.customersOf.page(query);
  }

  @Route(adminFunnelDetailsEndpoint)
  @UseInterceptors(FiguresAge)
  async funnelDetails(@Query() { stage, days }: FunnelDetailsQueryDto): Promise<ListAnswer<FunnelDetailRow>> {
    return { success: true, data: await this.funnelDetailsOf.list(stage, days) };
  }

  @Route(adminRevenueChartEndpoint)
  @UseInterceptors(FiguresAge)
  async revenueChart(@Query() query: RevenueChartQueryDto): Promise<ListAnswer<RevenuePoint>> {
    return { success: true, data: await this.sales.chart(query) };
  }

  @Route(adminProductPerformanceEndpoint)
  @UseInterceptors(FiguresAge)
  async productPerformance(@Query() { days }: DaysQueryDto): Promise<ListAnswer<ProductPerformanceRow>> {
    return { success: true, data: await this.sales.products(days) };
  }

  @Route(adminTopAffiliatesEndpoint)
  @UseInterceptors(FiguresAge)
  async topAffiliates(@Query() query: TopAffiliatesQueryDto): Promise<ListAnswer<AffiliatePerformanceRow>> {
    return { success: true, data: await this.performance.top(query) };
  }

  @Route(adminAffiliatePerformanceEndpoint)
  @UseInterceptors(FiguresAge)
  async affiliates(@Query() query: AffiliatePerformanceQueryDto): Promise<ListAnswer<AffiliatePerformanceRow>> {
    return { success: true, data: await this.performance.list(query) };
  }
}
