import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { AuditLog, AuditRecord, StoredAuditRecord } from '../application/audit-log.port.js';

const APPEND = statement(
  'audit-append',
  `insert into audit_entry (at, admin_id, admin_email, action, details, status, address, request_id)
   values (${at('$1')}, $2::uuid, coalesce($3, (select email from admin_account where id = $2::uuid), ''), $4, $5, $6, $7, $8)`,
);
const PAGE = statement(
  'audit-page',
  `select id, ${ms('at')} as at, admin_email as "adminEmail", action, details, status, address
   from audit_entry where ($1 = '' or position($1 in lower(admin_email || ' ' || action)) > 0)
   order by id desc limit $2 offset $3`,
);
const COUNT = statement(
  'audit-count',
  `select count(*)::int as total from audit_entry where $1 = '' or position($1 in lower(admin_email || ' ' || action)) > 0`,
);

@Injectable()
export class AuditLogRepository implements AuditLog {
  constructor(private readonly sql: Sql) {}

  async append(record: AuditRecord): Promise<void> {
    const { at, adminId, adminEmail, action, details, status, address, requestId } = record;
    await this.sql.query(APPEND, [at, adminId, adminEmail, action, details, status, address, requestId]);
  }

  async page(query: {
    search: string;
    limit: number;
    skip: number;
  }): Promise<{ rows: StoredAuditRecord[]; total: number }> {
    const search = query.search.toLowerCase();
    const [rows, [count]] = await Promise.all([
      this.sql.query<StoredAuditRecord>(PAGE, [search, query.limit, query.skip]),
      this.sql.query<{ total: number }>(COUNT, [search]),
    ]);
    return { rows, total: count?.total ?? 0 };
  }
}
