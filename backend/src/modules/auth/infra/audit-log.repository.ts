import { Injectable } from '@nestjs/common';
import { presented, seeking } from '../../../platform/csv/seeking.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, MAX_BIGINT, ms } from '../../../platform/database/sql-text.js';
import type { AuditLog, AuditRecord, StoredAuditRecord } from '../application/audit-log.port.js';
import { AuditPersons } from './audit-persons.js';

const APPEND = statement(
  'audit-append',
  `insert into audit_entry (at, admin_id, admin_email, action, details, status, address, request_id)
   values (${at('$1')}, $2::uuid, coalesce($3, (select email from admin_account where id = $2::uuid), ''), $4, $5, $6, $7, $8)`,
);
const IS_FOUND = (search: string, token: string): string =>
  `(${search} = '' or position(${search} in lower(admin_email || ' ' || action)) > 0 or position(${token} in admin_email || ' ' || action) > 0)`;
const FOUND = `select id, ${ms('at')} as at, admin_email as "adminEmail", action, details, status, address
   from audit_entry where ${IS_FOUND('$1', '$2')}`;
const PAGE = statement('audit-page', `${FOUND} order by id desc limit $3 offset $4`);
const BATCH = statement(
  'audit-batch',
  `${FOUND} and id < coalesce($3::bigint, ${MAX_BIGINT}) order by id desc limit $4`,
);
const COUNT = statement('audit-count', `select count(*)::int as total from audit_entry where ${IS_FOUND('$1', '$2')}`);

@Injectable()
export class AuditLogRepository implements AuditLog {
  constructor(
    private readonly sql: Sql,
    private readonly persons: AuditPersons,
  ) {}

  async append(record: AuditRecord): Promise<void> {
    const { at, adminId, status, address, requestId } = record;
    const { adminEmail, action, details } = await this.persons.hide(
      { adminEmail: record.adminEmail, action: record.action, details: record.details },
      record.action,
    );
    await this.sql.query(APPEND, [at, adminId, adminEmail, action, details, status, address, requestId]);
  }

  async page(query: {
    search: string;
    limit: number;
    skip: number;
  }): Promise<{ rows: StoredAuditRecord[]; total: number }> {
    const search = query.search.toLowerCase();
    const token = this.persons.tokenOf(search);
    const rows = await this.sql.query<StoredAuditRecord>(PAGE, [search, token, query.limit, query.skip]);
    // A page that is not full has read the log to its end, and to count would read all of it once more.
    const holdsEnd = rows.length < query.limit && (rows.length > 0 || query.skip === 0);
    const total = holdsEnd ? query.skip + rows.length : await this.count(search, token);
    return { rows: await this.persons.show(rows), total };
  }

  all(text: string): AsyncIterable<readonly StoredAuditRecord[]> {
    const search = text.toLowerCase();
    const token = this.persons.tokenOf(search);
    const rows = seeking<StoredAuditRecord>(({ last, limit }) =>
      this.sql.query(BATCH, [search, token, last?.id ?? null, limit]),
    );
    return presented(rows, (batch) => this.persons.show(batch));
  }

  private async count(search: string, token: string): Promise<number> {
    const [row] = await this.sql.query<{ total: number }>(COUNT, [search, token]);
    return row?.total ?? 0;
  }
}
