import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { Findings, StoredFinding } from '../application/findings.port.js';
import type { Finding } from '../domain/stuck-order.js';

const FINDING = `select id, kind, order_id as "orderId", subject, detail, ${ms('since')} as since from desk_finding`;
const BY_IDS = statement('desk-findings-by-ids', `${FINDING} where id = any($1::uuid[])`);
const ALL = statement('desk-findings-all', FINDING);
const FORGET_SOME = statement('desk-findings-forget-some', 'delete from desk_finding where id = any($1::uuid[])');
const FOUND = `found as (select * from jsonb_to_recordset($1::jsonb)
  as found(kind text, "orderId" uuid, subject text, detail text, since float8))`;
const ADD = statement(
  'desk-findings-add',
  `with ${FOUND}
   insert into desk_finding (id, kind, order_id, subject, detail, since, found_at)
   select gen_random_uuid(), kind, "orderId", subject, detail, ${at('since')}, ${at('$2')} from found
   on conflict (order_id, kind, subject) do update set detail = excluded.detail, since = excluded.since
   where (desk_finding.detail, desk_finding.since) is distinct from (excluded.detail, excluded.since)`,
);
const FORGET = statement(
  'desk-findings-forget',
  `with ${FOUND}
   delete from desk_finding old where ($2::uuid is null or old.order_id = $2)
     and not exists (select from found where found."orderId" = old.order_id and found.kind = old.kind and found.subject = old.subject)`,
);
const NOTE_REPAIR = statement(
  'desk-finding-note-repair',
  `update desk_finding set repaired_at = ${at('$2')} where id = $1`,
);

@Injectable()
export class FindingsRepository implements Findings {
  constructor(private readonly sql: Sql) {}

  async byId(id: string): Promise<StoredFinding | null> {
    return (await this.byIds([id]))[0] ?? null;
  }

  byIds(ids: readonly string[]): Promise<StoredFinding[]> {
    return this.sql.query<StoredFinding>(BY_IDS, [ids]);
  }

  all(): Promise<StoredFinding[]> {
    return this.sql.query<StoredFinding>(ALL);
  }

  async forget(ids: readonly string[]): Promise<void> {
    await this.sql.query(FORGET_SOME, [ids]);
  }

  async replace(
    found: readonly Finding[],
    { orderId, at: lookedAt }: { orderId: string | null; at: number },
  ): Promise<void> {
    const rows = JSON.stringify(found);
    await this.sql.transaction(async (tx) => {
      await tx.query(FORGET, [rows, orderId]);
      await tx.query(ADD, [rows, lookedAt]);
    });
  }

  async noteRepair(id: string, repairedAt: number): Promise<void> {
    await this.sql.query(NOTE_REPAIR, [id, repairedAt]);
  }
}
