import { Injectable } from '@nestjs/common';
import { presented, seeking } from '../../../platform/csv/seeking.js';
import { Sql, statement, type Statement } from '../../../platform/database/sql.js';
import { at, MAX_BIGINT, ms } from '../../../platform/database/sql-text.js';
import type { AuditLog, AuditRecord, StoredAuditRecord } from '../application/audit-log.port.js';
import { AuditPersons } from './audit-persons.js';

const APPEND = statement(
  'audit-append',
  `insert into audit_entry (at, admin_id, admin_email, action, details, status, address, request_id)
   values (${at('$1')}, $2::uuid, coalesce($3, (select email from admin_account where id = $2::uuid), ''), $4, $5, $6, $7, $8)`,
);
const IS_FOUND = (search: string, token: string): string =>
  `(position(${search} in lower(admin_email || ' ' || action)) > 0 or position(${token} in admin_email || ' ' || action) > 0)`;
const COLUMNS = `id, ${ms('at')} as at, admin_email as "adminEmail", action, details, status, address`;
const PAGE = statement('audit-page', `select ${COLUMNS} from audit_entry order by id desc limit $1 offset $2`);
const COUNT = statement('audit-count', 'select coalesce(sum(entries), 0)::int as total from audit_subject');

/** Who did what is asked of `audit_subject`, where each stands once. */
const SUBJECTS = `select fingerprint from audit_subject where ${IS_FOUND('$1', '$2')}`;
const OF_SUBJECT = `md5(admin_email || ' ' || action)::uuid`;
const COUNT_FOUND = statement(
  'audit-count-found',
  `select coalesce(sum(entries), 0)::int as total from audit_subject where ${IS_FOUND('$1', '$2')}`,
);
const foundPage = (name: string, isOfSubject: string): Statement =>
  statement(name, `select ${COLUMNS} from audit_entry where ${isOfSubject} order by id desc limit $3 offset $4`);
/** As an array: by its index. */
const FOUND = foundPage('audit-found', `${OF_SUBJECT} = any(array(${SUBJECTS}))`);
/** Where many are found, the newest of all entries are read until the page is full. */
const FOUND_AMONG_MANY = foundPage('audit-found-among-many', `(${OF_SUBJECT} in (${SUBJECTS})) is true`);
const MANY = 1_000;

const BATCH = statement(
  'audit-batch',
  `select ${COLUMNS} from audit_entry
   where ($1 = '' or ${IS_FOUND('$1', '$2')}) and id < coalesce($3::bigint, ${MAX_BIGINT}) order by id desc limit $4`,
);

interface AuditPage {
  limit: number;
  skip: number;
}

interface FoundEntries {
  rows: StoredAuditRecord[];
  total: number;
}

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
    const { rows, total } = await (search === '' ? this.newest(query) : this.found(search, query));
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

  private async newest({ limit, skip }: AuditPage): Promise<FoundEntries> {
    const [rows, total] = await Promise.all([
      this.sql.query<StoredAuditRecord>(PAGE, [limit, skip]),
      this.total(COUNT, []),
    ]);
    return { rows, total };
  }

  private async found(search: string, { limit, skip }: AuditPage): Promise<FoundEntries> {
    const wanted = [search, this.persons.tokenOf(search)];
    const total = await this.total(COUNT_FOUND, wanted);
    const page = total > MANY ? FOUND_AMONG_MANY : FOUND;
    return { rows: await this.sql.query<StoredAuditRecord>(page, [...wanted, limit, skip]), total };
  }

  private async total(statement: Statement, values: unknown[]): Promise<number> {
    const [counted] = await this.sql.query<{ total: number }>(statement, values);
    return counted!.total;
  }
}
