import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { hasTimedOut, isDatabaseUnavailable } from '../../../platform/database/unavailable.js';
import type {
  PersonalDataOfModule,
  RetentionRule,
  RetentionSetting,
} from '../../../platform/personal-data/personal-data.js';
import { retentionDays } from '../../../platform/settings/retention-settings.js';
import { Settings } from '../../../platform/settings/settings.js';
import { PERSONAL_DATA_OF_MODULES } from './person-records.repository.js';
import { countBlocks, forgetRows } from './person-statements.js';

/** Half a megabyte in one transaction, of all parts of a table together: some thousand rows, so that nobody waits behind it for long. */
const BLOCKS = 64;
const STATEMENT_TIMEOUT_MS = 60_000;
/** All rules of a setting add to one count, and so do the two parts of an interrupted night. */
const NOTE = statement(
  'retention-run-note',
  `insert into retention_run as r (setting, slot, ran_at, days, forgotten, unfinished) values ($1, $2, $3, $4, $5, $6)
   on conflict (setting) do update set slot = excluded.slot, ran_at = excluded.ran_at, days = excluded.days, unfinished = excluded.unfinished,
     forgotten = excluded.forgotten + case when r.slot = excluded.slot then r.forgotten else 0 end`,
);

/** What of it is done: tries of one night go on where the last one ended. */
interface Night {
  slot: Date;
  done: Set<RetentionRule>;
  /** Settings whose end is noted. */
  finished: Set<RetentionSetting>;
}
const aNight = (slot: Date): Night => ({ slot, done: new Set(), finished: new Set() });

/**
 * By night, forgets what the modules say is old enough: each table from its beginning to where it ended when the night came, bite
 * by bite. A row that somebody moves meanwhile is of the next night.
 */
@Injectable()
export class RetentionJob {
  private night: Night = aNight(new Date(0));

  constructor(
    @Inject(Sql) private readonly sql: Pick<Sql, 'query' | 'transaction'>,
    private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PERSONAL_DATA_OF_MODULES) private readonly modules: readonly PersonalDataOfModule[],
  ) {}

  /**
   * `slot`: the night. A rule that can't be followed keeps no other from being followed, and is tried again by itself. `stop`: ends between
   * two bites; what was forgotten stays so, and whoever goes on finds no more of it.
   */
  async run(slot: Date, stop?: AbortSignal): Promise<void> {
    if (this.night.slot.getTime() !== slot.getTime()) this.night = aNight(slot);
    const { done } = this.night;
    const failed: Error[] = [];
    for (const rule of this.rules.filter((one) => !done.has(one)))
      try {
        await this.follow(rule, slot, stop);
        done.add(rule);
        if (!this.isUnfinished(rule.setting)) await this.noteEnd(rule.setting);
      } catch (error) {
        stop?.throwIfAborted();
        // It would be asked for each rule, and answer none.
        if (isDatabaseUnavailable(error) && !hasTimedOut(error)) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        failed.push(new Error(`${rule.table} was not forgotten: ${reason}`, { cause: error }));
      }
    for (const setting of new Set(this.rules.map((rule) => rule.setting))) await this.noteEnd(setting);
    if (failed.length > 0) throw new AggregateError(failed, failed.map(({ message }) => message).join('; '));
  }

  private async follow(rule: RetentionRule, slot: Date, stop?: AbortSignal): Promise<void> {
    const days = retentionDays(await this.settings.read(rule.setting));
    const now = this.clock.now();
    const before = new Date(now - days * DAY_MS);
    const forget = forgetRows(rule);
    const note = (tx: SqlExecutor, forgotten: number) =>
      tx.query(NOTE, [rule.setting, slot, new Date(now), days, forgotten, true]);
    const parts = await this.sql.query<{ blocks: number }>(countBlocks(rule));
    for (const { from, to } of bites(parts.map(({ blocks }) => blocks))) {
      stop?.throwIfAborted();
      await this.sql.transaction(
        async (tx) => {
          const [bite] = await tx.query<{ forgotten: number }>(forget, [before, `(${from},0)`, `(${to},0)`]);
          if (bite!.forgotten > 0) await note(tx, bite!.forgotten);
        },
        { statementTimeoutMs: STATEMENT_TIMEOUT_MS },
      );
    }
  }

  /** Of a setting, when the last of its rules was followed and at the end of the night; once it is finished, that stands. */
  private async noteEnd(setting: RetentionSetting): Promise<void> {
    const { slot, finished } = this.night;
    if (finished.has(setting)) return;
    const days = retentionDays(await this.settings.read(setting));
    const unfinished = this.isUnfinished(setting);
    await this.sql.query(NOTE, [setting, slot, new Date(this.clock.now()), days, 0, unfinished]);
    if (!unfinished) finished.add(setting);
  }

  private isUnfinished(setting: RetentionSetting): boolean {
    return this.rules.some((rule) => rule.setting === setting && !this.night.done.has(rule));
  }

  private get rules(): readonly RetentionRule[] {
    return this.modules.flatMap(({ retention = [] }) => retention);
  }
}

/** Places of each bite, which is taken of every part that reaches so far: the fewer these are, the longer it is. */
export function* bites(blocks: readonly number[]): Generator<{ from: number; to: number }> {
  const end = Math.max(...blocks);
  for (let from = 0; from < end;) {
    const reaching = blocks.filter((size) => size > from).length;
    const to = from + Math.max(1, Math.floor(BLOCKS / reaching));
    yield { from, to };
    from = to;
  }
}
