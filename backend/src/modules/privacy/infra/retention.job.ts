import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import type { PersonalDataOfModule, RetentionRule } from '../../../platform/personal-data/personal-data.js';
import { retentionDays } from '../../../platform/settings/retention-settings.js';
import { Settings } from '../../../platform/settings/settings.js';
import { PERSONAL_DATA_OF_MODULES } from './person-records.repository.js';
import { forgetRows } from './person-statements.js';

/** Rows of one transaction: nobody waits behind it for long. */
const BATCH = 5_000;
const STATEMENT_TIMEOUT_MS = 60_000;
/** Several rules of a setting are one count, and so are the two parts of a night that was interrupted. */
const NOTE = statement(
  'retention-run-note',
  `insert into retention_run as r (setting, slot, ran_at, days, forgotten) values ($1, $2, $3, $4, $5)
   on conflict (setting) do update set slot = excluded.slot, ran_at = excluded.ran_at, days = excluded.days,
     forgotten = excluded.forgotten + case when r.slot = excluded.slot then r.forgotten else 0 end`,
);

/** By night, forgets what the modules say is old enough. */
@Injectable()
export class RetentionJob {
  constructor(
    private readonly sql: Sql,
    private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PERSONAL_DATA_OF_MODULES) private readonly modules: readonly PersonalDataOfModule[],
  ) {}

  /** `slot`: the night. */
  async run(slot: Date): Promise<void> {
    for (const rule of this.modules.flatMap(({ retention = [] }) => retention)) await this.follow(rule, slot);
  }

  private async follow(rule: RetentionRule, slot: Date): Promise<void> {
    const days = retentionDays(await this.settings.read(rule.setting));
    const now = this.clock.now();
    const before = new Date(now - days * DAY_MS);
    const forget = forgetRows(rule);
    const forgetSome = () =>
      this.sql.transaction(
        async (tx) => {
          const { length } = await tx.query(forget, [before, BATCH]);
          await tx.query(NOTE, [rule.setting, slot, new Date(now), days, length]);
          return length;
        },
        { statementTimeoutMs: STATEMENT_TIMEOUT_MS },
      );
    let forgotten = BATCH;
    while (forgotten === BATCH) forgotten = await forgetSome();
  }
}
