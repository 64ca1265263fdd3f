import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { ReminderRuns, Step } from '../application/reminder-runs.port.js';

const BEGIN = statement(
  'reminder-run-begin',
  `insert into reminder_run (key, started_at) values ($1, ${at('$2')}) on conflict do nothing`,
);
const LOCK = statement(
  'reminder-run-lock',
  'select reached from reminder_run where key = $1 and finished_at is null for update',
);
const MARK = statement('reminder-run-mark', 'update reminder_run set reached = $2 where key = $1');
const FINISH = statement(
  'reminder-run-finish',
  `update reminder_run set finished_at = greatest(started_at, ${at('$2')}) where key = $1`,
);

@Injectable()
export class ReminderRunsRepository implements ReminderRuns {
  constructor(private readonly sql: Sql) {}

  advance(key: string, now: number, step: Step): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      await tx.query(BEGIN, [key, now]);
      const [run] = await tx.query<{ reached: string | null }>(LOCK, [key]);
      if (!run) return false;
      const reached = await step(tx, run.reached);
      await (reached === null ? tx.query(FINISH, [key, now]) : tx.query(MARK, [key, reached]));
      return reached !== null;
    });
  }
}
