import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  adminAcceptDifferenceEndpoint,
  adminDifferenceEndpoint,
  adminDifferencesEndpoint,
  adminReconcileEndpoint,
  adminReconciliationEndpoint,
  OUTCOME_TEXTS,
  type DataAnswer,
  type DifferenceDetail,
  type DifferenceRow,
  type ListAnswer,
  type MessageAnswer,
  type PageAnswer,
  type ReconciliationRunRow,
} from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { AcceptDifferenceUseCase } from '../application/accept-difference.use-case.js';
import { ReconciliationJobs } from '../application/reconciliation-jobs.js';
import { DifferencesReadModel } from '../read-models/differences.read-model.js';
import { RunsReadModel } from '../read-models/runs.read-model.js';
import { AcceptDifferenceDto, DifferenceParamsDto, DifferencesQueryDto } from './dto/reconciliation.dto.js';

const PAGE_SIZE = 50;

/** Our book beside those of the providers. */
@ApiTags('admin desk')
@Controller()
export class ReconciliationController {
  constructor(
    private readonly runs: RunsReadModel,
    private readonly jobs: ReconciliationJobs,
    private readonly differences: DifferencesReadModel,
    private readonly accepting: AcceptDifferenceUseCase,
  ) {}

  @Route(adminReconciliationEndpoint)
  async last(): Promise<ListAnswer<ReconciliationRunRow>> {
    return { success: true, data: await this.runs.last() };
  }

  @Route(adminReconcileEndpoint)
  async compare(@CurrentPrincipal() { id }: Principal, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    const asked = await this.jobs.ask(id);
    note({ before: null, after: { asked } });
    return { success: true, message: asked ? OUTCOME_TEXTS.reconciliationBegun : OUTCOME_TEXTS.reconciliationNotDue };
  }

  @Route(adminDifferencesEndpoint)
  list(
    @Query() { state, kind, provider, limit = PAGE_SIZE, skip = 0 }: DifferencesQueryDto,
  ): Promise<PageAnswer<DifferenceRow>> {
    const filter = { state: state ?? null, kind: kind ?? null, provider: provider ?? null };
    return this.differences.page(filter, { limit, skip });
  }

  @Route(adminDifferenceEndpoint)
  async one(@Param() { difference_id }: DifferenceParamsDto): Promise<DataAnswer<DifferenceDetail>> {
    const data = await this.differences.one(difference_id);
    if (!data) throw new AppError('not_found');
    return { success: true, data };
  }

  @Route(adminAcceptDifferenceEndpoint)
  async accept(
    @Param() { difference_id }: DifferenceParamsDto,
    @Body() { note: why }: AcceptDifferenceDto,
    @CurrentPrincipal() { id }: Principal,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const { kind, reference, state } = await this.accepting.accept({ id: difference_id, note: why, by: id });
    const what = { kind, reference };
    note({ before: { ...what, state }, after: { ...what, state: 'accepted', note: why } });
    return { success: true, message: OUTCOME_TEXTS.differenceAccepted };
  }
}
