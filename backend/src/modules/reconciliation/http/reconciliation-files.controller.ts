import { Controller, Inject, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportBookMonthsEndpoint,
  adminExportDifferencesEndpoint,
  adminExportReconciliationsEndpoint,
  type BookMonthRow,
  type DifferenceRow,
  type ReconciliationRunRow,
} from '@summit/contracts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { pagesOf } from '../../../platform/csv/pages-of.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { DifferencesReadModel } from '../read-models/differences.read-model.js';
import { MonthsReadModel } from '../read-models/months.read-model.js';
import { RunsReadModel } from '../read-models/runs.read-model.js';
import { DifferencesQueryDto } from './dto/reconciliation.dto.js';

const DIFFERENCES = new ListFile<DifferenceRow>('differences', [
  'id',
  'provider',
  'kind',
  'reference',
  'order_number',
  'ours',
  'theirs',
  'currency',
  'happened_at',
  'cause',
  'state',
  'note',
  'decided_by',
  'decided_at',
  'found_at',
  'gone_at',
]);
const RUNS = new ListFile<ReconciliationRunRow>('reconciliations', [
  'id',
  'state',
  'nightly',
  'asked_by',
  'from',
  'until',
  'started_at',
  'ended_at',
  'lines',
  'fees_booked',
  'differences',
  'failure',
]);
const MONTHS = new ListFile<BookMonthRow>('book_months', [
  'month',
  'state',
  'bookings',
  'open_differences',
  'closed_at',
  'closed_by',
  'late_bookings',
  'fingerprint',
]);

/** The lists of the reconciliation as files; the lines of a month have their own (`MonthsController`). */
@ApiTags('admin desk')
@ApiProduces('text/csv')
@Controller()
export class ReconciliationFilesController {
  constructor(
    private readonly differencesOf: DifferencesReadModel,
    private readonly runsOf: RunsReadModel,
    private readonly monthsOf: MonthsReadModel,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Route(adminExportDifferencesEndpoint)
  differences(@Query() { state, kind, provider }: DifferencesQueryDto): Promise<StreamableFile> {
    const filter = { state: state ?? null, kind: kind ?? null, provider: provider ?? null };
    const found = pagesOf(
      (page) => this.differencesOf.page(filter, page),
      ({ id }) => id,
    );
    return DIFFERENCES.of(found);
  }

  @Route(adminExportReconciliationsEndpoint)
  runs(): Promise<StreamableFile> {
    return RUNS.ofAll(() => this.runsOf.last());
  }

  @Route(adminExportBookMonthsEndpoint)
  months(): Promise<StreamableFile> {
    return MONTHS.ofAll(() => this.monthsOf.all(this.clock.now()));
  }
}
