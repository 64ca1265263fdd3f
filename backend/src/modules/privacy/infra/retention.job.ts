import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import type { PersonalDataOfModule, RetentionRule } from '../../../platform/personal-data/personal-data.js';
import { Settings } from '../../../platform/settings/settings.js';
import { PERSONAL_DATA_OF_MODULES } from './person-records.repository.js';
import { forgetRows } from './person-statements.js';

/** Rows of one transaction: nobody waits behind it for long. */
const BATCH = 5_000;
const STATEMENT_TIMEOUT_MS = 60_000;

/** By night, forgets what the modules say is old enough. */
@Injectable()
export class RetentionJob {
  constructor(
    private readonly sql: Sql,
    private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PERSONAL_DATA_OF_MODULES) private readonly modules: readonly PersonalDataOfModule[],
  ) {}

  async run(): Promise<void> {
    for (const rule of this.modules.flatMap(({ retention = [] }) => retention)) await this.follow(rule);
  }

  private async follow(rule: RetentionRule): Promise<void> {
    const days = await this.settings.read(rule.setting);
    const before = new Date(this.clock.now() - days * DAY_MS);
    const statement = forgetRows(rule);
    let forgotten = BATCH;
    while (forgotten === BATCH)
      forgotten = await this.sql.transaction(async (tx) => (await tx.query(statement, [before, BATCH])).length, {
        statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      });
  }
}
