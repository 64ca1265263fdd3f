import { Controller, Param } from '@nestjs/common';
import {
  adminImportRunEndpoint,
  IMPORT_KINDS,
  type ImportKind,
  type ImportRun,
  type ImportRunParams,
  type ImportRunResponse,
} from '@summit/contracts';
import { IsIn } from 'class-validator';
import { AppError } from '../errors/app-error.js';
import { ApiTags } from '../http/api-description.js';
import { Route } from '../http/route.decorator.js';
import { failsWith } from '../http/validation.pipe.js';
import { ImportRuns, type ImportRunNow } from './import-runs.js';

class ImportRunParamsDto implements ImportRunParams {
  @IsIn(IMPORT_KINDS, failsWith('not_found'))
  kind: ImportKind;
}

@ApiTags('admin')
@Controller()
export class ImportRunsController {
  constructor(private readonly runs: ImportRuns) {}

  @Route(adminImportRunEndpoint)
  async newest(@Param() { kind }: ImportRunParamsDto): Promise<ImportRunResponse> {
    const run = await this.runs.newest(kind);
    return { success: true, run: run && presentRun(run) };
  }
}

const presentRun = (run: ImportRunNow): ImportRun => ({
  state: run.state,
  started_at: run.startedAt.toISOString(),
  ended_at: run.endedAt?.toISOString() ?? null,
  done: run.done,
  total: run.total,
  pages: run.donePages === null ? null : { done: run.donePages, total: run.totalPages },
  outcome: run.state === 'done' ? { imported: run.imported ?? 0, skipped: run.skipped ?? 0 } : null,
  failure: run.failure && new AppError(run.failure).message,
});
