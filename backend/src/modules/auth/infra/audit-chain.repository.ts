import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { AuditChain, AuditFindings, AuditHead } from '../application/audit-chain.port.js';

/** The expression of the trigger that writes the hashes, and not its function: who can change entries can change that as well. */
const BROKEN = statement(
  'audit-chain-broken',
  `select id from (
     select e.*, lag(hash, 1, '') over (order by id) as hash_before from audit_entry e
   ) e
   where e.previous_hash <> e.hash_before
      or e.hash <> encode(sha256(convert_to(e.previous_hash || jsonb_build_array(e.id, extract(epoch from e.at), e.admin_id,
        e.admin_email, e.action, e.details, e.status, e.address, e.request_id)::text, 'UTF8')), 'hex')
   order by id limit 20`,
);
const LOST = statement(
  'audit-chain-lost',
  `select c.entry_id as id from audit_checkpoint c left join audit_entry e on e.id = c.entry_id and e.hash = c.hash
   where e.id is null order by c.entry_id limit 20`,
);
const COUNT = statement('audit-chain-count', 'select count(*)::int as entries from audit_entry');
const HEAD = statement('audit-chain-head', 'select id as "entryId", hash from audit_entry order by id desc limit 1');
const ADD_CHECKPOINT = statement(
  'audit-checkpoint-add',
  `insert into audit_checkpoint (entry_id, hash, at) values ($1, $2, ${at('$3')}) on conflict do nothing`,
);

@Injectable()
export class AuditChainRepository implements AuditChain {
  constructor(private readonly sql: Sql) {}

  async inspect(): Promise<AuditFindings> {
    const [head] = await this.sql.query<{ entryId: string; hash: string }>(HEAD);
    const [count] = await this.sql.query<{ entries: number }>(COUNT);
    const broken = await this.sql.query<{ id: string }>(BROKEN);
    const lost = await this.sql.query<{ id: string }>(LOST);
    return {
      brokenEntries: broken.map(({ id }) => id),
      lostEntries: lost.map(({ id }) => id),
      entries: count?.entries ?? 0,
      head: head ?? null,
    };
  }

  async addCheckpoint({ entryId, hash, at }: AuditHead & { at: number }): Promise<void> {
    await this.sql.query(ADD_CHECKPOINT, [entryId, hash, at]);
  }
}
