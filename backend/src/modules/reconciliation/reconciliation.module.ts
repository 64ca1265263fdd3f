import { Module, type OnModuleInit } from '@nestjs/common';
import { HOUR_MS } from '@summit/rules';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AcceptDifferenceUseCase } from './application/accept-difference.use-case.js';
import { BookFees } from './application/book-fees.js';
import { BOTH_BOOKS } from './application/both-books.port.js';
import { CloseMonthUseCase } from './application/close-month.use-case.js';
import { DIFFERENCES } from './application/differences.port.js';
import { MONTHS } from './application/months.port.js';
import { NameLines } from './application/name-lines.js';
import { PROVIDER_LINES } from './application/provider-lines.port.js';
import { ReconciliationJobs } from './application/reconciliation-jobs.js';
import { RECONCILIATION_RUNS } from './application/reconciliation-runs.port.js';
import { ReconcileUseCase } from './application/reconcile.use-case.js';
import { DifferenceNotifier } from './application/difference-notifier.js';
import { MonthsController } from './http/months.controller.js';
import { ReconciliationFilesController } from './http/reconciliation-files.controller.js';
import { ReconciliationController } from './http/reconciliation.controller.js';
import { DifferencesRepository } from './infra/differences.repository.js';
import { MonthsRepository } from './infra/months.repository.js';
import { OpenBookingCounts } from './infra/open-booking-counts.js';
import { ProviderLinesRepository } from './infra/provider-lines.repository.js';
import { ReconciliationRunsRepository } from './infra/reconciliation-runs.repository.js';
import { BothBooksReadModel } from './read-models/both-books.read-model.js';
import { DifferencesReadModel } from './read-models/differences.read-model.js';
import { MonthLinesReadModel } from './read-models/month-lines.read-model.js';
import { MonthsReadModel } from './read-models/months.read-model.js';
import { RunsReadModel } from './read-models/runs.read-model.js';
import { RECONCILE_TASK, type ReconcileJob } from './application/reconciliation-tasks.js';

/** Compares our book with those of the providers, books what they keep, and hands months over to a bookkeeper. */
@Module({
  imports: [LedgerModule, PaymentsModule],
  controllers: [ReconciliationController, ReconciliationFilesController, MonthsController],
  providers: [
    ReconcileUseCase,
    ReconciliationJobs,
    BookFees,
    NameLines,
    DifferenceNotifier,
    AcceptDifferenceUseCase,
    CloseMonthUseCase,
    RunsReadModel,
    DifferencesReadModel,
    MonthsReadModel,
    MonthLinesReadModel,
    OpenBookingCounts,
    { provide: BOTH_BOOKS, useClass: BothBooksReadModel },
    { provide: RECONCILIATION_RUNS, useClass: ReconciliationRunsRepository },
    { provide: PROVIDER_LINES, useClass: ProviderLinesRepository },
    { provide: DIFFERENCES, useClass: DifferencesRepository },
    { provide: MONTHS, useClass: MonthsRepository },
  ],
})
export class ReconciliationModule implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly tasks: TaskRegistry,
    private readonly jobs: ReconciliationJobs,
    private readonly openBookings: OpenBookingCounts,
  ) {}

  onModuleInit(): void {
    this.tasks.register(RECONCILE_TASK, (job: ReconcileJob) => this.jobs.handle(job));
    this.schedule.nightly('reconciliation', () => this.jobs.nightly());
    this.schedule.every({ job: 'months-fold', seconds: HOUR_MS / 1_000 }, () => this.openBookings.fold());
  }
}
