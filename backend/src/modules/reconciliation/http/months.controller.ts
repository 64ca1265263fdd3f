import { Controller, Header, Inject, Param, type StreamableFile } from '@nestjs/common';
import {
  adminBookMonthsEndpoint,
  adminCloseMonthEndpoint,
  adminExportMonthEndpoint,
  OUTCOME_TEXTS,
  type BookMonthRow,
  type ListAnswer,
  type MessageAnswer,
} from '@summit/contracts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { csvChunks } from '../../../platform/csv/csv-file.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { csvStream } from '../../../platform/http/csv-answer.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { CloseMonthUseCase } from '../application/close-month.use-case.js';
import { MONTH_FILE_HEAD, monthFileCells } from '../application/month-file.js';
import { MonthLinesReadModel } from '../read-models/month-lines.read-model.js';
import { MonthsReadModel } from '../read-models/months.read-model.js';
import { BookMonthParamsDto } from './dto/reconciliation.dto.js';

/** Months of the book, and their files for the bookkeeper. */
@ApiTags('admin desk')
@Controller()
export class MonthsController {
  constructor(
    private readonly months: MonthsReadModel,
    private readonly lines: MonthLinesReadModel,
    private readonly closing: CloseMonthUseCase,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Route(adminBookMonthsEndpoint)
  async all(): Promise<ListAnswer<BookMonthRow>> {
    return { success: true, data: await this.months.all(this.clock.now()) };
  }

  @Route(adminCloseMonthEndpoint)
  async close(
    @Param() { month }: BookMonthParamsDto,
    @CurrentPrincipal() { id }: Principal,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const { bookings, lateBookings, lines, fingerprint } = await this.closing.close(month, id);
    note({ before: { month }, after: { month, bookings, late_bookings: lateBookings, lines, fingerprint } });
    return { success: true, message: OUTCOME_TEXTS.monthClosed };
  }

  @Route(adminExportMonthEndpoint)
  @Header('cache-control', 'no-store')
  @ApiProduces('text/csv')
  async export(@Param() { month }: BookMonthParamsDto): Promise<StreamableFile> {
    if (!(await this.lines.isClosed(month))) throw new AppError('not_found');
    return csvStream(`book_${month}.csv`, csvChunks(MONTH_FILE_HEAD, this.lines.of(month), monthFileCells));
  }
}
