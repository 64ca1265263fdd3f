import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';

const RUNS = statement(
  'cms-headline-experiment-runs',
  `select exists (select from experiment where status = 'running') as runs`,
);

/** Whether visitors see one of two headlines (C-080). */
@Injectable()
export class RunningExperimentReadModel {
  constructor(private readonly sql: Sql) {}

  async runs(): Promise<boolean> {
    return (await this.sql.query<{ runs: boolean }>(RUNS))[0]!.runs;
  }
}
