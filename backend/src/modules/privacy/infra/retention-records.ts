import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { hasTimedOut } from '../../../platform/database/unavailable.js';
import type {
  PersonalDataOfModule,
  RetentionRule,
  RetentionSetting,
} from '../../../platform/personal-data/personal-data.js';
import type { RetentionRun } from './retention-run.entity.js';
import { PERSONAL_DATA_OF_MODULES } from './person-records.repository.js';
import { countExpired } from './person-statements.js';

/** An owner wants to know beforehand how many, not how many exactly. */
const MAX_COUNTED = 100_000;
/** For each table. The screen waits for all of them together, and gives up after 15 s. */
const STATEMENT_TIMEOUT_MS = 4_000;
const READ = statement(
  'retention-run-read',
  `select setting, ran_at as "ranAt", days, forgotten::float8 as forgotten, unfinished from retention_run`,
);

export type LastRun = Pick<RetentionRun, 'setting' | 'ranAt' | 'days' | 'unfinished'> & { forgotten: number };

/** What the nights have forgotten, and what the next one would. */
@Injectable()
export class RetentionRecords {
  constructor(
    @Inject(Sql) private readonly sql: Pick<Sql, 'query' | 'transaction'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PERSONAL_DATA_OF_MODULES) private readonly modules: readonly PersonalDataOfModule[],
  ) {}

  lastRuns(): Promise<LastRun[]> {
    return this.sql.query<LastRun>(READ);
  }

  /**
   * Records that a night would forget by that setting; counted no further than 100,000 of a table. `records` null: there are too many to
   * count them in time, which must keep nobody from keeping less.
   */
  async due(setting: RetentionSetting, days: number): Promise<{ records: number | null; orMore: boolean }> {
    const before = new Date(this.clock.now() - days * DAY_MS);
    const rules = this.modules.flatMap(({ retention = [] }) => retention).filter((rule) => rule.setting === setting);
    let records = 0;
    let orMore = false;
    for (const rule of rules) {
      const count = await this.count(rule, before);
      if (count === null) return { records: null, orMore: false };
      records += count;
      orMore ||= count === MAX_COUNTED;
    }
    return { records, orMore };
  }

  private async count(rule: RetentionRule, before: Date): Promise<number | null> {
    try {
      return await this.sql.transaction(
        async (tx) => (await tx.query<{ n: number }>(countExpired(rule), [before, MAX_COUNTED]))[0]!.n,
        { statementTimeoutMs: STATEMENT_TIMEOUT_MS },
      );
    } catch (error) {
      if (hasTimedOut(error)) return null;
      throw error;
    }
  }
}
