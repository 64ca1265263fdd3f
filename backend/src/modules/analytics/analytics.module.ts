import { Module } from '@nestjs/common';
import { DatabaseFigures } from '../../platform/telemetry/database-figures.js';
import { DASHBOARD_ROLLUP } from './analytics.public.js';
import { DashboardController } from './http/dashboard.controller.js';
import { ExportController } from './http/export.controller.js';
import { PageViewsController } from './http/page-views.controller.js';
import { VisitsController } from './http/visits.controller.js';
import { PageViewIntake } from './page-view-intake.js';
import { PageViewPartitionsJob } from './page-view-partitions.job.js';
import { PageViewWriter } from './page-view-writer.js';
import { AffiliatePerformanceReadModel } from './read-models/affiliate-performance.read-model.js';
import { CustomersReadModel } from './read-models/customers.read-model.js';
import { FigureRowsReadModel } from './read-models/figure-rows.read-model.js';
import { FunnelDetailsReadModel } from './read-models/funnel-details.read-model.js';
import { FunnelReadModel } from './read-models/funnel.read-model.js';
import { OrdersReadModel } from './read-models/orders.read-model.js';
import { OverviewReadModel } from './read-models/overview.read-model.js';
import { PageViewsReadModel } from './read-models/page-views.read-model.js';
import { PendingInstallmentsReadModel } from './read-models/pending-installments.read-model.js';
import { ReportSettings } from './read-models/report-settings.js';
import { SalesReadModel } from './read-models/sales.read-model.js';
import { DashboardRollup } from './rollup/dashboard-rollup.js';
import { ROLLUP_FIGURES } from './rollup/rollup-figures.js';
import { RollupDrift } from './rollup/rollup-drift.js';
import { RollupJob } from './rollup/rollup.job.js';

@Module({
  controllers: [PageViewsController, DashboardController, VisitsController, ExportController],
  providers: [
    PageViewIntake,
    PageViewWriter,
    PageViewPartitionsJob,
    ReportSettings,
    OverviewReadModel,
    FigureRowsReadModel,
    OrdersReadModel,
    PendingInstallmentsReadModel,
    CustomersReadModel,
    FunnelReadModel,
    FunnelDetailsReadModel,
    PageViewsReadModel,
    SalesReadModel,
    AffiliatePerformanceReadModel,
    DashboardRollup,
    RollupDrift,
    RollupJob,
    { provide: DASHBOARD_ROLLUP, useExisting: DashboardRollup },
  ],
  exports: [DASHBOARD_ROLLUP],
})
export class AnalyticsModule {
  constructor(figures: DatabaseFigures) {
    figures.add(ROLLUP_FIGURES);
  }
}
