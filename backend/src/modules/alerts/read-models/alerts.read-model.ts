import { Injectable } from '@nestjs/common';
import type { AlertRow } from '@summit/contracts';
import { Sql, statement } from '../../../platform/database/sql.js';

const MAX_ALERTS = 100;
const LIST = statement(
  'alerts-list',
  `select id, kind, subject, summary, raised_at, ended_at, told_at from operator_alert
   order by (ended_at is null) desc, coalesce(ended_at, raised_at) desc, id limit ${MAX_ALERTS}`,
);

type StoredAlert = Omit<AlertRow, 'raised_at' | 'ended_at' | 'told_at'> & {
  raised_at: Date;
  ended_at: Date | null;
  told_at: Date | null;
};

/** What stands first, then what ended last. */
@Injectable()
export class AlertsReadModel {
  constructor(private readonly sql: Sql) {}

  async read(): Promise<AlertRow[]> {
    const rows = await this.sql.query<StoredAlert>(LIST);
    return rows.map(({ raised_at, ended_at, told_at, ...alert }) => ({
      ...alert,
      raised_at: raised_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
      told_at: told_at?.toISOString() ?? null,
    }));
  }
}
